import type { Project } from "@tieout/contract";
import type { Framework } from "@tieout/core";
import { useState } from "react";
import { frameworkLabels } from "../../components/frameworkLabels.ts";
import { NewProjectButton } from "../../components/NewProjectButton.tsx";
import { SelectField } from "../../components/SelectField.tsx";
import type { NewProject } from "../../lib/project/useCreateProject.ts";
import { useUpdateProject } from "../../lib/project/useUpdateProject.ts";

const currencies = { GBP: "GBP (£)", USD: "USD ($)", EUR: "EUR (€)" } as const;

/** Framework and currency of the project that is worked on, or of the one about to be made. */
export function ProjectControls({ project }: { project: Project | null }) {
  const [choice, setChoice] = useState<NewProject>({
    framework: project?.framework ?? "IFRS",
    currency: project?.currency ?? "GBP",
  });
  const update = useUpdateProject(project?.id ?? "");
  const change = (changed: Partial<NewProject>) => {
    setChoice({ ...choice, ...changed });
    if (project) update.mutate(changed, { onError: () => setChoice(choice) });
  };
  return (
    <>
      <SelectField<Framework>
        label="Framework"
        value={choice.framework}
        options={frameworkLabels}
        onChange={(framework) => change({ framework })}
      />
      <SelectField<NewProject["currency"]>
        label="Currency"
        value={choice.currency}
        options={currencies}
        onChange={(currency) => change({ currency })}
      />
      <NewProjectButton choice={choice} />
    </>
  );
}
