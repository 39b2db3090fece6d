import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";

/** Whether an entry has no text, or only the label of its journal. */
export type IsUninformative = (entry: number) => boolean;

/**
 * Finds entries without a text of their own. Some programs write the name of the journal, or "Payment", as the text: a
 * text that most entries of a journal share is a label.
 */
export function findUninformativeTexts(columns: EntryColumns): IsUninformative {
  let labels: ReadonlySet<string> | null = null;
  return (entry) => {
    const own = columns.textOf(entry);
    for (let place = columns.startOf(entry); place < columns.startOf(entry + 1); place += 1) {
      const text = columns.lineTextAt(place);
      if (text !== 0 && columns.textAt(text) !== columns.textAt(own)) return false;
    }
    if (own === 0) return true;
    labels ??= labelsOf(columns);
    return labels.has(keyOf(columns.journalOf(entry), columns.textAt(own)));
  };
}

function labelsOf(columns: EntryColumns): ReadonlySet<string> {
  const journals = new Map<string | null, { entries: number; byText: Map<number, number> }>();
  for (let entry = 0; entry < columns.count; entry += 1) {
    const journal = columns.journalOf(entry);
    const known = journals.get(journal) ?? { entries: 0, byText: new Map() };
    journals.set(journal, known);
    const text = columns.textOf(entry);
    known.entries += 1;
    known.byText.set(text, (known.byText.get(text) ?? 0) + 1);
  }
  const labels = new Set<string>();
  for (const [journal, { entries, byText }] of journals)
    for (const [text, count] of joined(byText, columns))
      if (count > 1 && 2 * count > entries) labels.add(keyOf(journal, text));
  return labels;
}

/** By number: the distinct texts joined, since a number may have several. */
function joined(byNumber: ReadonlyMap<number, number>, columns: EntryColumns): Map<string, number> {
  const byText = new Map<string, number>();
  for (const [number, count] of byNumber) {
    const text = columns.textAt(number);
    byText.set(text, (byText.get(text) ?? 0) + count);
  }
  return byText;
}

function keyOf(journal: string | null, text: string): string {
  return `${journal ?? ""}\u0000${text}`;
}
