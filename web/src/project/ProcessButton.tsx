import type { Project } from "@tieout/contract";
import { BusyButton } from "../components/BusyButton.tsx";
import { useProcessProject } from "../lib/project/useProcessProject.ts";
import { useIsRunning } from "./useIsRunning.ts";
import { useOtherCurrency } from "./useOtherCurrency.ts";

/** Prepares the statement from the files that count. */
export function ProcessButton({ project }: { project: Project }) {
  const process = useProcessProject(project.id);
  const isBusy = useIsRunning(project);
  // Another action is due first
  const isOfOtherCurrency = useOtherCurrency(project) !== null;
  return (
    <BusyButton
      variant={isOfOtherCurrency ? "outlined" : "contained"}
      color={isOfOtherCurrency ? "inherit" : "primary"}
      isBusy={isBusy}
      onClick={() => process.mutate({})}
    >
      {isBusy ? "Processing..." : "Process Data"}
    </BusyButton>
  );
}
