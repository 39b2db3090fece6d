import type { Input, Project } from "@tieout/contract";
import { BusyButton } from "../components/BusyButton.tsx";
import { useProcessProject } from "../lib/project/useProcessProject.ts";
import { useIsRunning } from "./useIsRunning.ts";
import { useOtherCurrency } from "./useOtherCurrency.ts";

type Props = {
  project: Project;
  /** What a person asked of the statement; what nobody has touched stays as the project, or what the files name, has it. */
  asked?: Input<"processProject">["body"];
};

/** Prepares the statement from the files that count. */
export function ProcessButton({ project, asked = {} }: Props) {
  const process = useProcessProject(project.id);
  const isBusy = useIsRunning(project);
  // Another action is due first
  const isOfOtherCurrency = useOtherCurrency(project) !== null;
  return (
    <BusyButton
      variant={isOfOtherCurrency ? "outlined" : "contained"}
      color={isOfOtherCurrency ? "inherit" : "primary"}
      isBusy={isBusy}
      onClick={() => process.mutate(asked)}
    >
      {isBusy ? "Processing..." : "Process Data"}
    </BusyButton>
  );
}
