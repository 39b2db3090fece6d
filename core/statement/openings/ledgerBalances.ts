import { balancesOfLedger } from "../../generalLedger/balancesOfLedger.ts";
import type { GeneralLedger } from "../../generalLedger/GeneralLedger.ts";
import { withCodesOfBalances } from "../../generalLedger/withCodesOfBalances.ts";
import type { AccountRow, TrialBalanceRow } from "../../ingest/rows.ts";
import type { Minor } from "../../money/Minor.ts";

/** An account's balances in the general ledger, and the net movement of its entries; debit-positive. */
export type LedgerBalance = {
  row: TrialBalanceRow;
  opening: Minor;
  closing: Minor;
  moved: Minor;
};

/** The balances of the general ledger, by the codes used in the files of balances. */
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

/** Whether the ledger states opening balances. */
export function saysOpenings({ origin }: GeneralLedger): boolean {
  return origin?.openings !== "unknown";
}
