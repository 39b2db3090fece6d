import { formatMinor } from "../money/formatMinor.ts";
import type { Minor } from "../money/Minor.ts";
import { decimalsIn, minorOf } from "../money/minorOf.ts";
import type { LineSource, StatementLine } from "../statement/StatementDocument.ts";

/** Of the entries behind a piece of a line: how many are dated in a column, what those come to, and what all of the year come to. */
export type DatedEntries = { count: number; amount: Minor; ofYear: Minor };

/** A piece of a line within a column; `piece` tells those of one account apart. */
export type ColumnSource = Omit<LineSource, "entries"> & { piece?: number };

type Column = {
  /** The entries of a piece of an account: 0 is its first that has any. */
  entriesOf: (account: string, piece: number) => DatedEntries;
  /** The last column holds what has no date. */
  isLast: boolean;
};

/**
 * The pieces of a line of the year within one of its columns: what their entries of these days come to. What
 * no entry holds has no date: it is a piece of its own in the last column, as it is in that column's figure.
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
