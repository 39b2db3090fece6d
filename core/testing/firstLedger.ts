import type { LedgerChoices } from "../generalLedger/finishLedger.ts";

/** How a ledger is read of which nothing is known beside its file, and no year before. */
export const firstLedger: LedgerChoices = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: true,
  entity: null,
  currency: "GBP",
};
