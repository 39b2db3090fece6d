import type { AdjustmentRecord } from "@tieout/contract";
import { debitsFirst } from "@tieout/core";
import type { FormFacts } from "./forms/GuidedForm.ts";
import type { JournalLine } from "./forms/journal.ts";
import { nameOfLine } from "./nameOfLine.ts";

/** A line of the journal register; the first of an entry carries its number, date and text. */
export type RegisterRow = {
  key: string;
  number: string;
  date: string;
  text: string;
  account: string;
  debit: string | null;
  credit: string | null;
};

/**
 * The journals in the order they were made, numbered from 1; a reversal is an entry of its own, with
 * the number of what it reverses, an R, and the two sides changed.
 */
export function registerRows(
  adjustments: readonly AdjustmentRecord[],
  facts: FormFacts,
): RegisterRow[] {
  const journals = adjustments
    .filter(({ adjustmentType }) => adjustmentType === "journal")
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  return journals.flatMap((journal, at) => {
    const { reason, createdAt, reversedAt } = journal;
    const number = String(at + 1);
    const { body } = journal;
    if (body.adjustmentType !== "journal") return [];
    const made = entryRows(body.lines, facts, { number, date: createdAt, text: reason });
    if (reversedAt === null) return made;
    const entry = {
      number: `${number}R`,
      date: reversedAt,
      text: `Reversal of ${number}: ${reason}`,
    };
    const reversed = body.lines.map((line) => ({
      ...line,
      debit: line.credit,
      credit: line.debit,
    }));
    return [...made, ...entryRows(reversed, facts, entry)];
  });
}

function entryRows(
  lines: readonly JournalLine[],
  facts: FormFacts,
  entry: Pick<RegisterRow, "number" | "date" | "text">,
): RegisterRow[] {
  return debitsFirst(lines).map((line, at) => ({
    key: `${entry.number} ${at}`,
    ...(at === 0 ? entry : { number: "", date: "", text: "" }),
    account: nameOfLine(line, facts),
    debit: line.debit ?? null,
    credit: line.credit ?? null,
  }));
}
