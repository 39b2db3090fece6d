import Box from "@mui/material/Box";
import type { CashFlow, Project } from "@tieout/contract";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { PageHeader } from "../../components/PageHeader.tsx";
import { Panel } from "../../components/Panel.tsx";
import { TableSkeleton } from "../../components/TableSkeleton.tsx";
import { paths } from "../../config/paths.ts";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";
import { useSlicedQuery } from "../../lib/queries/useSlicedQuery.ts";
import { ProjectGate } from "../../project/ProjectGate.tsx";
import { ProjectHeading } from "../../project/ProjectHeading.tsx";
import { ExportFacts } from "./ExportFacts.tsx";
import { ExportHistory } from "./ExportHistory.tsx";
import { ExportNotices } from "./ExportNotices.tsx";
import { ExportPanel } from "./ExportPanel.tsx";

/** /export: the statement as files, what was exported before, and what stands behind it. */
export function ExportPage() {
  return (
    <ProjectGate path={paths.exports}>
      {(project) => <Exports key={project.id} project={project} />}
    </ProjectGate>
  );
}

function Exports({ project }: { project: Project }) {
  const cashFlow = useSlicedQuery(cashFlowQuery(project.id));
  return (
    <>
      <PageHeader path={paths.exports} detail={<ProjectHeading project={project} />} />
      {cashFlow.isPending && (
        <Panel title="Exports">
          <TableSkeleton rows={9} amounts={1} />
        </Panel>
      )}
      {cashFlow.error && (
        <ErrorNotice
          title="The statement could not be read"
          error={cashFlow.error}
          onRetry={() => void cashFlow.refetch()}
        />
      )}
      {cashFlow.data && !cashFlow.error && <Screen project={project} cashFlow={cashFlow.data} />}
    </>
  );
}

function Screen({ project, cashFlow }: { project: Project; cashFlow: CashFlow }) {
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <ExportNotices project={project} cashFlow={cashFlow} />
      <ExportPanel project={project} cashFlow={cashFlow} />
      <ExportFacts project={project} cashFlow={cashFlow} />
      <ExportHistory project={project} />
    </Box>
  );
}
