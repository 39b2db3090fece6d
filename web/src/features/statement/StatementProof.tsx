import Box from "@mui/material/Box";
import type { CashFlow, Project } from "@tieout/contract";
import { listOpenPoints, type Method } from "@tieout/core";
import { memo } from "react";
import { HashScroll } from "../../components/page/HashScroll.tsx";
import { Later } from "../../components/page/Later.tsx";
import { AccountsPanel } from "./accounts/AccountsPanel.tsx";
import type { WantedAccount } from "./accounts/useAccountsDesk.ts";
import { ChecksPanel } from "./ChecksPanel.tsx";
import { DisclosuresPanel } from "./disclosures/DisclosuresPanel.tsx";
import { LedgerPanels } from "./ledger/LedgerPanels.tsx";
import type { OpenLine } from "./OpenLine.ts";
import { columnStyle, railStyle } from "./pageStyle.ts";
import { WaterfallPanel } from "./waterfall/WaterfallPanel.tsx";

type Props = {
  project: Project;
  cashFlow: CashFlow;
  statement: NonNullable<CashFlow["statements"]>[Method];
  method: Method;
  wanted: WantedAccount;
  onOpen: (line: OpenLine) => void;
};

/**
 * What stands beside and beneath a statement: the picture, the ledger, the checks, the notes, the
 * accounts. None of it is drawn again when a line is opened.
 */
export const StatementProof = memo(function StatementProof(props: Props) {
  const { project, cashFlow, statement, method, wanted, onOpen } = props;
  const { currency } = cashFlow;
  const { presentationUnit: unit } = project;
  return (
    <Later>
      <Box className="no-print" sx={{ ...railStyle, gridArea: "picture" }}>
        <WaterfallPanel statement={statement} currency={currency} unit={unit} />
      </Box>
      <Box className="no-print" sx={{ ...columnStyle, gridArea: "proof" }}>
        <LedgerPanels
          projectId={project.id}
          cashFlow={cashFlow}
          statement={statement}
          unit={unit}
          onOpen={onOpen}
        />
        <ChecksPanel projectId={project.id} cashFlow={cashFlow} />
        <DisclosuresPanel
          cashFlow={cashFlow}
          projectId={project.id}
          statement={statement}
          unit={unit}
        />
      </Box>
      {cashFlow.entity === null && (
        <Box className="no-print" sx={{ gridArea: "accounts", minWidth: 0 }}>
          <AccountsPanel
            currency={currency}
            method={method}
            wanted={wanted}
            asked={accountsInDoubt(cashFlow, statement)}
            projectId={project.id}
            accounts={cashFlow.accounts}
            chart={cashFlow.chart}
          />
        </Box>
      )}
      <HashScroll />
    </Later>
  );
});

/** The accounts that a person is asked about, in the order of the open points. */
function accountsInDoubt(
  { accounts, checks }: CashFlow,
  { lines }: Props["statement"],
): readonly string[] {
  return listOpenPoints({ lines, accounts, checks }).flatMap((point) =>
    point.kind === "account" ? [point.id] : [],
  );
}
