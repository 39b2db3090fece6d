import { absolute, type Minor } from "../money/Minor.ts";
import { roles } from "../roles/roles.ts";
import type { AccountBalance } from "./AccountBalance.ts";

/** Turns the written amount of one profit and loss account into a debit-positive one. */
export type ProfitLossSigns = (balance: AccountBalance, amount: Minor) => Minor;

/**
 * Finds the sign habit of a profit and loss: what its own totals say, or else income and expenses both positive, income positive
 * with expenses negative, or debits positive with income negative. The heavier side of each kind
 * decides, so that a few credits among the expenses do not.
 */
export function readProfitLossSigns(balances: readonly AccountBalance[]): ProfitLossSigns {
  if (balances.length > 0 && balances.every(({ positiveSide }) => positiveSide !== null))
    return (balance, amount) => (balance.positiveSide === "credit" ? -amount : amount);
  const income = weigh(balances, "income");
  const expense = weigh(balances, "expense");
  if (income < 0n && expense >= 0n) return (_balance, amount) => amount;
  if (expense < 0n && income >= 0n) return (_balance, amount) => -amount;
  return allPositive;
}

function allPositive(balance: AccountBalance, amount: Minor): Minor {
  const sign = isIncome(balance) ? -1n : 1n;
  return balance.reading.isContra ? -sign * absolute(amount) : sign * amount;
}

function weigh(balances: readonly AccountBalance[], kind: "income" | "expense"): Minor {
  let weight = 0n;
  for (const balance of balances) {
    if (balance.reading.isContra || isIncome(balance) !== (kind === "income")) continue;
    weight += balance.later !== 0n ? balance.later : balance.earlier;
  }
  return weight;
}

function isIncome({ reading }: AccountBalance): boolean {
  const nature = reading.nature ?? (reading.role === null ? "expense" : roles[reading.role].nature);
  return nature === "income" || nature === "liability" || nature === "equity";
}
