import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { useMutationState, useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { paths } from "../../config/paths.ts";
import { explainBriefly } from "../../lib/api/explainBriefly.ts";
import { filesQuery } from "../../lib/queries/filesQuery.ts";
import { keys } from "../../lib/queries/keys.ts";
import { ProcessButton } from "../../project/ProcessButton.tsx";
import { ProjectStatus } from "../../project/ProjectStatus.tsx";
import { RunStages } from "../../project/RunStages.tsx";
import { useIsRunning } from "../../project/useIsRunning.ts";
import { useOtherCurrency } from "../../project/useOtherCurrency.ts";
import { isSufficient } from "./isSufficient.ts";

/** Where the files have led: to a statement, to one that is being prepared, or to what is missing. */
export function StatementOutcome({ project }: { project: Project }) {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const isProcessing = useIsRunning(project);
  const refusal = useRefusal(project);
  // What stands in the way, and the one button that clears it, are the notice's beneath
  const isOfOtherCurrency = useOtherCurrency(project) !== null;
  const isReady = isSufficient(project, files) && !isOfOtherCurrency;
  const hasStatement = project.statementVersion !== null;
  // A run that made no statement leaves the one before it, which is out of date
  const isRefused = project.runFailure !== null || project.isOutOfDate;
  if (files.length === 0 || (!isProcessing && !isReady && !hasStatement)) return null;
  return (
    <Paper variant="outlined" role="status" aria-label="The statement" sx={paperStyle}>
      <Box sx={{ flex: "1 1 260px", fontWeight: 550 }}>
        {isProcessing && <RunStages project={project} />}
        {!isProcessing && !hasStatement && (refusal ?? "These files are enough for a statement.")}
        {!isProcessing && hasStatement && isRefused && !isOfOtherCurrency && <div>{refusal}</div>}
        {!isProcessing && hasStatement && (
          <Box component="span" sx={{ display: "inline-flex", gap: 1, alignItems: "center" }}>
            {wordsOf(project)}
            <ProjectStatus project={project} />
          </Box>
        )}
      </Box>
      {!isProcessing && (!hasStatement || project.isOutOfDate) && isReady && (
        <ProcessButton project={project} />
      )}
      {!isProcessing && hasStatement && (
        <Button
          component={RouterLink}
          to={paths.cashFlow}
          variant={project.isOutOfDate ? "outlined" : "contained"}
          color={project.isOutOfDate ? "inherit" : "primary"}
        >
          Open the statement
        </Button>
      )}
    </Paper>
  );
}

/** Why the last run gave no statement, a task or one that this page asked for; a message is gone before it is read. */
function useRefusal({ id, runFailure }: Project): string | null {
  const runs = useMutationState({
    filters: { mutationKey: keys.processingOf(id) },
    select: ({ state }) => state.error,
  });
  const last = runs.at(-1) ?? null;
  const reason = runFailure ?? (last && explainBriefly(last));
  return reason && `No statement could be made: ${reason}`;
}

function wordsOf({ tiesOut, isOutOfDate, draftReasons }: Project): string {
  if (isOutOfDate) return "Files or settings have changed since the statement was prepared.";
  if (tiesOut) return "The statement ties out.";
  return `The statement is a draft: ${draftReasons[0]?.message ?? ""}`;
}

const paperStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  px: 2,
  py: 1.5,
  mb: 2,
} as const;
