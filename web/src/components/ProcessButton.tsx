import type { Project } from "@tieout/contract";
import { useProcessProject } from "../lib/project/useProcessProject.ts";
import { BusyButton } from "./BusyButton.tsx";

/** Prepares the statement from the files that count. */
export function ProcessButton({ project }: { project: Project }) {
  const process = useProcessProject(project.id);
  const isBusy = process.isPending || project.status === "processing";
  return (
    <BusyButton variant="contained" isBusy={isBusy} onClick={() => process.mutate({})}>
      {isBusy ? "Processing..." : "Process Data"}
    </BusyButton>
  );
}
