import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import type { Project } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { EmptyState } from "../../components/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader.tsx";
import { ProjectGate } from "../../components/ProjectGate.tsx";
import { ProjectHeading } from "../../components/ProjectHeading.tsx";
import { paths } from "../../config/paths.ts";
import { CheckCards } from "./CheckCards.tsx";
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
  const running = run.isPending ? run.variables : null;
  return (
    <Box key={project.id} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <CheckCards running={running} onRun={(check) => run.mutate(check)} />
      <ResultsPanel project={project} />
      <NotesPanel project={project} />
    </Box>
  );
}
