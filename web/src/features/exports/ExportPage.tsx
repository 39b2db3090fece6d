import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import type { Project } from "@tieout/contract";
import { Link as RouterLink } from "react-router-dom";
import { EmptyState } from "../../components/EmptyState.tsx";
import { PageHeader } from "../../components/PageHeader.tsx";
import { ProjectGate } from "../../components/ProjectGate.tsx";
import { paths } from "../../config/paths.ts";

/** /export: says what is not there yet, and what serves meanwhile. */
export function ExportPage() {
  return (
    <ProjectGate title="Export & Reports">{(project) => <Exports project={project} />}</ProjectGate>
  );
}

function Exports({ project }: { project: Project }) {
  return (
    <>
      <PageHeader title="Export & Reports" description={project.name} />
      <Paper variant="outlined">
        <EmptyState
          title="PDF, Excel and JSON exports are not available yet"
          hint="Until they are, the statement prints cleanly from its own page: choose Print there, and Save as PDF in your browser."
          action={
            <Button component={RouterLink} to={paths.cashFlow} variant="contained">
              Open the statement
            </Button>
          }
        />
      </Paper>
    </>
  );
}
