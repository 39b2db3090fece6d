import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Nature, type Role, roleDefinition } from "../../roles/roles.ts";
import { placeOf } from "../placeOf.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny } from "../words/wordSet.ts";
import { gainOrLoss } from "./gainOrLoss.ts";
import { naturalSide, sideOfNature } from "./naturalSide.ts";
import { readName } from "./readName.ts";

/**
 * Whether the account stands against its own kind, which `natureOf` tells: accumulated depreciation
 * among assets, sales returns within revenue, drawings within equity.
 */
export function isContraAccount(facts: AccountFacts, nature: Nature | null): boolean {
  const place = placeOf(facts);
  if (place.label?.isContra) return true;
  if (nature === null) return false;
  const reading = readName(facts, place.natures);
  if (reading === null) return false;
  if (nature === "income" && isCostComingBack(facts, reading.rule.role)) return false;
  if (nature === "income" && isSold(facts, reading.rule.role)) return false;
  const side = naturalSide(reading.rule) ?? sideOfGain(facts, reading.rule.role);
  return side !== null && side !== sideOfNature(nature);
}

/** A cost that comes back is income where the type says so, though its name is that of a cost. */
function isCostComingBack(facts: AccountFacts, role: Role | null): boolean {
  if (role === null || roleDefinition(role).nature !== "expense") return false;
  const words = tokenise(facts.name);
  if (holdsAny(words, comingBack) || isOverprovided(words)) return true;
  if (TAX.has(role) && !holdsAny(words, against)) return true;
  return holdsAny(words, inFavour) && !holdsAny(words, against);
}

/**
 * What one entity buys another sells: "Labour", "Conference" and "Freight" under income are sales. Only a word that
 * takes something off, or names a cost as such, makes them less.
 */
function isSold(facts: AccountFacts, role: Role | null): boolean {
  if (role === null || !BOUGHT.has(role)) return false;
  return !holdsAny(tokenise(facts.name), takenOff);
}

const BOUGHT: ReadonlySet<Role> = new Set<Role>([
  "cost_of_sales",
  "employee_costs",
  "operating_expenses",
]);

const takenOff: ReadonlySet<string> = new Set(
  (
    "return discount refund rebate allowance allowed less deduction writeoff credit chargeback void cancelled " +
    "cancellation adjustment loss cost expense expenditure purchase paid"
  ).split(" "),
);

/** Whether a name says that more was provided in a year than was due, in one word or two. */
function isOverprovided(words: readonly string[]): boolean {
  return /\bover ?(provision|provided|accrual|accrued)\b/.test(words.join(" "));
}

/** Tax of earlier years, or deferred, is as often a credit; what is typed as income is one. */
const TAX: ReadonlySet<Role> = new Set<Role>(["income_tax", "deferred_tax_expense"]);

const comingBack: ReadonlySet<string> = new Set([
  "recovered",
  "recovery",
  "refund",
  "refunded",
  "reimbursed",
  "reimbursement",
  "reversal",
  "reversed",
  "release",
  "released",
  "back",
  "recharge",
  "recharged",
  "closing",
]);
/** Of a year in which there was nothing to charge; beside a word against it, either may be meant. */
const inFavour: ReadonlySet<string> = new Set(["credit", "benefit", "gain"]);
const against: ReadonlySet<string> = new Set(["expense", "charge", "provision", "loss"]);

function sideOfGain(facts: AccountFacts, role: Role | null): "debit" | "credit" | null {
  if (role === null || !isProfitAndLossRole(role)) return null;
  const outcome = gainOrLoss(tokenise(facts.name));
  return outcome === null ? null : outcome === "gain" ? "credit" : "debit";
}
