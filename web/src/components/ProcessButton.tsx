import Button from "@mui/material/Button";
import type { Project } from "@tieout/contract";
import { useProcessProject } from "../lib/project/useProcessProject.ts";

/** Prepares the statement from the files that count. */
export function ProcessButton({ project }: { project: Project }) {
  const process = useProcessProject(project.id);
  const isBusy = process.isPending || project.status === "processing";
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => process.mutate({})}>
      {isBusy ? "Processing..." : "Process Data"}
    </Button>
  );
}
