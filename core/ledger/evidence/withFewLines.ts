import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";

/**
 * Accounts with more lines are the entity's main accounts: a wrong role would show everywhere, so they are not checked.
 */
const MOST_LINES = 2000;

/** The accounts with at most `MOST_LINES` lines. */
export function withFewLines(
  accounts: readonly LedgerAccount[],
  columns: EntryColumns,
): readonly LedgerAccount[] {
  const counts = new Uint32Array(columns.codes.length);
  const end = columns.startOf(columns.count);
  for (let place = 0; place < end; place += 1) {
    const number = columns.accountAt(place);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  const busy = new Set(columns.codes.filter((_, number) => (counts[number] ?? 0) > MOST_LINES));
  return accounts.filter(({ code }) => !busy.has(code));
}
