import { balancesOfLedger } from "../../generalLedger/balancesOfLedger.ts";
import type { GeneralLedger } from "../../generalLedger/GeneralLedger.ts";
import { withCodesOfBalances } from "../../generalLedger/withCodesOfBalances.ts";
import type { AccountRow, TrialBalanceRow } from "../../ingest/rows.ts";
import type { Minor } from "../../money/Minor.ts";

/** What the general ledger has of an account: its balances at both ends and what its entries moved. Debit-positive. */
export type LedgerBalance = {
  row: TrialBalanceRow;
  opening: Minor;
  closing: Minor;
  moved: Minor;
};

/** What the general ledger has of each account, by the codes that the balances beside it have. */
export function ledgerBalances(
  ledger: GeneralLedger,
  beside: readonly AccountRow[],
): ReadonlyMap<string, LedgerBalance> {
  const rows = balancesOfLedger(withCodesOfBalances(ledger, beside));
  return new Map(
    rows.map((row) => {
      const opening = row.priorDebit - row.priorCredit;
      const closing = row.currentDebit - row.currentCredit;
      return [row.code, { row, opening, closing, moved: closing - opening }];
    }),
  );
}

/** Whether the ledger says what its accounts began the period with. */
export function saysOpenings({ origin }: GeneralLedger): boolean {
  return origin?.openings !== "unknown";
}
