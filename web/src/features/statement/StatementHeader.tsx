import type { Project } from "@tieout/contract";
import { frameworkNames } from "@tieout/core";
import { PageHeader } from "../../components/PageHeader.tsx";
import { ProcessButton } from "../../components/ProcessButton.tsx";
import { ProjectHeading } from "../../components/ProjectHeading.tsx";
import { paths } from "../../config/paths.ts";
import { methodLabels } from "./methodLabels.ts";

/** The project's name, framework and method, and the button that makes its first statement. */
export function StatementHeader({ project, title }: { project: Project; title?: string }) {
  return (
    <PageHeader
      path={paths.cashFlow}
      title={title}
      detail={
        <ProjectHeading project={project}>
          {` · ${frameworkNames[project.framework]} · ${methodLabels[project.method]}`}
        </ProjectHeading>
      }
      actions={project.status === "draft" && <ProcessButton project={project} />}
    />
  );
}
