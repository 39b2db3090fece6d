import type { CashFlow } from "@tieout/contract";
import { compareWithBalances, type Method, type PresentationUnit } from "@tieout/core";
import { BeforeAfterPanel } from "./BeforeAfterPanel.tsx";
import { PeriodsPanel } from "./PeriodsPanel.tsx";
import { RollForwardPanel } from "./RollForwardPanel.tsx";
import { SettledPanel } from "./SettledPanel.tsx";

type Props = {
  cashFlow: CashFlow;
  statement: NonNullable<CashFlow["statements"]>[Method];
  /** What the statement is shown in. */
  unit: PresentationUnit;
  onOpen: (lineId: string) => void;
};

/** What a general ledger adds to a statement: what it settled, how it rolls forward, and the year in columns. */
export function LedgerPanels({ cashFlow, statement, unit, onOpen }: Props) {
  const { balancesAlone, rollForward, periods, currency } = cashFlow;
  const { method, lines } = statement;
  const comparison = balancesAlone && compareWithBalances(balancesAlone[method], statement);
  return (
    <>
      {comparison && (
        <>
          <SettledPanel points={comparison.points} currency={currency} onOpen={onOpen} />
          <BeforeAfterPanel lines={comparison.lines} currency={currency} />
        </>
      )}
      {rollForward && <RollForwardPanel rollForward={rollForward} />}
      {periods && (
        <PeriodsPanel
          periods={periods}
          lines={lines}
          method={method}
          currency={currency}
          unit={unit}
          onOpen={onOpen}
        />
      )}
    </>
  );
}
