import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { NationalChart } from "./NationalChart.ts";
import { numberOf } from "./numberOf.ts";

/**
 * The chart as books of one length of numbers are numbered by it, whose class 0 lost its zeros in a spreadsheet:
 * where all numbers have so many digits, or one digit fewer, and none of the longer ones begins with a zero.
 * Synthetic accounts of three digits are left as they are, since groups have two. A chart of fixed digits is left
 * without them where books number by its groups alone.
 */
export function withZerosInFront(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
): NationalChart {
  if (chart.digits !== undefined) return inGroups(accounts)(chart);
  if (!hasClassOfZero(chart)) return chart;
  const numbers = accounts.map(({ code }) => numberOf(code, undefined));
  const digits = numbers.reduce((most, number) => Math.max(most, number.length), 0);
  const full = numbers.filter((number) => number.length === digits);
  const isWritten = full.some((number) => number.startsWith("0"));
  const isOneLength = numbers.every(
    (number) => /^\d+$/.test(number) && number.length >= digits - 1,
  );
  const isLost =
    isOneLength && !isWritten && digits > SYNTHETIC && full.length * 2 > numbers.length;
  return isLost ? ofDigits(chart, digits) : chart;
}

const SYNTHETIC = 3;

/**
 * A chart of fixed digits as books write it that number by its groups alone, as plans print them ("040", "20"): most
 * of their numbers are shorter, and have lost no zeros where some begin with one or none has all digits.
 */
export function inGroups(
  accounts: readonly Pick<AccountFacts, "code">[],
): (chart: NationalChart) => NationalChart {
  const numbers = accounts.map(({ code }) => numberOf(code, undefined));
  const known = new Map<number | undefined, boolean>([[undefined, false]]);
  return (chart) => {
    const isGrouped = known.get(chart.digits) ?? areGroups(numbers, chart.digits ?? 0);
    known.set(chart.digits, isGrouped);
    return isGrouped ? ofDigits(chart) : chart;
  };
}

function areGroups(numbers: readonly string[], digits: number): boolean {
  const shorter = numbers.filter((number) => number.length < digits);
  const isWritten = shorter.some((number) => number.startsWith("0"));
  const isFull = numbers.some((number) => number.length === digits);
  return shorter.length * 2 > numbers.length && (isWritten || !isFull);
}

function hasClassOfZero({ roles }: NationalChart): boolean {
  return Object.values(roles).some((numbers) => /(?:^| )0/.test(numbers));
}

const made = new Map<string, NationalChart>();

/** One chart for each length, so that its numbers are looked up in what is made of it once. */
function ofDigits({ digits: _, ...chart }: NationalChart, digits?: number): NationalChart {
  const key = `${chart.id} ${digits}`;
  const known = made.get(key) ?? (digits === undefined ? chart : { ...chart, digits });
  made.set(key, known);
  return known;
}
