import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import type { Project, UploadedFile } from "@tieout/contract";
import { openingsOf, otherCurrencyOf, readinessOf } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../../components/Button.tsx";
import { EmptyState } from "../../../components/EmptyState.tsx";
import { TableSkeleton } from "../../../components/TableSkeleton.tsx";
import { paths } from "../../../config/paths.ts";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { RunStages } from "../../../project/RunStages.tsx";
import { useIsRunning } from "../../../project/useIsRunning.ts";

/** What stands in place of a statement before the first one is made, and while it is. */
export function NoStatement({ project }: { project: Project }) {
  const isRunning = useIsRunning(project);
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const hasFiles = files.some(isCounting);
  if (isRunning) {
    return (
      <Box role="status" sx={{ p: 2.5 }}>
        <RunStages project={project} />
      </Box>
    );
  }
  // The project has one by now: what was read of it is from before, and is being read again.
  if (project.statementVersion !== null) return <LoadingStatement />;
  return (
    <EmptyState
      title="No cash flow statement available."
      hint={hintOf(project, files)}
      action={
        <Button component={RouterLink} to={paths.upload} variant="outlined" color="inherit">
          {hasFiles ? "See the files" : "Upload data"}
        </Button>
      }
    />
  );
}

/** As long as a statement, so that what stands beneath it stays where it is. */
export function LoadingStatement() {
  return (
    <>
      <Box sx={{ color: "text.secondary", mb: 1 }}>Loading cash flow data...</Box>
      <TableSkeleton rows={24} amounts={2} />
    </>
  );
}

/** What leads to the first statement. */
function hintOf(project: Project, files: readonly UploadedFile[]): string {
  if (otherCurrencyOf(project, files) !== null)
    return "It is made once the project and its files are in one currency.";
  const { obstacles } = readinessOf(project, files);
  if (obstacles.length > 0) return obstacles.join(" ");
  const { missing, contradicting } = openingsOf(project, files);
  if (missing.length + contradicting.length > 0)
    return "It is made once the project says where the opening balances come from.";
  const hasFiles = files.some(isCounting);
  if (hasFiles && project.runFailure !== null)
    return `No statement could be made: ${project.runFailure}`;
  return hasFiles
    ? 'Click "Process Data" to generate the statement from your files.'
    : 'Upload trial balance data and click "Process Data" to generate the statement.';
}

function isCounting({ isSelected, status }: UploadedFile): boolean {
  return isSelected && status === "valid";
}
