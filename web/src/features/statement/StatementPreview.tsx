import Box from "@mui/material/Box";
import type { CashFlow, Project } from "@tieout/contract";
import { listOpenPoints, type Method, tieOutWords } from "@tieout/core";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { Panel } from "../../components/Panel.tsx";
import { paths } from "../../config/paths.ts";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";
import { useSlicedQuery } from "../../lib/queries/useSlicedQuery.ts";
import { MethodSwitch } from "../../statement/MethodSwitch.tsx";
import { StatementTable } from "../../statement/StatementTable.tsx";
import { TieOutBadge } from "../../statement/TieOutBadge.tsx";
import { LoadingStatement, NoStatement } from "./notices/NoStatement.tsx";
import { OutOfDateNotice } from "./notices/OutOfDateNotice.tsx";
import { RunFailureNotice } from "./notices/RunFailureNotice.tsx";

/** The statement on the dashboard: one year, the chosen method, and the way to the whole page. */
export function StatementPreview({ project }: { project: Project }) {
  const [method, setMethod] = useState<Method>(project.method);
  const { data: cashFlow, error, isPending, refetch } = useSlicedQuery(cashFlowQuery(project.id));
  return (
    <Panel
      title="Cash flow preview"
      actions={
        <>
          <MethodSwitch method={method} onChange={setMethod} />
          <Button component={RouterLink} to={paths.cashFlow} variant="outlined" color="inherit">
            Edit
          </Button>
        </>
      }
    >
      {isPending && <LoadingStatement />}
      {error && (
        <ErrorNotice
          title="The statement could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {cashFlow && <PreviewTable project={project} cashFlow={cashFlow} method={method} />}
    </Panel>
  );
}

type TableProps = { project: Project; cashFlow: CashFlow; method: Method };

function PreviewTable({ project, cashFlow, method }: TableProps) {
  const statement = cashFlow.statements?.[method];
  if (!statement) return <NoStatement project={project} />;
  const { totals, lines } = statement;
  const { currency, draftReasons } = cashFlow;
  const { presentationUnit: unit } = project;
  return (
    <>
      <RunFailureNotice project={project} />
      {(project.isOutOfDate || cashFlow.isOutOfDate) && <OutOfDateNotice project={project} />}
      <TieOutBadge
        proof={tieOutWords(cashFlow.checks)}
        draftReason={draftReasons[0]?.message ?? null}
        cashAtEnd={totals.cashAtEnd}
        currency={currency}
        openPoints={listOpenPoints(cashFlow).length}
        whyPath={`${paths.cashFlow}#checks`}
      />
      <Box sx={{ mt: 1.5 }}>
        <StatementTable
          caption={`Cash flow preview, ${method} method`}
          lines={lines}
          currency={currency}
          unit={unit}
          amountHeading={unit === "units" ? currency : `${currency} ${unit}`}
          hasComparatives={false}
        />
      </Box>
    </>
  );
}
