import type { LedgerAccount } from "./LedgerAccount.ts";

/** The account that takes a year's profit where the books have no retained earnings. */
export function newRetainedEarnings(): LedgerAccount {
  return {
    code: "retained-earnings",
    name: "Retained earnings (not in the files)",
    type: "",
    isProfitAndLoss: false,
    currency: null,
    role: "retained_earnings",
    nature: "equity",
    traits: [],
    opening: 0n,
    closing: 0n,
    profitTransferred: 0n,
    movement: 0n,
    rows: [],
  };
}
