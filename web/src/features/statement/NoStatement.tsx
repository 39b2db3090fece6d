import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { paths } from "../../config/paths.ts";
import { filesQuery } from "../../lib/queries/filesQuery.ts";
import { RunStages } from "../../project/RunStages.tsx";
import { type Readiness, readinessOf } from "../../project/readiness.ts";
import { useIsRunning } from "../../project/useIsRunning.ts";
import { otherCurrencyOf } from "../../project/useOtherCurrency.ts";

/** What stands in place of a statement before the first one is made, and while it is. */
export function NoStatement({ project }: { project: Project }) {
  const isRunning = useIsRunning(project);
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const hasFiles = files.some(({ isSelected, status }) => isSelected && status === "valid");
  const isOfOtherCurrency = otherCurrencyOf(project, files) !== null;
  if (isRunning) {
    return (
      <Box role="status" sx={{ p: 2.5 }}>
        <RunStages project={project} />
      </Box>
    );
  }
  return (
    <EmptyState
      title="No cash flow statement available."
      hint={hintOf(hasFiles, isOfOtherCurrency, readinessOf(project, files))}
      action={
        <Button component={RouterLink} to={paths.upload} variant="outlined" color="inherit">
          {hasFiles ? "See the files" : "Upload data"}
        </Button>
      }
    />
  );
}

/** What leads to the first statement. */
function hintOf(hasFiles: boolean, isOfOtherCurrency: boolean, { obstacles }: Readiness): string {
  if (isOfOtherCurrency)
    return "It is made once the project and its general ledger are in one currency.";
  if (obstacles.length > 0) return obstacles.join(" ");
  return hasFiles
    ? 'Click "Process Data" to generate the statement from your files.'
    : 'Upload trial balance data and click "Process Data" to generate the statement.';
}
