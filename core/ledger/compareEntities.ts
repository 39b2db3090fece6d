import type { Minor } from "../money/Minor.ts";
import { isProfitAndLossRole, type Role } from "../roles/roles.ts";
import { hasTrait } from "../roles/traits.ts";
import type { EntityAmount } from "./entityAmounts.ts";
import type { AccountReading } from "./LedgerAccount.ts";

/** What entities have with each other, and by how much they disagree: debits less credits. */
export type EntityDisagreement = {
  of: "opening" | "closing" | "profit";
  entities: readonly { entity: string; amount: Minor }[];
  difference: Minor;
};

/**
 * What entities owe each other at both ends, and what they charged each other: it cancels out, unless one
 * entity has booked what the other has not (IFRS 10.B86(c), ASC 810-10-45-1). Rows marked as
 * eliminated count: the statement leaves them out, so what they do not cancel would be missing from it. A
 * balance on one side only may be with a company that is not in the file: it is no disagreement.
 */
export function compareEntities(amounts: readonly EntityAmount[]): EntityDisagreement[] {
  const between = amounts.filter(isBetween);
  const ofResult = between.filter(({ reading }) => isOfResult(reading));
  const balances = between.filter(({ reading }) => !isOfResult(reading));
  return [
    ...disagreement("opening", balances, ({ opening }) => opening),
    ...disagreement("closing", balances, ({ closing }) => closing),
    ...disagreement("profit", ofResult, ({ closing }) => closing),
  ];
}

function disagreement(
  of: EntityDisagreement["of"],
  amounts: readonly EntityAmount[],
  amountOf: (amount: EntityAmount) => Minor,
): EntityDisagreement[] {
  const sums = new Map<string, Minor>();
  for (const each of amounts) sums.set(each.entity, (sums.get(each.entity) ?? 0n) + amountOf(each));
  const entities = [...sums]
    .map(([entity, amount]) => ({ entity, amount }))
    .filter(({ amount }) => amount !== 0n);
  const difference = entities.reduce((total, { amount }) => total + amount, 0n);
  const hasBothSides =
    entities.some(({ amount }) => amount > 0n) && entities.some(({ amount }) => amount < 0n);
  return difference === 0n || !hasBothSides ? [] : [{ of, entities, difference }];
}

function isBetween({ isElimination, reading }: EntityAmount): boolean {
  if (hasTrait(reading, "intragroup")) return reading.nature !== "equity";
  return isElimination && reading.role !== null && ELIMINATED.has(reading.role);
}

/** What entities owe and charge each other; an investment and its dividends are eliminated against equity instead. */
const ELIMINATED: ReadonlySet<Role> = new Set<Role>([
  ...(["trade_receivables", "other_receivables", "loans_receivable"] as const),
  ...(["trade_payables", "other_payables", "borrowings"] as const),
  ...(["interest_receivable", "interest_payable", "interest_income", "interest_expense"] as const),
  ...(["revenue", "other_operating_income", "cost_of_sales", "operating_expenses"] as const),
]);

function isOfResult({ role, nature }: AccountReading): boolean {
  if (role !== null) return isProfitAndLossRole(role);
  return nature === "income" || nature === "expense";
}
