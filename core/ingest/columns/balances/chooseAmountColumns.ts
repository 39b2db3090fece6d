import type { AmountMeaning } from "../../headings/FileColumn.ts";
import type { AmountHeading } from "../../headings/readAmountHeading.ts";

/** A column of amounts and what its heading says. */
export type AmountCandidate = { index: number; heading: AmountHeading };

/** The columns chosen for one side: current and prior. */
type Chosen = { current: AmountCandidate | null; prior: AmountCandidate | null };

export type ChosenAmount = AmountMeaning & { index: number };

const CLOSING = 4;

/**
 * Chooses the current and the prior column of each side among the amount columns. `holdsBalances`: each column is of
 * one date, so two of several may be chosen. If debit and credit are movements beside a closing balance, the balance is
 * chosen.
 */
export function chooseAmountColumns(
  candidates: readonly AmountCandidate[],
  holdsBalances: boolean,
): ChosenAmount[] {
  const bySide = (side: AmountMeaning["side"]) =>
    choosePeriods(
      candidates.filter(({ heading }) => heading.side === side),
      holdsBalances,
    );
  const debit = bySide("debit");
  const credit = bySide("credit");
  const balance = bySide("balance");
  const isBalanced = debit.current === null || credit.current === null || movesOnly(debit, balance);
  if (isBalanced) return list("balance", balance);
  const sides = [...list("debit", debit), ...list("credit", credit)];
  if (debit.prior !== null || credit.prior !== null) return sides;
  const dated = candidates.filter(({ heading }) => heading.side === "balance" && heading.date);
  const prior = dated.length > 0 ? openingBeside(debit.current, dated) : balance.prior;
  return [...sides, ...list("balance", { current: null, prior })];
}

/**
 * Whether columns of earlier dates beside this year's debits and credits are signed opening balances. Months without a
 * clear date do not count.
 */
function openingBeside(
  debit: AmountCandidate | null,
  dated: readonly AmountCandidate[],
): AmountCandidate | null {
  const closing = debit?.heading.date ?? null;
  const earlier = datesOf(dated).filter((date) => closing === null || date < closing);
  const dates = closing === null ? earlier : [closing, ...earlier];
  if (areMonths(dates)) return closing === null ? null : onDate(dated, yearBefore(dates));
  return onDate(dated, earlier[0]);
}

/** Whether "Debit" is a movement: beside a closing balance, or between an opening and another balance. */
function movesOnly(debit: Chosen, balance: Chosen): boolean {
  const isBare = debit.current?.heading.period === null && debit.prior === null;
  if (!isBare || balance.current === null) return false;
  return balance.prior !== null || balance.current.heading.plainness >= CLOSING;
}

function choosePeriods(all: readonly AmountCandidate[], holdsBalances: boolean): Chosen {
  const candidates = withoutParts(all);
  const prior = plainest(candidates.filter(({ heading }) => heading.period === "prior"));
  const others = longest(
    candidates.filter(({ heading }) => heading.period !== "prior"),
    holdsBalances,
  );
  const dates = datesOf(others);
  const plain = plainest(others.filter(({ heading }) => heading.date === null));
  if (plain !== null && plain.heading.period === "current") {
    return {
      current: plain,
      prior: prior ?? onDate(others, dates.length === 1 ? dates[0] : undefined),
    };
  }
  if (dates.length > 0) {
    // Two months of results beside their total are parts of it, not comparatives
    const isOfMonths = areMonths(dates, holdsBalances || plain === null ? FEWEST_MONTHS : 2);
    const before = isOfMonths ? yearBefore(dates) : dates[1];
    const isByDates = !isOfMonths || (holdsBalances && before !== undefined);
    const earlier = onDate(others, before);
    const isDated = earlier !== null && prior?.heading.date === null && areYears(dates[0], before);
    if (isByDates)
      return { current: onDate(others, dates[0]), prior: isDated ? earlier : (prior ?? earlier) };
  }
  return { current: plain, prior };
}

/** Leaves out months beside the year to date: they are neither the period nor its comparatives. */
function withoutParts(candidates: readonly AmountCandidate[]): readonly AmountCandidate[] {
  const whole = candidates.filter(({ heading }) => !heading.isPart);
  return whole.some(({ heading }) => heading.period !== "prior") ? whole : candidates;
}

/** The dates of columns, the latest first. */
function datesOf(candidates: readonly AmountCandidate[]): number[] {
  return [...new Set(candidates.flatMap(({ heading }) => heading.date ?? []))].sort(
    (left, right) => right - left,
  );
}

/**
 * The columns of the longest period to a date: of three and nine months, the nine. A period with another end is not
 * compared (nine months may follow a year). "Dec 2025" beside "Jan 2025 - Dec 2025" is a month, unless it is a balance.
 */
function longest(
  candidates: readonly AmountCandidate[],
  holdsBalances: boolean,
): AmountCandidate[] {
  return candidates.filter(({ heading: { date, months } }) => {
    if (months === null && (holdsBalances || date === null)) return true;
    const rivals = candidates.filter(({ heading }) => heading.date === date);
    return rivals.every(({ heading }) => (heading.months ?? 0) <= (months ?? 0));
  });
}

/** Whether two dates are the ends of consecutive years; a bare "Opening balance" belongs to the first of them. */
function areYears(later: number | undefined, earlier: number | undefined): boolean {
  const yearOf = (date = 0) => Math.floor(date / 10_000);
  return yearOf(later) > yearOf(earlier);
}

/** The date one year before the latest. */
function yearBefore(dates: readonly number[]): number | undefined {
  const monthOf = (date: number) => Math.floor(date / 100);
  return dates.find((date) => monthOf(date) === monthOf(dates[0] ?? 0) - 100);
}

const FEWEST_MONTHS = 3;

/** Whether the columns are months of a report that no single column sums up. */
function areMonths(dates: readonly number[], fewest = FEWEST_MONTHS): boolean {
  const years = new Set(dates.map((date) => Math.floor(date / 10_000)));
  return dates.length >= fewest && years.size < dates.length;
}

function onDate(candidates: readonly AmountCandidate[], date: number | undefined) {
  return plainest(candidates.filter(({ heading }) => heading.date === date && date !== undefined));
}

function plainest(candidates: readonly AmountCandidate[]): AmountCandidate | null {
  const [first, ...others] = candidates;
  if (!first) return null;
  return others.reduce(
    (best, next) => (next.heading.plainness > best.heading.plainness ? next : best),
    first,
  );
}

function list(side: AmountMeaning["side"], { current, prior }: Chosen): ChosenAmount[] {
  return [
    ...(current ? [{ side, period: "current" as const, index: current.index }] : []),
    ...(prior ? [{ side, period: "prior" as const, index: prior.index }] : []),
  ];
}
