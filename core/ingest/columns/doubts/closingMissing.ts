import { type Problem, problem } from "../../../problem/Problem.ts";
import type { Table, TableRow } from "../../../table/Table.ts";
import { nearAmount } from "../../cells/nearAmount.ts";
import type { Header } from "../../headings/Header.ts";
import { normaliseHeading } from "../../headings/normaliseHeading.ts";
import { type AmountHeading, readAmountHeading } from "../../headings/readAmountHeading.ts";
import { areSame, less } from "../balances/balanceUnits.ts";

const ROWS_LOOKED_AT = 1_000;
/**
 * The evidence for movements: this many accounts with debits and credits, and this share of the accounts that moved.
 */
const FEWEST_BOTH = 2;
const ONE_IN = 10;
/** This many opening balances must exceed the total on their side. */
const FEWEST_LARGER = 2;

/**
 * Refuses a trial balance whose closing balances are missing: the columns read are movements (debits and credits, or
 * their "Net") beside opening balances that they do not include. A "Net" alone is refused too, where no account shows
 * which of both it is.
 */
export function closingMissing({ rows }: Table, header: Header): Problem[] {
  const body = rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  const debit = sideColumn(header, "debit");
  const credit = sideColumn(header, "credit");
  const openings = header.columns.filter(({ heading }) => isOpening(readAmountHeading(heading)));
  if (openings.length === 0) return [];
  const opening = netOf(body, header, "prior");
  const read = netOf(body, header, "current");
  const current = header.columns.filter(({ field }) => field.startsWith("current"));
  const named = (columns: Header["columns"]) => columns.map(({ heading }) => heading).join(", ");
  const where = { column: named(current), value: named(openings) };
  if (debit < 0 || credit < 0)
    return current.every(isBareNet) && !doesSomeStay(opening, read)
      ? [problem("net_unclear", where)]
      : [];
  if (current.every(({ heading }) => readAmountHeading(heading)?.plainness === CLOSING)) return [];
  const [debits, credits] = [amountsAt(body, debit), amountsAt(body, credit)];
  const moved = less(debits, credits);
  const closing = opening.map((value, row) => value + (moved[row] ?? 0));
  if (!areSame(read, moved) || areSame(read, closing)) return [];
  if (!haveBothSides(debits, credits) || containOpening(debits, credits, opening)) return [];
  return [problem("closing_missing", where)];
}

/** "Net" or "Amount", which may be balances or movements. */
function isBareNet({ heading }: Header["columns"][number]): boolean {
  return BARE_NET.test(normaliseHeading(heading));
}

const BARE_NET = /^(?:net(?: amount| value)?|amount|value)$/;

/** Whether some accounts are unchanged, as capital usually is, more than could be chance. */
function doesSomeStay(opening: readonly number[], read: readonly number[]): boolean {
  const stayed = opening.filter((value, row) => value !== 0 && read[row] === value).length;
  const settled = opening.filter((value, row) => value !== 0 && read[row] === -value).length;
  const isNew = opening.every((value) => value === 0);
  return isNew || (stayed > 0 && stayed >= settled);
}

function sideColumn({ headings }: Header, side: "debit" | "credit"): number {
  return headings.findIndex((heading) => {
    const read = readAmountHeading(heading);
    return read?.side === side && read.period !== "prior";
  });
}

/** Last year's closing balances are called so more plainly. */
function isOpening(heading: Readonly<AmountHeading> | null): boolean {
  return heading?.period === "prior" && heading.plainness === OPENING;
}

const OPENING = 2;
/** "Closing Dr" beside "Closing Cr" is no movement, although page totals fill both. */
const CLOSING = 4;

function netOf(
  rows: readonly TableRow[],
  { columns }: Header,
  period: "current" | "prior",
): number[] {
  const at = (side: string) => {
    const column = columns.find(({ field }) => field === `${period}${side}`);
    return column ? amountsAt(rows, column.index) : rows.map(() => 0);
  };
  const [balances, debits] = [at("Balance"), at("Debit")];
  return less(
    balances.map((value, row) => value + (debits[row] ?? 0)),
    at("Credit"),
  );
}

function amountsAt(rows: readonly TableRow[], index: number): number[] {
  return rows.map(({ cells }) => nearAmount(cells[index] ?? ""));
}

/** Whether accounts have amounts on both sides; a balance has one side only. */
function haveBothSides(debits: readonly number[], credits: readonly number[]): boolean {
  const any = debits.filter((debit, row) => debit !== 0 || credits[row] !== 0).length;
  const both = debits.filter((debit, row) => debit !== 0 && credits[row] !== 0).length;
  return both >= FEWEST_BOTH && both * ONE_IN >= any;
}

/**
 * Whether cumulative debits and credits include the opening balances: they are never smaller, and their difference is
 * the closing balance.
 */
function containOpening(
  debits: readonly number[],
  credits: readonly number[],
  opening: readonly number[],
): boolean {
  const larger = opening.filter((value, row) => {
    const own = (value > 0 ? debits : credits)[row] ?? 0;
    return value !== 0 && Math.abs(value) > Math.abs(own);
  });
  return larger.length < FEWEST_LARGER;
}
