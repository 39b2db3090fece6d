import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Nature, type Role } from "../../roles/roles.ts";
import { standingsOf } from "../blocks/standingsOf.ts";
import type { Classification } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import type { Place } from "../placeOf.ts";
import { cuesOfWords } from "./cuesOf.ts";
import { rolesAllowed } from "./Evidence.ts";
import { type LearntWeights, wordsFor } from "./evidenceFor.ts";
import type { AccountEvidence } from "./gatherEvidence.ts";
import type { AccountSigns } from "./signsOf.ts";

/** How an account is read: by the first reading, by all together, and as what it counts then. */
export type Read = {
  facts: AccountFacts;
  first: Classification;
  read: Role;
  role: Role;
  /** Whether it stands in books that word their names in phrases. */
  isPhrased: boolean;
};

/**
 * Whether another role may be meant: neither a rule nor a word of the name speaks for this one, or, where a type says
 * the nature, they speak for another. Without a type this is asked of balances alone: an account among costs is a cost
 * whatever its name, but an account among assets may be any of them.
 */
export function isGuessed(
  reading: Read,
  own: AccountEvidence,
  signs: AccountSigns,
  weights: LearntWeights,
): boolean {
  const { facts, first, read, role } = reading;
  const hasNoWord = wordsFor(cuesOfWords(facts), [role], weights) <= 0;
  const isRead = first.role !== null && isSameCost(first.role, role);
  if (own.place.natures.length !== 1)
    return hasNoWord && !isTranslated(facts) && !isRead && !isProfitAndLossRole(role);
  const isFaint = isToldFaintly(reading, own.place);
  const isKnown = !isFaint && (isRead || signs.posterior >= 0);
  const isAny = isFaint || isOpen(first, read, own, signs);
  const isOther = isAny && saysOther(reading, own, weights);
  return (
    (!isKnown && hasNoWord) ||
    isBarelyKnown(reading, own) ||
    isLearntFaintly(reading, signs) ||
    !isSameCost(read, role) ||
    isOther
  );
}

/**
 * Whether half of a balance's name or more was never met, and no rule says this of the rest: under a type the accounts
 * beside it guess then, or one word that came once ("Zedeka Fin - LDN" beneath taxes).
 */
function isBarelyKnown({ facts, first, role }: Read, { known, place }: AccountEvidence): boolean {
  if (known.words > MOSTLY_UNMET || first.role === role) return false;
  return !isProfitAndLossRole(role) && !isOfType(role, place.label) && !isTranslated(facts);
}

/** The share of a name's words that were met. */
const MOSTLY_UNMET = 0.5;

/**
 * Whether a name in another language was learnt to mean this, against its rule or without one, and what was learnt is
 * not clear: a word like "Avräkning" is part of many names.
 */
function isLearntFaintly(
  { facts, first, role, isPhrased }: Read,
  { posterior }: AccountSigns,
): boolean {
  return isTranslated(facts) && !isPhrased && role !== first.role && posterior < CLEAR;
}

/** Three to one, as a logarithm. */
const CLEAR = Math.log(3);

/** Whether a type itself names the role, as "Receivable" does and "Asset" does not. */
export function isOfType(role: Role, label: Place["label"]): boolean {
  return label?.role === role && label.strength !== "faint";
}

/**
 * Whether nothing speaks for the role of a balance but a type that many roles stand under, or a faint word of its name:
 * "Cellar" and "Resale items" under "Current assets"; of names in another language, under equity as well. Books whose
 * names are worded in phrases are left out: one account in sixteen would be asked there. So are assets and liabilities whose
 * type stands in a column of its own: of what such a type alone says of them, more than nine of ten are right.
 */
function isToldFaintly(
  { facts, first, read, isPhrased }: Read,
  { label, natures }: Place,
): boolean {
  const { role, source, confidence } = first;
  const isEquity = natures[0] === "equity" && isTranslated(facts);
  const isOwnOrOwed = natures[0] === "asset" || natures[0] === "liability";
  const isHeaded = isEquity || (isOwnOrOwed && !facts.isTyped);
  if (isPhrased || role !== read || !isHeaded) return false;
  return source === "type" ? !isOfType(role, label) : confidence < KNOWN;
}

/** From this confidence on a rule knows more than a faint word. */
const KNOWN = 0.7;

/** Whether a role may stand among these natures. */
export function standsAmong(role: Role | null, natures: readonly Nature[]): boolean {
  return role !== null && standingsOf(role).some((nature) => natures.includes(nature));
}

/**
 * Whether, within a type, a reading is less likely than the others together, and neither a rule that knows the
 * name nor the type stands for it: what was learnt against a fainter rule or the accounts beside it, or what the
 * type stands for whenever no rule knows a name. All of income is of one kind.
 */
function isOpen(
  { role: first, source }: Classification,
  read: Role,
  { place: { label, natures } }: AccountEvidence,
  { posterior }: AccountSigns,
): boolean {
  if (first === null || posterior >= 0) return false;
  if (source === "type") return first === read && natures[0] !== "income";
  return standsAmong(first, natures) && !isSameCost(first, read) && !isOfType(read, label);
}

/** Whether a name's words speak for another role than the one read, among expenses clearly. */
function saysOther(
  { facts, read }: Pick<Read, "facts" | "read">,
  { evidence, place }: AccountEvidence,
  weights: LearntWeights,
): boolean {
  const cues = cuesOfWords(facts);
  const others = rolesAllowed(evidence).filter((each) => !isSameCost(each, read));
  const isCost = place.natures[0] === "expense";
  return wordsFor(cues, others, weights) > wordsFor(cues, [read], weights) + (isCost ? CLEARLY : 0);
}

/** As a logarithm of odds. */
const CLEARLY = 0.6;

/** Costs of sales and other costs stand on one line of the cash flow statement. */
function isSameCost(one: Role, other: Role): boolean {
  return one === other || (COSTS.has(one) && COSTS.has(other));
}

const COSTS: ReadonlySet<Role> = new Set<Role>(["cost_of_sales", "operating_expenses"]);
