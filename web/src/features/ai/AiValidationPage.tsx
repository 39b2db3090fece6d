import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import type { Project } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { EmptyState } from "../../components/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader.tsx";
import { ProjectGate } from "../../components/ProjectGate.tsx";
import { paths } from "../../config/paths.ts";

/** /ai-validation: says what is not there yet, and which checks run already. */
export function AiValidationPage() {
  return (
    <ProjectGate title="AI Validation">
      {(project) => <AiValidation project={project} />}
    </ProjectGate>
  );
}

function AiValidation({ project }: { project: Project }) {
  return (
    <>
      <PageHeader title="AI Validation" description={project.name} />
      <Paper variant="outlined">
        <EmptyState
          title="AI validation is not available yet"
          hint="Every statement already passes through the checks of its framework, each with its figure and its paragraph."
          action={
            <Button component={RouterLink} to={`${paths.cashFlow}#checks`} variant="contained">
              See the checks
            </Button>
          }
        />
      </Paper>
    </>
  );
}
