import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { isProfitAndLossRole, type Nature, type Role } from "../../roles/roles.ts";
import {
  type Classification,
  type ClassifiedAccount,
  CONFIDENCE_BAR,
  isFinal,
} from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { printedName } from "../printedName.ts";
import { ASKED } from "../questions/ask.ts";
import { readAccount } from "../readings/readAccount.ts";
import { tokenise } from "../words/tokenise.ts";
import { vocabulary } from "../words/vocabulary.ts";

/**
 * Reads again what another account's name gives away: "Current account - Xu" beside "Capital account
 * - Xu" is a partner's and no bank's; "Computer software" beside its accumulated amortisation is an
 * asset and no expense, as "Office supplies" is beside "Supplies expense".
 */
export function readNamesakes(accounts: readonly ClassifiedAccount[]): Changes {
  const telling: Telling = { partners: new Map(), assets: new Map(), supplies: null };
  const named = new Map<string, number>();
  for (const { facts, classification } of accounts) {
    note(telling, facts, classification.role);
    const key = keyOf(tokenise(facts.name));
    named.set(key, (named.get(key) ?? 0) + 1);
  }
  return changesBy(accounts, ({ facts, classification: own }) => {
    const namesake = isFinal(own) ? null : namesakeOf(telling, facts, own);
    if (namesake === null) return null;
    const read = readAccount({ ...facts, section: "balance_sheet" }, [namesake.nature]);
    if (read.role === null || isProfitAndLossRole(read.role)) return null;
    const reason = `${read.reason} '${namesake.name}' belongs to it.`;
    // An asset and its charge may bear one name: where it was surely a cost, or stands twice, somebody has to look
    const isOpposed = own.confidence >= CONFIDENCE_BAR && isOfProfit(own.role);
    const isTwice = (named.get(keyOf(tokenise(facts.name))) ?? 0) > 1;
    const isStrange = namesake.isWorn === true && !mayBeWorn(read.role);
    const isAsked = isOpposed || isTwice || isStrange;
    const confidence = isAsked ? Math.min(read.confidence, ASKED) : read.confidence;
    return { ...read, confidence, reason, source: "neighbours" };
  });
}

function isOfProfit(role: Role | null): boolean {
  return role !== null && isProfitAndLossRole(role);
}

/** The names that give others away: partners by their own names, assets by the words of what is accumulated on them. */
type Telling = {
  partners: Map<string, string>;
  assets: Map<string, string>;
  supplies: string | null;
};

const ACCUMULATED: ReadonlySet<Role> = new Set<Role>([
  "ppe_accumulated_depreciation",
  "intangibles_accumulated_amortisation",
  "right_of_use_accumulated_depreciation",
]);

/** What can be worn: nothing is accumulated on stock, a prepayment or a debt. */
const DEPRECIATED: ReadonlySet<Role> = new Set<Role>([
  "ppe_cost",
  "right_of_use_assets",
  "investment_property",
  "goodwill",
  "intangibles_cost",
]);

function mayBeWorn(role: Role | null): boolean {
  return role !== null && DEPRECIATED.has(role);
}

function note(telling: Telling, facts: AccountFacts, role: Role | null): void {
  const { name } = facts;
  const printed = printedName(facts);
  if (role === "share_capital") {
    for (const word of properNames(tokenise(name))) telling.partners.set(word, printed);
  } else if (role !== null && ACCUMULATED.has(role)) {
    const words = tokenise(name).filter((word) => !OF_ACCUMULATION.has(word));
    telling.assets.set(keyOf(words), printed);
  } else if (/supplies exp/i.test(name)) telling.supplies = printed;
}

type Namesake = { name: string; nature: Nature; isWorn?: true } | null;

function namesakeOf(telling: Telling, facts: AccountFacts, own: Classification): Namesake {
  if (own.role === "cash_and_cash_equivalents" && own.source === "name")
    return namesakeOfPartner(telling, facts);
  const { section, type, name } = facts;
  const isOpen = section === null && type === "";
  const isDoubtful =
    own.confidence < CONFIDENCE_BAR || isOfProfit(own.role) || !mayBeWorn(own.role);
  return isOpen && isDoubtful ? namesakeOfAsset(telling, name) : null;
}

function namesakeOfPartner({ partners }: Telling, { name }: AccountFacts): Namesake {
  if (partners.size === 0 || !/current a/i.test(name)) return null;
  const partner = properNames(tokenise(name)).find((word) => partners.has(word)) ?? "";
  const capital = partners.get(partner);
  return capital === undefined ? null : { name: capital, nature: "equity" };
}

function namesakeOfAsset({ assets, supplies }: Telling, name: string): Namesake {
  const isStore = supplies !== null && /^(\w+ )?supplies$/i.test(name.trim());
  if (isStore) return { name: supplies, nature: "asset" };
  const accumulated = assets.size === 0 ? undefined : assets.get(keyOf(tokenise(name)));
  return accumulated === undefined ? null : { name: accumulated, nature: "asset", isWorn: true };
}

const OF_ACCUMULATION: ReadonlySet<string> = new Set(
  "accumulated depreciation amortisation impairment provision for of on to date aggregate".split(
    " ",
  ),
);

/** The words of an asset, whatever their order and whether or not it is said to be at cost. */
function keyOf(words: readonly string[]): string {
  const kept = words.filter((word) => word !== "cost" && word !== "at");
  return kept.length === 0 ? "-" : [...kept].sort().join(" ");
}

function properNames(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && !vocabulary.has(word));
}
