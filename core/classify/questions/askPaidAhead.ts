import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Nature, type Role, roleDefinition } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { readName } from "../readings/readName.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, wordSet } from "../words/wordSet.ts";
import { ASKED } from "./ask.ts";

/**
 * Reads what is paid or received ahead by what it is for. An advance for a machine is paid for the machine
 * (IAS 7.16(a)); what a buyer pays ahead for one is received for it (IAS 7.16(b)), and what subscribers pay
 * ahead for shares (IAS 7.17(a)). Where the name does not join the two ("Vehicle deposits") it is asked.
 */
export function askPaidAhead(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    const prepaid = isFinal(own) ? null : roleInWords(facts, own.role);
    if (prepaid === null) return null;
    // What was learnt and what the words say are two witnesses
    const isAgreed = prepaid.role === own.role;
    const isKept = prepaid.isAsked ? own.confidence <= ASKED : own.confidence >= SURE;
    if (isAgreed && isKept) return null;
    const label = roleDefinition(prepaid.role).label.toLowerCase();
    return {
      role: prepaid.role,
      confidence: prepaid.isAsked ? ASKED : SURE,
      reason: `The name says what it is paid ahead for: ${label}.`,
      source: "name",
    };
  });
}

const SURE = 0.9;

type RoleInWords = { role: Role; isAsked: boolean };

const FOR_SHARES: RoleInWords = { role: "share_capital", isAsked: true };

function roleInWords(facts: AccountFacts, own: Role | null): RoleInWords | null {
  const words = wordsOf(facts.name);
  const at = words.findIndex((word) => AHEAD.has(word));
  if (own === "prepayments" && at >= 0 && words.includes("tax") && holdsAny(words, PROFIT))
    return { role: "current_tax", isAsked: false };
  const { natures } = placeOf(facts);
  // Money for shares that are not allotted yet, beside equity or among liabilities
  const isApplied = words.includes("application") && words.includes("share");
  if (isApplied && facts.side !== "debit" && natures.includes("equity")) return FOR_SHARES;
  if (at < 0 || holdsAny(words, OTHERWISE)) return null;
  const nature: Nature | null = own === null ? null : roleDefinition(own).nature;
  const isOwed = nature === "liability" && natures.includes("liability");
  if (facts.side === "credit" || isOwed) return isOwed ? received(words) : null;
  return natures.includes("asset") && nature !== "equity" ? paid(words, at) : null;
}

function wordsOf(name: string): readonly string[] {
  const words = tokenise(name);
  if (!words.includes("payment")) return words;
  return tokenise(words.join(" ").replace(PAID_IN_PART, "prepayment"));
}

/** Each part of a price that is paid before the whole is due. */
const PAID_IN_PART = /\b(?:(?:down|stage|progress|interim) payment|payment on account)\b/;

function paid(words: readonly string[], at: number): RoleInWords | null {
  const isBought = holdsAny(words, BOUGHT);
  const after = words.slice(at + 1);
  if (holdsAny(words, PAY)) return { role: "other_receivables", isAsked: false };
  const isLent = holdsAny(after, TO) && !holdsAny(after, SELLERS);
  if (isLent && !isBought) return null;
  const role = roleOf(words.filter((word) => !AHEAD.has(word) && !SELLERS.has(word)));
  if (role === null) return null;
  const isJoined = isBought || holdsAny(after, FOR);
  const isRight = role === "intangibles_cost" && words.includes("deposit") && !isBought;
  if (isRight || (!isJoined && role !== "ppe_cost")) return null;
  // What lies with whoever lets premises or a vehicle is called a deposit too
  const mayBeLet = words.includes("deposit") && holdsAny(words, LET);
  return { role, isAsked: !isBought && (!isJoined || mayBeLet) };
}

/** What words say of an asset that wears out or is held for what it yields; null where they say nothing of one. */
function roleOf(words: readonly string[]): Role | null {
  const name = words.join(" ");
  const facts = { code: name, name, type: "", section: null, side: "debit" } as const;
  const role = readName(facts, ["asset"])?.role ?? null;
  return role !== null && BOUGHT_AHEAD.has(role) ? role : null;
}

function received(words: readonly string[]): RoleInWords | null {
  const has = (word: string) => words.includes(word);
  const isOfOwners = has("subscription") || has("application") || has("increase");
  if (isOfOwners && (has("share") || has("capital"))) return FOR_SHARES;
  const isOfAsset = has("asset") || roleOf(words.filter((word) => word !== "sale")) !== null;
  return has("sale") && isOfAsset ? { role: "other_payables", isAsked: true } : null;
}

const AHEAD = wordSet("advance deposit prepayment prepaid");
const FOR = wordSet("for on against toward towards of");
/** What a tax on the profit is called after. */
const PROFIT = wordSet("income corporation profit");
const TO = wordSet("to with");
/** What is paid ahead of pay is kept back from it. */
const PAY = wordSet("wage salary payroll");
const BOUGHT = wordSet("purchase purchased acquisition order");
const SELLERS = wordSet("supplier contractor subcontractor manufacturer dealer builder");
const LET = wordSet("property premises building land vehicle car office");

/** What is let, kept up, insured or kept at a bank, and what stands behind an offer, is no price paid ahead. */
const OTHERWISE = wordSet(
  "lease leased rent rental rented hire hired security tender customer client insurance repair " +
    "maintenance service expense tax rates interest bank term time fixed depreciation amortisation impairment",
);

const BOUGHT_AHEAD: ReadonlySet<Role> = new Set<Role>([
  "ppe_cost",
  "intangibles_cost",
  "investment_property",
  "financial_investments",
]);
