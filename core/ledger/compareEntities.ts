import { type Minor, sum } from "../money/Minor.ts";
import type { Role } from "../roles/roles.ts";
import { hasTrait } from "../roles/traits.ts";
import type { EntityAmount } from "./entityAmounts.ts";
import { isProfitAndLoss } from "./isProfitAndLoss.ts";

/** The balances of entities with each other, debit-positive, and their difference. */
export type EntityBalances = {
  of: "opening" | "closing" | "profit";
  entities: readonly { entity: string; amount: Minor }[];
  /** Zero where they cancel out, or where the other party may be a company outside the files. */
  difference: Minor;
};

/**
 * Compares what group entities owe and charge each other. It must cancel out, unless one entity has booked what the
 * other has not (IFRS 10.B86(c), ASC 810-10-45-1). Rows marked as eliminations are included: the statement leaves them
 * out, so a difference would be missing from it. A balance on one side only may be with a company outside the files,
 * and is no difference.
 */
export function compareEntities(amounts: readonly EntityAmount[]): EntityBalances[] {
  const between = amounts.filter(isBetween);
  const ofResult = between.filter(({ reading }) => isProfitAndLoss(reading, null));
  const balances = between.filter(({ reading }) => !isProfitAndLoss(reading, null));
  return [
    ...balancesOf("opening", balances, ({ opening }) => opening),
    ...balancesOf("closing", balances, ({ closing }) => closing),
    ...balancesOf("profit", ofResult, ({ closing }) => closing),
  ];
}

function balancesOf(
  of: EntityBalances["of"],
  amounts: readonly EntityAmount[],
  amountOf: (amount: EntityAmount) => Minor,
): EntityBalances[] {
  const sums = new Map<string, Minor>();
  for (const each of amounts) sums.set(each.entity, (sums.get(each.entity) ?? 0n) + amountOf(each));
  const entities = [...sums]
    .map(([entity, amount]) => ({ entity, amount }))
    .filter(({ amount }) => amount !== 0n);
  if (entities.length === 0) return [];
  const hasBothSides =
    entities.some(({ amount }) => amount > 0n) && entities.some(({ amount }) => amount < 0n);
  const difference = hasBothSides ? sum(entities.map(({ amount }) => amount)) : 0n;
  return [{ of, entities, difference }];
}

function isBetween({ isElimination, reading }: EntityAmount): boolean {
  if (hasTrait(reading, "intragroup")) return reading.nature !== "equity";
  return isElimination && reading.role !== null && ELIMINATED.has(reading.role);
}

/**
 * Roles of mutual receivables, payables, income and costs. Investments and their dividends are eliminated against
 * equity instead.
 */
const ELIMINATED: ReadonlySet<Role> = new Set<Role>([
  "trade_receivables",
  "other_receivables",
  "loans_receivable",
  "trade_payables",
  "other_payables",
  "borrowings",
  "interest_receivable",
  "interest_payable",
  "interest_income",
  "interest_expense",
  "revenue",
  "other_operating_income",
  "cost_of_sales",
  "operating_expenses",
]);
