import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { Project } from "@tieout/contract";
import type { Framework } from "@tieout/core";
import { frameworkNames } from "@tieout/core";
import { useState } from "react";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { CurrencyField } from "../../components/CurrencyField.tsx";
import { SettingsIcon } from "../../components/icons.ts";
import { SelectField } from "../../components/SelectField.tsx";
import { projectSettingsSearch } from "../../config/paths.ts";
import { useUpdateProject } from "../../project/useUpdateProject.ts";
import { AskProjectChange } from "./AskProjectChange.tsx";
import type { ProjectChoice } from "./ProjectChoice.ts";

type Props = {
  project: Project | null;
  /** What a new project is to have, while there is none to change. */
  chosen: ProjectChoice;
  onChoose: (choice: ProjectChoice) => void;
};

/** Framework and currency of the project that is worked on, or of the one about to be made. */
export function ProjectControls({ project, chosen, onChoose }: Props) {
  if (project) return <ControlsOf project={project} />;
  const change = (changed: Partial<ProjectChoice>) => onChoose({ ...chosen, ...changed });
  return <ChoiceFields shown={chosen} onChange={change} />;
}

function ControlsOf({ project }: { project: Project }) {
  const update = useUpdateProject(project.id);
  // While a change is on its way it is shown already; what fails falls back to the project's.
  const sent = update.isPending ? update.variables : null;
  const shown: ProjectChoice = {
    framework: sent?.framework ?? project.framework,
    currency: sent?.currency ?? project.currency,
  };
  const [asked, setAsked] = useState<Partial<ProjectChoice> | null>(null);
  const confirm = () => {
    if (asked) update.mutate(asked);
    setAsked(null);
  };
  return (
    <>
      <ChoiceFields shown={shown} onChange={setAsked} />
      <AskProjectChange
        change={asked}
        project={project}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
      <SettingsLink />
    </>
  );
}

type FieldsProps = {
  shown: ProjectChoice;
  onChange: (changed: Partial<ProjectChoice>) => void;
};

function ChoiceFields({ shown, onChange }: FieldsProps) {
  return (
    <>
      <SelectField<Framework>
        label="Framework"
        value={shown.framework}
        options={frameworkNames}
        onChange={(framework) => onChange({ framework })}
      />
      <CurrencyField value={shown.currency} onChange={(currency) => onChange({ currency })} />
    </>
  );
}

function SettingsLink() {
  const address = useLocation();
  return (
    <Tooltip title="Project settings">
      <IconButton
        component={RouterLink}
        to={{ search: projectSettingsSearch(address.search) }}
        aria-label="Project settings"
      >
        <SettingsIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
