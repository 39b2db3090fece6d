import { emptyAccount } from "./emptyAccount.ts";
import type { LedgerAccount } from "./LedgerAccount.ts";

/** The account for the year's profit where the books have no retained earnings. */
export function newRetainedEarnings(): LedgerAccount {
  return emptyAccount({
    code: "retained-earnings",
    name: "Retained earnings (not in the files)",
    isProfitAndLoss: false,
    role: "retained_earnings",
    nature: "equity",
  });
}
