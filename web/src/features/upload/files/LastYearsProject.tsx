import Typography from "@mui/material/Typography";
import type { Project } from "@tieout/contract";
import { SelectField } from "../../../components/SelectField.tsx";
import { useSelectedProject } from "../../../lib/project/useSelectedProject.ts";

type Props = { project: Project; onChoose: (projectId: string) => void };

/** Asks which of the user's projects is that of last year: those with a statement in the same currency. */
export function LastYearsProject({ project, onChoose }: Props) {
  const { projects } = useSelectedProject();
  const others = projects.filter(
    ({ id, currency, statementVersion }) =>
      id !== project.id && currency === project.currency && statementVersion !== null,
  );
  const chosen = projects.find(({ id }) => id === project.priorProjectId);
  const offered = chosen && !others.includes(chosen) ? [...others, chosen] : others;
  if (offered.length === 0) {
    return (
      <Typography variant="body2">
        {`You have no other project with a statement in ${project.currency}.`}
      </Typography>
    );
  }
  const names = Object.fromEntries(offered.map(({ id, name }) => [id, name]));
  return (
    <SelectField
      label="Project of last year"
      value={chosen?.id ?? ""}
      options={{ ...(chosen ? {} : { "": "Choose a project" }), ...names }}
      minWidth={220}
      onChange={(projectId) => {
        if (projectId !== "") onChoose(projectId);
      }}
    />
  );
}
