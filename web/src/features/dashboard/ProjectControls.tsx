import SettingsOutlined from "@mui/icons-material/SettingsOutlined";
import IconButton from "@mui/material/IconButton";
import type { Project } from "@tieout/contract";
import type { Framework } from "@tieout/core";
import { frameworkNames } from "@tieout/core";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { currencyLabels } from "../../components/currencyLabels.ts";
import { SelectField } from "../../components/SelectField.tsx";
import { projectSettingsSearch } from "../../config/paths.ts";
import type { NewProject } from "../../lib/project/useCreateProject.ts";
import { useUpdateProject } from "../../lib/project/useUpdateProject.ts";

export type ProjectChoice = Omit<NewProject, "name">;

type Props = {
  project: Project | null;
  /** What a new project is to have, while there is none to change. */
  chosen: ProjectChoice;
  onChoose: (choice: ProjectChoice) => void;
};

/** Framework and currency of the project that is worked on, or of the one about to be made. */
export function ProjectControls({ project, chosen, onChoose }: Props) {
  const update = useUpdateProject(project?.id ?? "");
  const address = useLocation();
  // While a change is on its way it is shown already; what fails falls back to the project's.
  const sent = update.isPending ? update.variables : null;
  const { framework, currency } = project ?? chosen;
  const shown: ProjectChoice = {
    framework: sent?.framework ?? framework,
    currency: sent?.currency ?? currency,
  };
  const change = (changed: Partial<ProjectChoice>) => {
    if (project) update.mutate(changed);
    else onChoose({ ...chosen, ...changed });
  };
  return (
    <>
      <SelectField<Framework>
        label="Framework"
        value={shown.framework}
        options={frameworkNames}
        onChange={(other) => change({ framework: other })}
      />
      <SelectField<NewProject["currency"]>
        label="Currency"
        value={shown.currency}
        options={currencyLabels}
        onChange={(other) => change({ currency: other })}
      />
      {project && (
        <IconButton
          component={RouterLink}
          to={{ search: projectSettingsSearch(address.search) }}
          aria-label="Project settings"
          title="Project settings"
        >
          <SettingsOutlined fontSize="small" />
        </IconButton>
      )}
    </>
  );
}
