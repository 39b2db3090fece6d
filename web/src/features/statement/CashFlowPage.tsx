import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import type { CashFlow, Project } from "@tieout/contract";
import {
  listOpenPoints,
  type Method,
  methods,
  notesByConcept,
  periodWord,
  tieOutWords,
  titleOf,
} from "@tieout/core";
import { useCallback, useEffect, useMemo, useState } from "react";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { Button } from "../../components/Button.tsx";
import { ErrorNotice } from "../../components/ErrorNotice.tsx";
import { paths } from "../../config/paths.ts";
import { cashFlowQuery } from "../../lib/queries/cashFlowQuery.ts";
import { useSlicedQuery } from "../../lib/queries/useSlicedQuery.ts";
import { CurrencyNotice } from "../../project/CurrencyNotice.tsx";
import { ProjectGate } from "../../project/ProjectGate.tsx";
import { useHeading } from "../../project/useHeading.ts";
import { GiveRoles } from "../../statement/points/AccountsPoint.tsx";
import { StatementTable } from "../../statement/StatementTable.tsx";
import { TieOutBadge } from "../../statement/TieOutBadge.tsx";
import { LineDrawer } from "./line/LineDrawer.tsx";
import { NoStatement } from "./notices/NoStatement.tsx";
import { StatementNotices } from "./notices/StatementNotices.tsx";
import { columnStyle, pageStyle } from "./pageStyle.ts";
import { StatementHeader } from "./StatementHeader.tsx";
import { StatementPaper } from "./StatementPaper.tsx";
import { StatementProof } from "./StatementProof.tsx";
import { StatementSkeleton } from "./StatementSkeleton.tsx";
import { useAsked } from "./useAsked.ts";

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
    return <Finished project={project} cashFlow={cashFlow} statements={cashFlow.statements} />;
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
        <Button component={RouterLink} to={paths.cashFlow} color="inherit" style={{ marginTop: 8 }}>
          Show all entities together
        </Button>
      )}
      {cashFlow && (
        <>
          <CurrencyNotice project={project} />
          <Paper variant="outlined">
            <NoStatement project={project} />
          </Paper>
        </>
      )}
    </>
  );
}

type FinishedProps = {
  project: Project;
  cashFlow: CashFlow;
  statements: NonNullable<CashFlow["statements"]>;
};

/** Shows the method whose line is opened: an address may ask for a line of the other one. */
function useMethodOf(
  line: string | null,
  statements: FinishedProps["statements"],
  onMethod: (method: Method) => void,
): void {
  useEffect(() => {
    const found = methods.find((each) => statements[each].lines.some(({ id }) => id === line));
    if (found) onMethod(found);
  }, [line, statements, onMethod]);
}

/** A finished statement: whether it ties first, then the page, the picture, the proof. */
function Finished({ project, cashFlow, statements }: FinishedProps) {
  const [method, setMethod] = useState<Method>(project.method);
  const { openLine, setOpenLine, close, wanted, setWanted } = useAsked();
  useMethodOf(openLine?.id ?? null, statements, setMethod);
  const statement = statements[method];
  const notes = useMemo(() => notesByConcept(cashFlow), [cashFlow]);
  const { period } = useHeading(project, cashFlow);
  const openWhole = useCallback((id: string) => setOpenLine({ id, column: null }), [setOpenLine]);
  const shown = { project, cashFlow, method };
  return (
    <Box sx={pageStyle}>
      <Box sx={{ gridArea: "head" }}>
        <TieOut project={project} cashFlow={cashFlow} totals={statement.totals} />
        <Box sx={{ mt: 2, mb: -3 }}>
          <StatementHeader {...shown} />
        </Box>
      </Box>
      <Box sx={{ ...columnStyle, gridArea: "sheet" }}>
        <StatementNotices project={project} cashFlow={cashFlow} />
        <StatementPaper {...shown} onMethod={setMethod} isOpened={openLine !== null}>
          <StatementTable
            caption={`${titleOf(cashFlow)}, ${method} method`}
            lines={statement.lines}
            currency={cashFlow.currency}
            unit={project.presentationUnit}
            span={period ? periodWord(period) : "year"}
            hasComparatives={cashFlow.hasComparatives}
            notes={notes}
            onOpen={openWhole}
          />
        </StatementPaper>
      </Box>
      <StatementProof {...shown} statement={statement} wanted={wanted} onOpen={setOpenLine} />
      <LineDrawer
        project={project}
        method={method}
        currency={cashFlow.currency}
        isOfOneEntity={cashFlow.entity !== null}
        lines={statement.lines}
        accounts={cashFlow.accounts}
        opened={openLine}
        periods={cashFlow.periods ?? []}
        onWhole={openWhole}
        onClose={close}
        onAccount={(code) => {
          close();
          setWanted({ code });
        }}
      />
    </Box>
  );
}

type TieOutProps = {
  project: Project;
  cashFlow: CashFlow;
  totals: NonNullable<CashFlow["totals"]>;
};

/** Whether the statement ties out, what is open on it, and whether it is still the newest; a draft that waits for roles leads to them. */
function TieOut({ project, cashFlow, totals }: TieOutProps) {
  const points = listOpenPoints(cashFlow);
  const waitsForRoles =
    !cashFlow.tiesOut && cashFlow.entity === null && points.some(({ kind }) => kind === "account");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      <TieOutBadge
        proof={tieOutWords(cashFlow.checks)}
        draftReason={cashFlow.draftReasons[0]?.message ?? null}
        cashAtEnd={totals.cashAtEnd}
        currency={cashFlow.currency}
        openPoints={points.length}
        isOutOfDate={project.isOutOfDate || cashFlow.isOutOfDate}
      />
      {waitsForRoles && <GiveRoles>Review accounts in doubt</GiveRoles>}
    </Box>
  );
}
