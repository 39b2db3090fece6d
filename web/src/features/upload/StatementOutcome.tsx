import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { useMutationState, useQuery } from "@tanstack/react-query";
import type { Project, Readiness } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { paths } from "../../config/paths.ts";
import { explainBriefly } from "../../lib/api/explainBriefly.ts";
import { UnknownOutcome } from "../../lib/api/UnknownOutcome.ts";
import { filesQuery } from "../../lib/queries/filesQuery.ts";
import { keys } from "../../lib/queries/keys.ts";
import { ProcessButton } from "../../project/ProcessButton.tsx";
import { ProjectStatus } from "../../project/ProjectStatus.tsx";
import { RunStages } from "../../project/RunStages.tsx";
import { useIsRunning } from "../../project/useIsRunning.ts";
import { useReadiness } from "../../project/useReadiness.ts";
import { useUploads } from "./sending/Uploads.ts";

/** Where the files have led: to a statement, to one that is being prepared, or to what is missing. */
export function StatementOutcome({ project }: { project: Project }) {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  const isProcessing = useIsRunning(project);
  const { isReady, obstacles } = useReadiness(project);
  const isAwaiting = useUploads().isBusy(project.id) && project.processesAutomatically;
  const hasStatement = project.statementVersion !== null;
  const isObstructed = obstacles.length > 0;
  // A run that was lost is asked for again, also where nothing has changed since the statement before it
  const isDue = !hasStatement || project.isOutOfDate || project.runFailure !== null;
  if (files.length === 0 || !(isProcessing || isReady || isObstructed || hasStatement)) return null;
  // Once the files on their way are read it goes on by itself: nothing is offered that is then withdrawn
  if (isAwaiting && !isProcessing && !hasStatement) return null;
  return (
    <Paper
      variant="outlined"
      role="status"
      aria-label="The statement"
      id={OUTCOME}
      tabIndex={-1}
      sx={paperStyle}
    >
      <Box sx={{ flex: "1 1 260px", fontWeight: 550 }}>
        {isProcessing ? (
          <RunStages project={project} />
        ) : (
          <Outcome project={project} isReady={isReady} obstacles={obstacles} />
        )}
      </Box>
      {!isProcessing && !isAwaiting && isDue && isReady && <ProcessButton project={project} />}
      {!isProcessing && hasStatement && (
        <Button
          component={RouterLink}
          to={paths.cashFlow}
          variant={isDue ? "outlined" : "contained"}
          color={isDue ? "inherit" : "primary"}
        >
          Open the statement
        </Button>
      )}
    </Paper>
  );
}

/** What the files have led to by now; a notice beneath says what else it waits for. */
function Outcome({ project, isReady, obstacles }: Readiness & { project: Project }) {
  const refusal = useRefusal(project);
  const hasStatement = project.statementVersion !== null;
  // A run that made no statement leaves the one before it, which is out of date
  const isRefused = project.runFailure !== null || project.isOutOfDate;
  return (
    <>
      {obstacles.length > 0 && <Obstacles texts={obstacles} />}
      {isReady && !hasStatement && (refusal ?? ENOUGH)}
      {isReady && hasStatement && isRefused && <div>{refusal}</div>}
      {hasStatement && (
        <Box component="span" sx={{ display: "inline-flex", gap: 1, alignItems: "center" }}>
          {wordsOf(project)}
          <ProjectStatus project={project} />
        </Box>
      )}
    </>
  );
}

const ENOUGH = "These files are enough for a statement.";

/** What keeps the files from making a statement. */
function Obstacles({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {"No statement can be made of these files yet:"}
      <Box component="ul" sx={obstaclesStyle}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </>
  );
}

const obstaclesStyle = { m: 0, pl: 2.25, fontWeight: 400, overflowWrap: "anywhere" } as const;

/** Why the last run gave no statement, a task or one that this page asked for; a message is gone before it is read. */
function useRefusal({ id, runFailure }: Project): string | null {
  const runs = useMutationState({
    filters: { mutationKey: keys.processingOf(id) },
    select: ({ state }) => state.error,
  });
  const last = runs.at(-1) ?? null;
  // Whether one was made nobody knows yet: the project says so as soon as it is read again
  if (runFailure === null && last instanceof UnknownOutcome) return UNANSWERED;
  const reason = runFailure ?? (last && explainBriefly(last));
  return reason && `No statement could be made: ${reason}`;
}

const UNANSWERED =
  "The service did not answer while the statement was being made. Your files are kept. If the statement was made it shows here in a moment; otherwise process the data again.";

function wordsOf({ tiesOut, isOutOfDate, draftReasons }: Project): string {
  if (isOutOfDate) return "Files or settings have changed since the statement was prepared.";
  if (tiesOut) return "The statement ties out.";
  return `The statement is a draft: ${draftReasons[0]?.message ?? ""}`;
}

const OUTCOME = "outcome";

/** Brings the keyboard, and the view, to where the files have led. */
export function goToOutcome(): void {
  document.getElementById(OUTCOME)?.focus();
}

const paperStyle = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  px: 2,
  py: 1.5,
  mb: 2,
  scrollMarginTop: 72, // the top bar covers what stands higher
} as const;
