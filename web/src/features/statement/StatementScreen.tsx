import Box from "@mui/material/Box";
import type { CashFlow, Project } from "@tieout/contract";
import { listOpenPoints, type Method } from "@tieout/core";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { HashScroll } from "../../components/page/HashScroll.tsx";
import { Later } from "../../components/page/Later.tsx";
import { TieOutBadge } from "../../statement/TieOutBadge.tsx";
import { AccountsPanel } from "./accounts/AccountsPanel.tsx";
import type { WantedAccount } from "./accounts/useAccountsDesk.ts";
import { ChecksPanel } from "./ChecksPanel.tsx";
import { DisclosuresPanel } from "./DisclosuresPanel.tsx";
import { LedgerPanels } from "./LedgerPanels.tsx";
import { LineDrawer } from "./LineDrawer.tsx";
import { StatementHeader } from "./StatementHeader.tsx";
import { StatementNotices } from "./StatementNotices.tsx";
import { StatementPaper } from "./StatementPaper.tsx";
import { WaterfallPanel } from "./WaterfallPanel.tsx";

type Props = {
  project: Project;
  cashFlow: CashFlow;
  statements: NonNullable<CashFlow["statements"]>;
};

/** A finished statement: whether it ties first, then the page, the picture, the proof. */
export function StatementScreen({ project, cashFlow, statements }: Props) {
  const [method, setMethod] = useState<Method>(project.method);
  const { openLineId, setOpenLineId, close, wanted, setWanted } = useAsked();
  const statement = statements[method];
  const { totals } = statement;
  const { currency } = cashFlow;
  return (
    <Box sx={pageStyle}>
      <Box sx={{ gridArea: "head" }}>
        <TieOut project={project} cashFlow={cashFlow} totals={totals} />
        <Box sx={{ mt: 2, mb: -3 }}>
          <StatementHeader project={project} cashFlow={cashFlow} method={method} />
        </Box>
      </Box>
      <Box sx={{ ...columnStyle, gridArea: "sheet" }}>
        <StatementNotices project={project} cashFlow={cashFlow} />
        <StatementPaper
          project={project}
          cashFlow={cashFlow}
          statement={statement}
          method={method}
          onMethod={setMethod}
          onOpen={setOpenLineId}
        />
      </Box>
      <Later>
        <Box className="no-print" sx={{ ...railStyle, gridArea: "picture" }}>
          <WaterfallPanel totals={totals} currency={currency} />
        </Box>
        <Box className="no-print" sx={{ ...columnStyle, gridArea: "proof" }}>
          <LedgerPanels cashFlow={cashFlow} statement={statement} onOpen={setOpenLineId} />
          <ChecksPanel projectId={project.id} cashFlow={cashFlow} />
          <DisclosuresPanel cashFlow={cashFlow} projectId={project.id} />
        </Box>
        {cashFlow.entity === null && (
          <Box className="no-print" sx={{ gridArea: "accounts", minWidth: 0 }}>
            <AccountsPanel
              currency={currency}
              method={method}
              wanted={wanted}
              projectId={project.id}
              accounts={cashFlow.accounts}
              chart={cashFlow.chart}
            />
          </Box>
        )}
        <HashScroll />
      </Later>
      <LineDrawer
        project={project}
        method={method}
        currency={currency}
        isSettled={cashFlow.entity !== null}
        lines={statement.lines}
        accounts={cashFlow.accounts}
        lineId={openLineId}
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

/** Whether the statement ties out, what is open on it, and whether it is still the newest. */
function TieOut({ project, cashFlow, totals }: TieOutProps) {
  return (
    <TieOutBadge
      draftReason={cashFlow.draftReasons[0]?.message ?? null}
      cashAtEnd={totals.cashAtEnd}
      difference={totals.unreconciledDifference}
      currency={cashFlow.currency}
      openPoints={listOpenPoints(cashFlow).length}
      isOutOfDate={project.isOutOfDate || cashFlow.isOutOfDate}
    />
  );
}

/** What is open, and what the address asks to see: a line, or the row of an account. */
function useAsked() {
  const [search, setSearch] = useSearchParams();
  const [line, account] = [search.get("line"), search.get("account")];
  const [openLineId, setOpenLineId] = useState<string | null>(line);
  const close = () => {
    setOpenLineId(null);
    // Neither a reload nor a copied address brings back what was closed
    if (line !== null) setSearch((asked) => without(asked, "line"), { replace: true });
  };
  const [wanted, setWanted] = useState<WantedAccount>(null);
  useEffect(() => {
    if (line !== null) setOpenLineId(line);
  }, [line]);
  useEffect(() => {
    if (account !== null) setWanted({ code: account });
  }, [account]);
  return { openLineId, setOpenLineId, close, wanted, setWanted };
}

function without(asked: URLSearchParams, name: string): URLSearchParams {
  const kept = new URLSearchParams(asked);
  kept.delete(name);
  return kept;
}

// Pages break between blocks; the rows of a grid they cut through.
const inPrint = { "@media print": { display: "block", "& > * + *": { mt: 2 } } } as const;

// The statement is no wider than a page; where the window is, the picture stands beside it.
const pageStyle = {
  display: "grid",
  gap: 2,
  maxWidth: { xs: 960, xl: "none" },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", xl: "minmax(0, 920px) minmax(0, 1fr)" },
  gridTemplateAreas: {
    xs: '"head" "sheet" "picture" "proof" "accounts"',
    xl: '"head head" "sheet picture" "proof picture" "accounts accounts"',
  },
  ...inPrint,
} as const;

const columnStyle = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  alignContent: "start",
  ...inPrint,
} as const;

const railStyle = {
  minWidth: 0,
  alignSelf: "start",
  position: { xl: "sticky" },
  top: 72,
} as const;
