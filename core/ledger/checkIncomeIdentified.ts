import type { ProfitLossRow } from "../ingest/rows.ts";
import { absolute, type Minor, sum } from "../money/Minor.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import { roleDefinition } from "../roles/roles.ts";
import type { Readings } from "./AccountBalance.ts";
import type { AccountReading } from "./LedgerAccount.ts";

/** A file with fewer rows may hold expenses only. */
const FEWEST = 3;

/**
 * Checks that the file shows which rows of a profit and loss are income: by totals that add up, by amounts of both
 * signs, or by names and types. Otherwise the profit is unknown.
 */
export function checkIncomeIdentified(
  rows: readonly ProfitLossRow[],
  readings: Readings,
): readonly Problem[] {
  const amounts = rows.map(({ current, prior }) => (current !== 0n ? current : prior));
  const isTotalled = rows.every(({ positiveSide }) => positiveSide !== undefined);
  if (rows.length < FEWEST || isTotalled || areSigned(amounts)) return [];
  const read = rows.map(({ code }) => readings.get(code));
  if (read.some((reading) => natureOf(reading) === "income")) return [];
  const unread = sum(amounts.flatMap((amount, at) => (natureOf(read[at]) ? [] : absolute(amount))));
  if (unread * 2n <= sum(amounts.map(absolute))) return [];
  return [problem("income_not_told", { value: String(rows.length) })];
}

/**
 * Whether the amounts have both signs in earnest. Expenses are about as large as income, so one loss in brackets among
 * many rows does not count.
 */
function areSigned(amounts: readonly Minor[]): boolean {
  const positive = sum(amounts.filter((amount) => amount > 0n));
  const negative = -sum(amounts.filter((amount) => amount < 0n));
  const [less, more] = positive < negative ? [positive, negative] : [negative, positive];
  return less * FEW > more;
}

const FEW = 5n;

function natureOf(reading: AccountReading | undefined) {
  const { role = null, nature = null } = reading ?? {};
  return nature ?? (role === null ? null : roleDefinition(role).nature);
}
