import type { CashFlow, Project } from "@tieout/contract";
import { frameworkNames, type Method, titleOf } from "@tieout/core";
import { PageHeader } from "../../components/PageHeader.tsx";
import { paths } from "../../config/paths.ts";
import { ProcessButton } from "../../project/ProcessButton.tsx";
import { ProjectHeading } from "../../project/ProjectHeading.tsx";
import { methodLabels } from "./methodLabels.ts";

type Props = {
  project: Project;
  /** The statement that is shown, once there is one. */
  cashFlow?: CashFlow;
  method?: Method;
};

/** The project's name, framework and method, and the button that makes its first statement. */
export function StatementHeader({ project, cashFlow, method = project.method }: Props) {
  const { framework } = cashFlow ?? project;
  return (
    <PageHeader
      path={paths.cashFlow}
      title={cashFlow && titleOf(cashFlow)}
      detail={
        <ProjectHeading project={project} shown={cashFlow}>
          {` · ${frameworkNames[framework]} · ${methodLabels[method]}`}
        </ProjectHeading>
      }
      actions={project.status === "draft" && <ProcessButton project={project} />}
    />
  );
}
