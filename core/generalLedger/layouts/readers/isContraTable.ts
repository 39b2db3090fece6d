import { DaySums } from "../DaySums.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";

/** Below this share of rows, a contra account is named in passing. */
const MOST = 0.95;

/**
 * Whether each row is an entry of two accounts. Programs that list both sides name the contra account
 * too: then each row has its counterpart, the same two accounts the other way round on the same day, or
 * what it names is no account, and debits equal credits day by day.
 */
export function isContraTable(rows: readonly Row[], columns: LedgerColumns): boolean {
  const { code, name, contra, debit, credit, date } = columns;
  const account = code ?? name;
  if (contra === undefined || account === undefined) return false;
  const at = (cells: readonly string[], column: number) => (cells[column] ?? "").trim();
  const pairs = rows
    .map(({ cells }) => {
      const day = date === undefined ? "" : at(cells, date);
      return [at(cells, account), at(cells, contra), day] as const;
    })
    .filter(([one]) => one !== "");
  const whole = pairs.filter(([, other]) => other !== "");
  if (pairs.length === 0 || whole.length < MOST * pairs.length) return false;
  const known = new Set(whole.map((pair) => pair.join("\u0000")));
  const mirrored = whole.filter(([one, other, day]) => known.has([other, one, day].join("\u0000")));
  if (2 * mirrored.length >= whole.length) return false;
  if (debit === undefined || credit === undefined) return true;
  const sums = new DaySums();
  for (const { cells } of rows) {
    const day = date === undefined ? "" : at(cells, date);
    sums.add({
      date: day,
      debit: at(cells, debit),
      credit: at(cells, credit),
      amount: "",
      mark: "",
    });
  }
  return sums.balanced < MOST_BALANCED;
}

/** Above this share of days on which debits equal credits, both sides of each entry stand there. */
export const MOST_BALANCED = 0.5;
