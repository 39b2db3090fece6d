import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import { decimalsIn, minorOf } from "../money/minorOf.ts";
import type { LineSource, StatementLine } from "../statement/StatementDocument.ts";

/** The entries behind a source, for one column: their number and amount in the column, and their amount in the year. */
export type DatedEntries = { count: number; amount: Minor; ofYear: Minor };

/** A source of a line within a column. `piece` numbers the sources of one account. */
export type ColumnSource = Omit<LineSource, "entries"> & { piece?: number };

type Column = {
  /** The entries of an account's source; 0 is its first source with entries. */
  entriesOf: (account: string, piece: number) => DatedEntries;
  /** The last column includes amounts without a date. */
  isLast: boolean;
};

/**
 * The sources of a line within one column: the entries dated in it. An amount without entries has no date and is a
 * source of its own in the last column, as in the column's figure.
 */
export function sourcesInColumn(
  { sources, currentYear }: Pick<StatementLine, "sources" | "currentYear">,
  { entriesOf, isLast }: Column,
): ColumnSource[] {
  const decimals = decimalsIn(currentYear);
  const traced = Map.groupBy(sources.filter(isTraced), ({ account }) => account);
  return sources.flatMap((source): ColumnSource[] => {
    const { entries: _, entryCount: __, ...plain } = source;
    const own = traced.get(source.account) ?? [];
    const piece = own.indexOf(source);
    const dated = piece < 0 ? NONE : entriesOf(source.account, piece);
    const undated = isLast ? minorOf(source.amount) - dated.ofYear : 0n;
    const written = (amount: Minor) => ({ ...plain, amount: formatMinor(amount, decimals) });
    return [
      ...(dated.count > 0
        ? [
            {
              ...written(dated.amount),
              entryCount: dated.count,
              ...(own.length > 1 && { piece }),
            },
          ]
        : []),
      ...(undated === 0n ? [] : [{ ...written(undated), reason: `${UNDATED}: ${plain.reason}` }]),
    ];
  });
}

const NONE: DatedEntries = { count: 0, amount: 0n, ofYear: 0n };

const UNDATED = "No entry holds it, so it stands in the last column";

function isTraced({ entryCount = 0 }: LineSource): boolean {
  return entryCount > 0;
}
