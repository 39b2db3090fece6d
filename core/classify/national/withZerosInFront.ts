import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { NationalChart } from "./NationalChart.ts";
import { numberOf } from "./numberOf.ts";

/**
 * The chart as books of one length of numbers are numbered by it, whose class 0 lost its zeros in a spreadsheet:
 * where all numbers have so many digits, or one digit fewer, and none of the longer ones begins with a zero.
 * Synthetic accounts of three digits are left as they are, since groups have two.
 */
export function withZerosInFront(
  chart: NationalChart,
  accounts: readonly AccountFacts[],
): NationalChart {
  if (chart.digits !== undefined || !hasClassOfZero(chart)) return chart;
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

function hasClassOfZero({ roles }: NationalChart): boolean {
  return Object.values(roles).some((numbers) => /(?:^| )0/.test(numbers));
}

const made = new Map<string, NationalChart>();

/** One chart for each length, so that its numbers are looked up in what is made of it once. */
function ofDigits(chart: NationalChart, digits: number): NationalChart {
  const key = `${chart.id} ${digits}`;
  const known = made.get(key) ?? { ...chart, digits };
  made.set(key, known);
  return known;
}
