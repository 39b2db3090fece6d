import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Role, roleDefinition } from "../../roles/roles.ts";
import {
  type Classification,
  type ClassifiedAccount,
  CONFIDENCE_BAR,
  isFinal,
} from "../Classification.ts";
import { canStandIn } from "../canStandIn.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { printedName } from "../printedName.ts";
import { readAccount } from "../readings/readAccount.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny } from "../words/wordSet.ts";
import { ASKED } from "./ask.ts";

/**
 * Reads an account in doubt beside the one it makes a pair with: in credit under the name of an expense it
 * is what is owed for it, and in debit under the name of a payable it is the expense. Either may be something
 * else of that name, so that a person is asked. What its side alone tells from a cost ("Audit fee" in credit) is in
 * doubt here, however sure that would be in books without the cost.
 */
export function askPayables(accounts: readonly ClassifiedAccount[]): Changes {
  const asked = accounts.some((account) => isInDoubt(account));
  const pairs = asked ? pairsOf(accounts) : new Map<string, Pair>();
  return changesBy(accounts, (account) => {
    const { facts, classification: own } = account;
    const pair = isInDoubt(account) ? pairs.get(keyOf(facts.name)) : undefined;
    if (pair === undefined) return null;
    // An account in doubt may be the first of its name itself
    const isOther = (paired?: ClassifiedAccount): paired is ClassifiedAccount =>
      paired !== undefined && paired !== account;
    if (facts.side === "credit")
      return isOther(pair.expense) ? asPayable(account, pair.expense) : null;
    const isExpense = facts.side === "debit" && !isFlow(own.role);
    return isExpense && isOther(pair.payable) ? asExpense(account, pair.payable) : null;
  });
}

/** How sure an account is that tells the other of a pair. */
const LIKELY = 0.6;

type Pair = { expense?: ClassifiedAccount; payable?: ClassifiedAccount };

/** The expenses and payables, by what they are for: the first of each kind. */
function pairsOf(accounts: readonly ClassifiedAccount[]): ReadonlyMap<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const account of accounts) {
    const { facts, classification } = account;
    const { role, confidence } = classification;
    if (role === null || confidence < LIKELY) continue;
    const key = keyOf(facts.name);
    // In a language that is not read no word is left, and two accounts have nothing in common
    if (key === "") continue;
    const pair = pairs.get(key) ?? {};
    if (isPaid(role)) pair.expense ??= account;
    if (isOwed(role) && facts.side !== "debit") pair.payable ??= account;
    pairs.set(key, pair);
  }
  return pairs;
}

/** Whether an expense is owed to somebody: what only lowers an asset never is, and an account of its name is that asset's. */
function isPaid(role: Role): boolean {
  return roleDefinition(role).nature === "expense" && !NEVER_OWED.has(role);
}

const NEVER_OWED: ReadonlySet<Role> = new Set<Role>([
  "depreciation",
  "amortisation",
  "impairment",
  "bad_debts",
  "fair_value_changes",
  "disposal_gain_loss",
]);

/** What is owed, and the expense that it is owed for. */
const PAYABLES: ReadonlyMap<Role, Role> = new Map<Role, Role>([
  ["other_payables", "operating_expenses"],
  ["employee_payables", "employee_costs"],
  ["interest_payable", "interest_expense"],
  ["current_tax", "income_tax"],
]);

const OWED_FOR: ReadonlyMap<Role | null, Role> = new Map(
  [...PAYABLES].map(([payable, expense]) => [expense, payable]),
);

/**
 * Not sure, owed and yet in debit, or told by its side alone. What may be a bank is no charge of it that is
 * owed: it is overdrawn.
 */
function isInDoubt({ facts, classification: own }: ClassifiedAccount): boolean {
  if (isFinal(own) || own.needsPerson === true || BANKS.has(own.role)) return false;
  const isSure = own.confidence >= CONFIDENCE_BAR;
  return !isSure || (facts.side === "debit" && isOwed(own.role)) || isToldBySide(facts, own.role);
}

/** Whether income, or what is owed, is in credit under a name that says no more than what is paid for. */
function isToldBySide(facts: AccountFacts, role: Role | null): boolean {
  if (role === null || facts.side !== "credit" || placeOf(facts).natures.length === 1) return false;
  if (role !== "other_payables" && roleDefinition(role).nature !== "income") return false;
  return !OF_INCOME.test(facts.name) && !holdsAny(tokenise(facts.name), OF_PAYING);
}

const OF_INCOME = /\b(?:incomes?|revenues?|sales?|turnover|earned|earnings|received|gains?)\b/i;

const BANKS: ReadonlySet<Role | null> = new Set([
  "cash_and_cash_equivalents",
  "bank_overdraft",
  "restricted_cash",
]);

function isOwed(role: Role | null): boolean {
  return role !== null && PAYABLES.has(role);
}

function isFlow(role: Role | null): boolean {
  return role !== null && isProfitAndLossRole(role);
}

/** The words of what is paid for, without those that say whether it is paid. */
function keyOf(name: string): string {
  return tokenise(name)
    .filter((word) => !OF_PAYING.has(word))
    .join(" ");
}

const OF_PAYING: ReadonlySet<string> = new Set(
  "expense cost charge payable accrued accrual accrue owing due outstanding unpaid liability for of".split(
    " ",
  ),
);

function asPayable(
  { facts }: ClassifiedAccount,
  { facts: expense, classification }: ClassifiedAccount,
): Classification | null {
  const own = OWED_FOR.get(classification.role) ?? "other_payables";
  const read = readAccount(facts, ["liability"]).role;
  // A name that says no more than that it is owed leaves it to the expense what for
  const isSpecific = read !== null && read !== "other_payables";
  const role = isSpecific && roleDefinition(read).nature === "liability" ? read : own;
  if (!canStandIn(placeOf(facts).natures, role)) return null;
  const reason = `It stands in credit under the name of the expense '${printedName(expense)}'.`;
  return { role, confidence: ASKED, reason, source: "neighbours" };
}

function asExpense(
  { facts }: ClassifiedAccount,
  { facts: payable, classification }: ClassifiedAccount,
): Classification | null {
  const own = classification.role === null ? undefined : PAYABLES.get(classification.role);
  const read = readAccount(facts, ["expense"]).role;
  const role = isFlow(read) ? read : (own ?? null);
  if (role === null || !canStandIn(placeOf(facts).natures, role)) return null;
  const reason = `It stands in debit, and '${printedName(payable)}' is what is owed for it.`;
  return { role, confidence: ASKED, reason, source: "neighbours" };
}
