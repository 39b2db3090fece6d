import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import type { Classification } from "../Classification.ts";
import { ASKED } from "../questions/ask.ts";
import { standsAgainst } from "../readings/naturalSide.ts";
import { RULES_KNOW } from "../readings/strengths.ts";
import { isOfType } from "./isGuessed.ts";
import type { WeighedAccount } from "./WeighedAccount.ts";
import { withPlace } from "./withPlace.ts";

/**
 * How sure a reading may be called for all that speaks against it: a name that is mostly unread, a balance on the
 * other side than its role has or on none where that decides, another role that may be meant within the type, one
 * that the accounts around say against its name, and what `withPlace` finds.
 */
export function withDoubts(facts: AccountFacts, weighed: WeighedAccount, sure: number): number {
  const { role, first, signs, place, isGuessed, isMoved } = weighed;
  const isUnread = place.natures.length > 1 && signs.unread > MOST_UNREAD;
  const isUnplaced = place.natures.length > OF_ONE_STATEMENT;
  const isAgainst = isUnplaced && standsAgainst(facts, role) && !isRuled(first, role);
  const isAgainstName = isMoved && signs.words < ALSO_BY_WORDS;
  const isDoubted =
    isUnread ||
    isWordless(facts, weighed) ||
    isAgainst ||
    isCostInCredit(facts, role) ||
    isGuessed ||
    isAgainstName ||
    isUnsided(facts, weighed);
  return withPlace(facts, place, role, isDoubted ? Math.min(sure, ASKED) : sure);
}

/**
 * Whether no word of a name in another language was read, and neither a rule nor the type says what it is: the
 * order of the accounts around guesses then, and what stands first among assets is as often plant as inventory.
 */
function isWordless({ printed }: AccountFacts, { role, first, place }: WeighedAccount) {
  const isUnread = printed?.extent !== undefined && printed.unread === 1;
  return isUnread && first.role === null && !isOfType(role, place.label);
}

/** Whether the cost of an asset would stand in credit: its accumulated depreciation may have the same name. */
function isCostInCredit({ side }: AccountFacts, role: Role): boolean {
  return side === "credit" && AT_COST.has(role);
}

const AT_COST: ReadonlySet<Role> = new Set<Role>([
  "ppe_cost",
  "right_of_use_assets",
  "investment_property",
  "intangibles_cost",
  "goodwill",
]);

/** At least one to three, as a logarithm: what the accounts around say, the words of the name have to say as well. */
const ALSO_BY_WORDS = -1;

/** Whether only a side, which neither the file nor the accounts around give, would tell what is owed from what is owing. */
function isUnsided(
  { side, name }: AccountFacts,
  { role, rivals, signs, place }: WeighedAccount,
): boolean {
  const other = OTHER_SIDE.get(role);
  if (side !== null || place.natures.length === 1 || other === undefined) return false;
  return SETTLED.test(name) || (signs.block < BLOCK_TELLS && rivals.includes(other));
}

/** What is settled is owed as well as owing, and plans have a class for both. */
const SETTLED = /^(?:other )?settlements? (?:with|of|on|for)\b/i;

const OWED_OR_OWING: readonly (readonly [Role, Role])[] = [
  ["other_payables", "other_receivables"],
  ["trade_payables", "trade_receivables"],
  ["borrowings", "loans_receivable"],
  ["interest_payable", "interest_receivable"],
  ["dividends_payable", "dividends_receivable"],
];

const OTHER_SIDE: ReadonlyMap<Role, Role> = new Map(
  OWED_OR_OWING.flatMap(([owed, owing]): [Role, Role][] => [
    [owed, owing],
    [owing, owed],
  ]),
);

/** Twenty to one, as a logarithm. */
const BLOCK_TELLS = 3;

/** Whether a rule knows the name for this role, on whichever side that stands: "Sales returns" are in debit. */
export function isRuled(first: Classification, role: Role): boolean {
  return first.role === role && first.confidence >= RULES_KNOW;
}

/** Asset, liability or equity; income or expense. */
export const OF_ONE_STATEMENT = 3;

/** A name of which more is not read may say something else. */
const MOST_UNREAD = 0.5;
