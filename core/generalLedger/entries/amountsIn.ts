import { type Amount, plus } from "../../money/Amount.ts";
import type { EntryColumns } from "./EntryColumns.ts";

/**
 * What an entry puts on each account, by their numbers, debit-positive: where its rows are pairs of accounts,
 * an account stands in several.
 */
export function amountsIn(columns: EntryColumns, entry: number): Map<number, Amount> {
  const amounts = new Map<number, Amount>();
  const end = columns.startOf(entry + 1);
  for (let place = columns.startOf(entry); place < end; place += 1) {
    const account = columns.accountAt(place);
    amounts.set(account, plus(amounts.get(account) ?? 0, columns.amountAt(place)));
  }
  return amounts;
}
