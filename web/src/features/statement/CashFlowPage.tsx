import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import type { Project } from "@tieout/contract";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { paths } from "../../config/paths.ts";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";
import { useSlicedQuery } from "../../lib/queries/useSlicedQuery.ts";
import { ProjectGate } from "../../project/ProjectGate.tsx";
import { NoStatement } from "./NoStatement.tsx";
import { StatementHeader } from "./StatementHeader.tsx";
import { StatementScreen } from "./StatementScreen.tsx";
import { StatementSkeleton } from "./StatementSkeleton.tsx";

/** /cash-flow: the statement, its proof, and where every number comes from. */
export function CashFlowPage() {
  return (
    <ProjectGate path={paths.cashFlow}>
      {(project) => <Statement key={project.id} project={project} />}
    </ProjectGate>
  );
}

function Statement({ project }: { project: Project }) {
  const [search] = useSearchParams();
  const entity = search.get("entity");
  const query = cashFlowQuery(project.id, entity);
  const { data: cashFlow, error, isPending, refetch } = useSlicedQuery(query);
  if (cashFlow?.statements) {
    return (
      <StatementScreen project={project} cashFlow={cashFlow} statements={cashFlow.statements} />
    );
  }
  if (isPending) return <StatementSkeleton project={project} />;
  return (
    <>
      <StatementHeader project={project} />
      {error && (
        <ErrorNotice
          title="The statement could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {error && entity !== null && (
        <Button component={RouterLink} to={paths.cashFlow} color="inherit" sx={{ mt: 1 }}>
          Show all entities together
        </Button>
      )}
      {cashFlow && (
        <Paper variant="outlined">
          <NoStatement />
        </Paper>
      )}
    </>
  );
}
