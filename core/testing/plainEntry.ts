import type { JournalEntry } from "../generalLedger/GeneralLedger.ts";
import type { Minor } from "../money/Minor.ts";

/** An entry that says nothing but its date, its accounts and their amounts. */
export function plainEntry(
  number: string,
  date: string,
  lines: readonly (readonly [account: string, amount: Minor])[],
  text = "",
): JournalEntry {
  const texts = { text, party: null, document: null, lettering: null };
  return {
    number,
    date,
    text,
    journal: null,
    entity: null,
    reverses: null,
    lines: lines.map(([account, amount], row) => ({ ...texts, row, account, amount })),
  };
}
