import type { LedgerAccount } from "./LedgerAccount.ts";

/** Books without retained earnings still need somewhere for a year's profit to have gone. */
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
