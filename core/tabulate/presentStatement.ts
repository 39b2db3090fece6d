import { decimalsIn, minorOf } from "../money/minorOf.ts";
import type { Amount, StatementLine } from "../statement/StatementDocument.ts";

/** The unit of presentation: exact currency amounts, thousands or millions. */
export const presentationUnits = ["units", "thousands", "millions"] as const;

export type PresentationUnit = (typeof presentationUnits)[number];

const NOUGHTS = { units: 0, thousands: 3, millions: 6 } as const satisfies Record<
  PresentationUnit,
  number
>;

type Line = Pick<
  StatementLine,
  "concept" | "category" | "isSubtotal" | "currentYear" | "priorYear" | "isPriorYearKnown"
>;

/**
 * A statement in thousands or millions, in whole numbers that add up. Opening and closing cash are rounded to the
 * nearest; every other amount up or down, by the method of largest remainders, so by less than one unit. A column that
 * does not add up as given (comparatives as supplied) is rounded line by line.
 */
export function presentStatement<Shown extends Line>(
  lines: readonly Shown[],
  unit: PresentationUnit,
): Shown[] {
  const [first] = lines;
  if (unit === "units" || first === undefined) return [...lines];
  const size = sizeOf(unit, decimalsIn(first.currentYear));
  const current = presentColumn(lines, (line) => line.currentYear, size);
  const prior = presentColumn(lines, (line) => line.priorYear, size);
  return lines.map((line, at) => ({
    ...line,
    currentYear: current[at] ?? line.currentYear,
    priorYear: line.isPriorYearKnown ? (prior[at] ?? line.priorYear) : line.priorYear,
  }));
}

/** Rounds an amount that is in no sum to the nearest. */
export function presentAmount(amount: Amount, unit: PresentationUnit): Amount {
  if (unit === "units") return amount;
  return String(nearest(minorOf(amount), sizeOf(unit, decimalsIn(amount))));
}

/** The number of minor units in a unit of presentation. */
export function sizeOf(unit: PresentationUnit, decimals: number): bigint {
  return 10n ** BigInt(NOUGHTS[unit] + decimals);
}

/** The heading of a column of amounts: "GBP", "GBP thousands". */
export function unitInWords(currency: string, unit: PresentationUnit = "units"): string {
  return unit === "units" ? currency : `${currency} ${unit}`;
}

function presentColumn(
  lines: readonly Line[],
  amountOf: (line: Line) => Amount,
  size: bigint,
): Amount[] {
  const exact = lines.map((line) => minorOf(amountOf(line)));
  const shown = new Map<number, bigint>();
  const holds = shareOutCash(lines, exact, { size, shown });
  return exact.map((amount, at) =>
    String((holds ? shown.get(at) : undefined) ?? nearest(amount, size)),
  );
}

/** A subtotal with its parts, or a line without parts. */
type Sum = { exact: bigint; line: number | null; parts: readonly Sum[] };

type Sharing = { size: bigint; shown: Map<number, bigint> };

/** Rounds every line, starting from opening and closing cash; false where a subtotal does not add up. */
function shareOutCash(lines: readonly Line[], exact: readonly bigint[], sharing: Sharing): boolean {
  const at = (concept: string) => lines.findIndex((line) => line.concept === concept);
  const [opening, closing] = [at("cash_at_beginning"), at("cash_at_end")];
  const [before, after] = [exact[opening], exact[closing]];
  if (before === undefined || after === undefined) return false;
  const [first, last] = [nearest(before, sharing.size), nearest(after, sharing.size)];
  sharing.shown.set(opening, first).set(closing, last);
  const parts = lines.flatMap(({ category, concept }, line): Sum[] => {
    if (category !== "reconciliation" || line === opening || line === closing) return [];
    const own = concept === "net_change_in_cash" ? sumsOfCategories(lines, exact) : [];
    return [{ exact: exact[line] ?? 0n, line, parts: own }];
  });
  return shareOut({ exact: after - before, line: null, parts }, last - first, sharing);
}

/** Each category as its last subtotal: the subtotal before it plus the lines between. */
function sumsOfCategories(lines: readonly Line[], exact: readonly bigint[]): Sum[] {
  const categories = new Set(lines.map(({ category }) => category));
  categories.delete("reconciliation");
  return [...categories].map((category) => {
    let parts: Sum[] = [];
    for (const [line, { category: own, isSubtotal }] of lines.entries()) {
      if (own !== category) continue;
      const amount = exact[line] ?? 0n;
      if (isSubtotal) parts = [{ exact: amount, line, parts }];
      else parts = [...parts, { exact: amount, line, parts: [] }];
    }
    return { exact: parts.reduce((sum, part) => sum + part.exact, 0n), line: null, parts };
  });
}

/** Splits a rounded amount between the parts of a sum; the largest remainders are rounded up. */
function shareOut({ exact, line, parts }: Sum, whole: bigint, sharing: Sharing): boolean {
  if (line !== null) sharing.shown.set(line, whole);
  if (parts.length === 0) return true;
  if (parts.reduce((sum, part) => sum + part.exact, 0n) !== exact) return false;
  const down = parts.map((part) => ({ part, floor: floorOf(part.exact, sharing.size) }));
  const left = whole - down.reduce((sum, { floor }) => sum + floor, 0n);
  const remainderOf = ({ part, floor }: (typeof down)[number]) => part.exact - floor * sharing.size;
  const ordered = down
    .filter((each) => remainderOf(each) > 0n)
    .toSorted((one, other) => Number(remainderOf(other) - remainderOf(one)));
  if (left < 0n || left > BigInt(ordered.length)) return false;
  const up = new Set(ordered.slice(0, Number(left)));
  return down.every((each) => shareOut(each.part, each.floor + (up.has(each) ? 1n : 0n), sharing));
}

/** Rounds to the nearest whole; halves are rounded up. */
export function nearest(amount: bigint, size: bigint): bigint {
  return floorOf(2n * amount + size, 2n * size);
}

/** Rounds down. */
export function floorOf(amount: bigint, size: bigint): bigint {
  const quotient = amount / size;
  return amount % size < 0n ? quotient - 1n : quotient;
}
