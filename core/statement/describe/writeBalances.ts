import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { formatMinor } from "../../money/formatMinor.ts";
import type { WorkingsRow } from "../StatementDocument.ts";

/** An account with its balances as decimal strings, formatted once for all uses. */
export type WrittenAccount = {
  account: LedgerAccount;
  balances: Pick<WorkingsRow, "opening" | "closing" | "profitTransferred" | "movement">;
};

/** Formats the balances of an account, debit-positive. */
export function writeBalances(account: LedgerAccount, decimals: number): WrittenAccount {
  const { opening, closing, profitTransferred, movement } = account;
  return {
    account,
    balances: {
      opening: formatMinor(opening, decimals),
      closing: formatMinor(closing, decimals),
      profitTransferred: formatMinor(profitTransferred, decimals),
      movement: formatMinor(movement, decimals),
    },
  };
}
