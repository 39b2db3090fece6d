import type { Input, Project } from "@tieout/contract";
import { BusyButton } from "../components/BusyButton.tsx";
import { useProcessProject } from "../lib/project/useProcessProject.ts";
import { useIsRunning } from "./useIsRunning.ts";
import { useOtherCurrency } from "./useOtherCurrency.ts";
import { useReadiness } from "./useReadiness.ts";

type Props = {
  project: Project;
  /** What a person asked of the statement; what nobody has touched stays as the project, or what the files name, has it. */
  asked?: Input<"processProject">["body"];
};

/** Prepares the statement from the files that count. */
export function ProcessButton({ project, asked = {} }: Props) {
  const process = useProcessProject(project.id);
  const isBusy = useIsRunning(project);
  // Where something stands in the way another action is due first
  const { isReady } = useReadiness(project);
  // A notice beside it says so, and has the button that settles it
  const isInTwoCurrencies = useOtherCurrency(project) !== null;
  return (
    <BusyButton
      variant={isReady ? "contained" : "outlined"}
      color={isReady ? "primary" : "inherit"}
      isBusy={isBusy}
      disabled={isInTwoCurrencies}
      onClick={() => process.mutate(asked)}
    >
      {isBusy ? "Processing..." : "Process Data"}
    </BusyButton>
  );
}
