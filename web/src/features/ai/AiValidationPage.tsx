import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { BusyButton } from "../../components/BusyButton.tsx";
import { Button } from "../../components/Button.tsx";
import { EmptyState } from "../../components/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader.tsx";
import { paths } from "../../config/paths.ts";
import { ProjectGate } from "../../project/ProjectGate.tsx";
import { ProjectHeading } from "../../project/ProjectHeading.tsx";
import { CheckCards } from "./CheckCards.tsx";
import { checks } from "./checks.ts";
import { FindingsPanel } from "./FindingsPanel.tsx";
import { NotesPanel } from "./NotesPanel.tsx";
import { ResultsPanel } from "./ResultsPanel.tsx";
import { useRunCheck } from "./useRunCheck.ts";

/** /ai-validation: the four checks, what they found, and the notes for the audit file. */
export function AiValidationPage() {
  return (
    <ProjectGate path={paths.aiValidation}>
      {(project) => (
        <>
          <PageHeader path={paths.aiValidation} detail={<ProjectHeading project={project} />} />
          {project.statementVersion === null ? <NothingYet /> : <Validation project={project} />}
        </>
      )}
    </ProjectGate>
  );
}

function NothingYet() {
  return (
    <Paper variant="outlined">
      <EmptyState
        title="There is no statement to look at yet"
        hint="Upload your files and process them; the checks read the statement and the accounts behind it."
        action={
          <Button component={RouterLink} to={paths.upload} variant="contained">
            Upload data
          </Button>
        }
      />
    </Paper>
  );
}

function Validation({ project }: { project: Project }) {
  const run = useRunCheck(project.id);
  const [isRunningAll, setRunningAll] = useState(false);
  const running = run.isPending ? run.variables : null;
  const runAll = async () => {
    setRunningAll(true);
    // One after the other: the notes are written up from what the checks before them found.
    for (const check of checks) await run.mutateAsync(check).catch(() => null);
    setRunningAll(false);
  };
  return (
    <Box key={project.id} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <BusyButton
          variant="contained"
          isBusy={isRunningAll || running !== null}
          onClick={() => void runAll()}
        >
          {isRunningAll ? "Running all..." : "Run all"}
        </BusyButton>
        <Typography color="textSecondary">The four checks in turn; nothing is posted.</Typography>
      </Box>
      <FindingsPanel project={project} />
      <CheckCards running={running} onRun={(check) => run.mutate(check)} />
      <ResultsPanel project={project} />
      <NotesPanel project={project} />
    </Box>
  );
}
