import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import type { Minor } from "../../money/Minor.ts";
import { note } from "../../problem/ProblemList.ts";
import type { AssembledAccount } from "../accountNumber.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { flipAmount, sumBy } from "../store/LedgerLines.ts";
import { at } from "../store/NumberColumn.ts";
import { turnAccount } from "./turnAccount.ts";

/**
 * Turns the lines of tables with one amount a row in which credits are positive: there every entry balances
 * as it does with debits positive, and each balance has the wrong side. Income that was debited and costs
 * that were credited, nearly all of both, are two witnesses that only the other sign satisfies; with one
 * of them alone the amounts stay as they are.
 */
export function turnCredits(assembly: LedgerAssembly): void {
  const { accounts, lines } = assembly;
  const moved = sumBy(lines, accounts.length, (line) => at(lines.account, line));
  const sides = { income: newSides(), cost: newSides() };
  accounts.forEach((account, number) => {
    const kind = kindOf(account);
    if (kind !== null) count(sides[kind], moved[number] ?? 0);
  });
  if (!areNearlyAll(sides.income.debited, sides.income.credited, FEWEST_INCOME)) return;
  if (!areNearlyAll(sides.cost.credited, sides.cost.debited, FEWEST_COSTS)) return;
  for (let line = 0; line < lines.row.length; line += 1) flipAmount(lines, line);
  accounts.forEach(turnAccount);
  note(assembly.warnings, "ledger_credits_positive", {});
}

/** Accounts by the side they moved to, and how much. */
type Sides = Record<"debited" | "credited", { accounts: number; amount: number }>;

const FEWEST_INCOME = 1;
const FEWEST_COSTS = 2;
const NEARLY_ALL = 0.9;

function newSides(): Sides {
  return { debited: { accounts: 0, amount: 0 }, credited: { accounts: 0, amount: 0 } };
}

function count({ debited, credited }: Sides, moved: number | Minor): void {
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

const INCOME = /\b(?:income|revenues?|sales|turnover)\b/;
const COST =
  /\b(?:expenses?|costs?|wages|salaries|rent|utilities|insurance|repairs|advertising|depreciation|amorti[sz]ation|fees)\b/;
/** What of income or costs stands in the balance sheet, is taken off, or may be either. */
const OTHER =
  /\b(?:tax|vat|payables?|receivables?|prepaid|prepayments?|accrued|accruals?|accumulated|deferred|unearned|capitali[sz]ed|provisions?|allowances?|discounts?|returns?|refunds?|contra)\b/;

/** What the type of an account says it is, else its name; null where they say neither or both. */
function kindOf({ type, name }: AssembledAccount): "income" | "cost" | null {
  const words = normaliseHeading(type === "" ? name : type);
  const [isIncome, isCost] = [INCOME.test(words), COST.test(words)];
  if (isIncome === isCost || OTHER.test(words)) return null;
  return isIncome ? "income" : "cost";
}
