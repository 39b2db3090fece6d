import type { CashFlow } from "@tieout/contract";
import { compareWithBalances, type Method, type PresentationUnit } from "@tieout/core";
import type { OpenLine } from "../OpenLine.ts";
import { BeforeAfterPanel } from "./BeforeAfterPanel.tsx";
import { PeriodsPanel } from "./PeriodsPanel.tsx";
import { RollForwardPanel } from "./RollForwardPanel.tsx";
import { SettledPanel } from "./SettledPanel.tsx";

type Props = {
  projectId: string;
  cashFlow: CashFlow;
  statement: NonNullable<CashFlow["statements"]>[Method];
  /** What the statement is shown in. */
  unit: PresentationUnit;
  onOpen: (line: OpenLine) => void;
};

/** What a general ledger adds to a statement: what it settled, how it rolls forward, and the year in columns. */
export function LedgerPanels({ projectId, cashFlow, statement, unit, onOpen }: Props) {
  const { balancesAlone, rollForward, periods, currency } = cashFlow;
  const { method, lines } = statement;
  const comparison = balancesAlone && compareWithBalances(balancesAlone[method], statement);
  return (
    <>
      {comparison && (
        <>
          <SettledPanel
            points={comparison.points}
            currency={currency}
            onOpen={(id) => onOpen({ id, column: null })}
          />
          <BeforeAfterPanel lines={comparison.lines} currency={currency} />
        </>
      )}
      {rollForward && (
        <RollForwardPanel
          rollForward={rollForward}
          projectId={cashFlow.entity === null ? projectId : null}
        />
      )}
      {periods && (
        <PeriodsPanel
          periods={periods}
          lines={lines}
          method={method}
          currency={currency}
          unit={unit}
          isOfOneEntity={cashFlow.entity !== null}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
