import { absolute, type Minor, sum } from "../money/Minor.ts";
import { type Nature, roles } from "../roles/roles.ts";
import type { AccountBalance } from "./AccountBalance.ts";
import { subsetsOf } from "./subsetsOf.ts";

/**
 * The ways in which a balance sheet file writes signs: as its own totals show; all amounts positive; credits negative;
 * or liabilities negative within net assets and equity positive, as in British accounts.
 */
type SignHabit = "as_totalled" | "all_positive" | "signed" | "net_assets";

/** How the amounts of a balance sheet become debit-positive ones. */
export type SignReading = {
  habit: SignHabit;
  /** Roles of contra accounts that the file writes with the opposite sign. */
  turnedRoles: ReadonlySet<string>;
  openingDifference: Minor;
  closingDifference: Minor;
};

/** The profits of the two years. A balance sheet before closing is out of balance by such an amount. */
export type YearProfits = { current: Minor; prior: Minor };

const MOST_CONTRA_ROLES = 8;

/**
 * Finds how a balance sheet writes its signs: the combination of sign habit and contra account signs by which it
 * balances, in both columns if possible. Differences are debits less credits. Where a column balances only with the
 * year's profit, the profit is taken as part of equity.
 */
export function readBalanceSheetSigns(
  balances: readonly AccountBalance[],
  profits: YearProfits,
): SignReading {
  const readings = candidates(balances)
    .map((candidate) => measure(balances, candidate, profits))
    .filter((reading) => reading.habit !== "net_assets" || outOfBalance(reading).columns < 2);
  const [first, ...others] = readings;
  if (!first)
    return {
      habit: "all_positive",
      turnedRoles: new Set(),
      openingDifference: 0n,
      closingDifference: 0n,
    };
  return others.reduce((best, next) => (isBetter(next, best) ? next : best), first);
}

/** The debit-positive amount of an account, given how the file writes signs. */
export function debitPositive(
  balance: AccountBalance,
  amount: Minor,
  reading: SignCandidate,
): Minor {
  if (reading.habit === "as_totalled") return balance.positiveSide === "credit" ? -amount : amount;
  const written = reading.turnedRoles.has(contraKey(balance) ?? "") ? -amount : amount;
  if (reading.habit === "signed") return written;
  if (reading.habit === "net_assets") return isEquity(balance) ? -written : written;
  return written * naturalSign(balance);
}

type SignCandidate = { habit: SignHabit; turnedRoles: ReadonlySet<string> };

function candidates(balances: readonly AccountBalance[]): SignCandidate[] {
  const keys = [...new Set(balances.flatMap((balance) => contraKey(balance) ?? []))];
  const subsets = keys.length > MOST_CONTRA_ROLES ? [[], keys] : subsetsOf(keys);
  const isTotalled = balances.every(({ positiveSide }) => positiveSide !== null);
  const habits: SignHabit[] = [
    ...(isTotalled ? ["as_totalled" as const] : []),
    "all_positive",
    "signed",
    "net_assets",
  ];
  return subsets
    .toSorted((left, right) => left.length - right.length)
    .flatMap((subset) => habits.map((habit) => ({ habit, turnedRoles: new Set(subset) })));
}

function measure(
  balances: readonly AccountBalance[],
  candidate: SignCandidate,
  profits: YearProfits,
): SignReading {
  const opening = sum(
    balances.map((balance) => debitPositive(balance, balance.earlier, candidate)),
  );
  const closing = sum(balances.map((balance) => debitPositive(balance, balance.later, candidate)));
  return { ...candidate, ...allow(opening, closing, profits) };
}

/** A balance sheet that is out by exactly the year's profit does not include it in equity yet. */
function allow(opening: Minor, closing: Minor, profits: YearProfits) {
  return {
    openingDifference: opening === profits.prior ? 0n : opening,
    closingDifference: closing === profits.current ? 0n : closing,
  };
}

function isBetter(left: SignReading, right: SignReading): boolean {
  const leftOut = outOfBalance(left);
  const rightOut = outOfBalance(right);
  if (leftOut.columns !== rightOut.columns) return leftOut.columns < rightOut.columns;
  if (left.turnedRoles.size !== right.turnedRoles.size) return false;
  return leftOut.amount < rightOut.amount;
}

function outOfBalance(reading: SignReading) {
  const differences = [reading.openingDifference, reading.closingDifference];
  return {
    columns: differences.filter((difference) => difference !== 0n).length,
    amount: sum(differences.map(absolute)),
  };
}

function contraKey(balance: AccountBalance): string | null {
  const { role, isContra } = balance.reading;
  return isContra || (role !== null && "isContra" in roles[role]) ? (role ?? balance.code) : null;
}

function naturalSign(balance: AccountBalance): 1n | -1n {
  const natural = naturalOf(balance);
  return natural === "asset" || natural === "expense" ? 1n : -1n;
}

function isEquity(balance: AccountBalance): boolean {
  return naturalOf(balance) === "equity";
}

function naturalOf({ reading: { nature, role } }: AccountBalance): Nature {
  return nature ?? (role === null ? "asset" : roles[role].nature);
}
