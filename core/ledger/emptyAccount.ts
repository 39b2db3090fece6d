import type { LedgerAccount } from "./LedgerAccount.ts";

/** An account that no row of a file is behind: nothing on it, and nothing known of it but what is given. */
export function emptyAccount(
  given: Pick<LedgerAccount, "code" | "name" | "isProfitAndLoss"> & Partial<LedgerAccount>,
): LedgerAccount {
  return {
    type: "",
    currency: null,
    role: null,
    nature: null,
    traits: [],
    opening: 0n,
    closing: 0n,
    profitTransferred: 0n,
    movement: 0n,
    rows: [],
    ...given,
  };
}
