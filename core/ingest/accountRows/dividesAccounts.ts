import type { Table } from "../../table/Table.ts";
import { type Places, readRowKind } from "../rowKinds/readRowKind.ts";
import { namesKind } from "../sections/sideOfWords.ts";

/**
 * Whether rows without amounts are section headings in a trial balance: one of them names a kind of account, or there
 * are subtotals between accounts. Otherwise they are accounts without a balance.
 */
export function dividesAccounts({ rows }: Table, firstData: number, places: Places): boolean {
  let isBehindTotal = false;
  for (let at = firstData; at < rows.length; at += 1) {
    const row = rows[at];
    const kind = row === undefined ? "blank" : readRowKind(row, places, "trial_balance", []);
    if (kind === "total") isBehindTotal = true;
    if (kind === null && isBehindTotal) return true;
    const words = row?.cells[places.words] ?? "";
    if (kind === "heading" && namesKind(words)) return true;
  }
  return false;
}
