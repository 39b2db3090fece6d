import type { LedgerAccount } from "./LedgerAccount.ts";

/** An account without rows in a file: zero, with the given fields only. */
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
