import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { absolute, toMinor } from "../../money/Amount.ts";
import type { EntryTrace, TracedEntries } from "../../worksheet/Posting.ts";
import type { CellContributions, Contribution } from "./Contributions.ts";

/** The entries behind the amount that an account (by its code) has on a line, read from the ledger's columns. */
export function tracedEntries(
  contributions: CellContributions,
  columns: EntryColumns,
  code: string,
): TracedEntries {
  const { count } = contributions;
  return {
    count,
    largest: (most) =>
      largestOf(contributions, most, columns).map((item) => toEntry(item, columns, code)),
    *all() {
      for (let place = 0; place < count; place += 1)
        yield toEntry(contributions.at(place), columns, code);
    },
  };
}

function largestOf(
  { count, at }: CellContributions,
  most: number,
  columns: EntryColumns,
): Contribution[] {
  if (most === 0) return [];
  const sizes = Float64Array.from({ length: count }, (_, place) =>
    Number(absolute(at(place).amount)),
  );
  const least = count > most ? (sizes.toSorted()[count - most] ?? 0) : 0;
  const large: Contribution[] = [];
  for (const [place, size] of sizes.entries()) if (size >= least) large.push(at(place));
  const numberOf = ({ entry }: Contribution) => columns.numberOf(entry);
  return large
    .sort((left, right) => {
      const [one, other] = [absolute(left.amount), absolute(right.amount)];
      if (one !== other) return one > other ? -1 : 1;
      return numberOf(left) < numberOf(right) ? -1 : 1;
    })
    .slice(0, most);
}

function toEntry(
  { entry, amount, isEstimated }: Contribution,
  columns: EntryColumns,
  code: string,
): EntryTrace {
  const { number, date, text, lines, postedBy } = columns.entryOf(entry, code);
  const fileNames = new Set(lines.flatMap(({ fileName }) => fileName ?? []));
  const sheets = new Set(lines.flatMap(({ sheet }) => sheet ?? []));
  return {
    number,
    date,
    amount: toMinor(amount),
    isEstimated,
    text: text || (lines[0]?.text ?? ""),
    rows: lines.map(({ row }) => row),
    ...(fileNames.size > 0 && { fileNames: [...fileNames] }),
    ...(sheets.size > 0 && { sheets: [...sheets] }),
    ...(postedBy !== undefined && { postedBy }),
  };
}
