import { type Amount, plus } from "../../money/Amount.ts";
import { note } from "../../problem/ProblemList.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { exactAt, flipAmount, type LedgerLines } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { kindByName } from "./kindByName.ts";
import { reverseAccountSign } from "./reverseAccountSign.ts";

/**
 * Turns the lines of tables with one amount a row in which credits are positive: there every entry balances
 * as it does with debits positive, and each balance has the wrong side. Income that was debited and costs
 * that were credited, nearly all of both, are two witnesses that only the other sign satisfies; with one
 * of them alone the amounts stay as they are.
 */
export function reverseCreditSigns(assembly: LedgerAssembly): void {
  const { accounts, lines } = assembly;
  const moved = usualMovements(lines, accounts.length);
  const sides = { income: newSides(), cost: newSides() };
  accounts.forEach((account, number) => {
    const kind = kindByName(account.type || account.name);
    if (kind !== null) count(sides[kind], moved[number] ?? 0);
  });
  if (!areNearlyAll(sides.income.debited, sides.income.credited, FEWEST_INCOME)) return;
  if (!areNearlyAll(sides.cost.credited, sides.cost.debited, FEWEST_COSTS)) return;
  for (let line = 0; line < lines.row.length; line += 1) flipAmount(lines, line);
  accounts.forEach(reverseAccountSign);
  note(assembly.warnings, "ledger_credits_positive", {});
}

/**
 * What each account moved by in all. One that came to nil was closed: it moved by what stands on the side of most
 * of its lines.
 */
function usualMovements(lines: LedgerLines, count: number): Amount[] {
  const [debited, credited] = [new Array<Amount>(count).fill(0), new Array<Amount>(count).fill(0)];
  const times = new Int32Array(count);
  for (let line = 0; line < lines.row.length; line += 1) {
    const [account, amount] = [at(lines.account, line), exactAt(lines, line)];
    const side = amount > 0 ? debited : credited;
    side[account] = plus(side[account] ?? 0, amount);
    times[account] = (times[account] ?? 0) + (amount > 0 ? 1 : -1);
  }
  return debited.map((debits, account) => {
    const credits = credited[account] ?? 0;
    const [moved, more] = [plus(debits, credits), times[account] ?? 0];
    if (moved !== 0 || more === 0) return moved;
    return more > 0 ? debits : credits;
  });
}

/** Accounts by the side they moved to, and how much. */
type Sides = Record<"debited" | "credited", { accounts: number; amount: number }>;

const FEWEST_INCOME = 1;
const FEWEST_COSTS = 2;
const NEARLY_ALL = 0.9;

function newSides(): Sides {
  return { debited: { accounts: 0, amount: 0 }, credited: { accounts: 0, amount: 0 } };
}

function count({ debited, credited }: Sides, moved: Amount): void {
  const amount = Number(moved);
  if (amount === 0) return;
  const side = amount > 0 ? debited : credited;
  side.accounts += 1;
  side.amount += Math.abs(amount);
}

function areNearlyAll(
  { accounts, amount }: Sides["debited"],
  others: Sides["debited"],
  fewest: number,
): boolean {
  const ofAccounts = accounts >= NEARLY_ALL * (accounts + others.accounts);
  return accounts >= fewest && ofAccounts && amount >= NEARLY_ALL * (amount + others.amount);
}
