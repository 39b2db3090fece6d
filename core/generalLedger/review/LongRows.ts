import type { Place } from "../../problem/Place.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import { listed, type ProblemList } from "../../problem/ProblemList.ts";
import type { LongRowRecord } from "../LedgerRecord.ts";
import { type LedgerParts, placeOf } from "../store/LedgerParts.ts";

/** The rows that hold more cells than there are headings, by their places. */
export type LongRows = Map<string, Place>;

/** More are not kept: where all rows are longer, the headings are what is wrong. */
const MOST_KEPT = 1000;

/** Starts with no row. */
export function newLongRows(): LongRows {
  return new Map();
}

/** Keeps a row of the part that is being read. */
export function noteLongRow(
  rows: LongRows,
  { row, cells, headings }: LongRowRecord,
  parts: LedgerParts,
): void {
  if (rows.size >= MOST_KEPT) return;
  const place = placeOf(parts, row);
  rows.set(keyOf(place), { ...place, value: String(cells), expected: String(headings) });
}

/**
 * What is wrong in rows, with that they are divided by a comma that stands without quotation marks in place of what that
 * did to their cells.
 */
function withLongRows(problems: readonly Problem[], rows: LongRows): readonly Problem[] {
  const divided = new Map<string, Place>();
  const others = problems.filter(({ where }) => {
    const place = rows.get(keyOf(where));
    if (place !== undefined) divided.set(keyOf(where), place);
    return place === undefined;
  });
  const [first, ...more] = divided.values();
  if (first === undefined) return problems;
  const account = more.length > 0 ? { account: String(more.length) } : {};
  return [problem("rows_too_long", { ...first, ...account }), ...others];
}

/** What is wrong in the rows of a ledger. */
export function problemsOf({ problems, longRows }: Found): readonly Problem[] {
  return withLongRows(listed(problems), longRows);
}

type Found = { problems: ProblemList; longRows: LongRows };

function keyOf({ fileName = "", sheet = "", row = 0 }: Place): string {
  return [fileName, sheet, row].join("\u0000");
}
