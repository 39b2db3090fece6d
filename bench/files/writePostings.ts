import type { Table } from "@tieout/core";
import type { InventedBalances } from "./InventedBalances.ts";
import { plain, trialAccounts } from "./writeTrialBalance.ts";

/** Each account as three postings of a year: a ledger, no trial balance. */
export function writePostings(balances: InventedBalances): Table {
  const heads = ["Transaction_ID", "Date", "Account_Name", "Description", "Amount"];
  const lines = trialAccounts(balances).flatMap(({ name, earlier, later }, at) =>
    [earlier, (later - earlier) / 2n, later - earlier - (later - earlier) / 2n].map(
      (amount, part) => [
        String(1000 + at),
        `2025-${String(part * 4 + 1).padStart(2, "0")}-15`,
        name,
        "Posting",
        plain(amount),
      ],
    ),
  );
  return { sheet: null, rows: [heads, ...lines].map((cells, at) => ({ row: at + 1, cells })) };
}
