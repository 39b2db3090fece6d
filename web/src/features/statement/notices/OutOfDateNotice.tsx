import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import type { Project } from "@tieout/contract";
import { BusyButton } from "../../../components/BusyButton.tsx";
import { useProcessProject } from "../../../lib/project/useProcessProject.ts";

/** Says that a statement is no longer of what the project holds, and prepares it again. */
export function OutOfDateNotice({ project }: { project: Project }) {
  const process = useProcessProject(project.id);
  const isBusy = process.isPending || project.status === "processing";
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 1, "&:last-child": { mb: 0 } }}
      action={
        <BusyButton color="inherit" size="small" isBusy={isBusy} onClick={() => process.mutate({})}>
          {isBusy ? "Processing..." : "Update the statement"}
        </BusyButton>
      }
    >
      <AlertTitle>Out of date</AlertTitle>
      Files, adjustments or settings have changed since these figures were prepared.
    </Alert>
  );
}
