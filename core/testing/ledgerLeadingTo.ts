import type { GeneralLedger } from "../generalLedger/GeneralLedger.ts";

/** By their codes what accounts began with, and what the entries lead to: minor units, debit-positive. */
export type LedgerEnds = Record<string, readonly [opening: bigint, closing: bigint]>;

/** A general ledger of 2025 whose entries move its accounts from one balance to the other. */
export function ledgerLeadingTo(ends: LedgerEnds): GeneralLedger {
  const all = Object.entries(ends);
  return {
    accounts: all.map(([code, [opening]]) => {
      return { code, name: code, type: "", opening, closing: null };
    }),
    entries: [],
    movements: new Map(all.map(([code, [opening, closing]]) => [code, closing - opening])),
    period: { start: "2025-01-01", end: "2025-12-31" },
  };
}

/** The same where the file states no opening balances. */
export function withoutOpenings(ledger: GeneralLedger): GeneralLedger {
  const origin = {
    ...{ currency: "", decimals: 2, chart: "", openings: "unknown" as const, differences: [] },
    ...{ entryCount: 0, lineCount: 0, lumpedLines: 0 },
  };
  return { ...ledger, origin };
}
