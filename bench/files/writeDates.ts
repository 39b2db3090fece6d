import type { Table } from "@tieout/core";
import type { InventedBalances } from "./InventedBalances.ts";
import { plain, trialAccounts } from "./writeTrialBalance.ts";

/** The balances at the ends of four months below each other. */
export function writeDates(balances: InventedBalances): Table {
  const heads = ["period", "gl_account_code", "gl_account_description", "closing_balance"];
  const months = ["2025-01-31", "2025-02-28", "2025-03-31", "2025-04-30"];
  const lines = months.flatMap((month) =>
    trialAccounts(balances).map(({ code, name, later }) => [month, code, name, plain(later)]),
  );
  return { sheet: null, rows: [heads, ...lines].map((cells, at) => ({ row: at + 1, cells })) };
}
