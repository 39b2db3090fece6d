import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { foldName } from "../language/foldName.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { printedName } from "../printedName.ts";
import { ask } from "./ask.ts";

/** Assets that plans name a second time where they list what is charged, spent or earned on each of them. */
const LISTED_TWICE: ReadonlySet<Role> = new Set<Role>([
  "ppe_cost",
  "investment_property",
  "goodwill",
  "intangibles_cost",
  "financial_investments",
  "associates",
  "loans_receivable",
  "other_receivables",
  "inventories",
]);

/** With fewer accounts between them they are of one block. */
const APART = 15;

/**
 * Asks about an asset whose name stands a second time far away in the books, where no file says what either is:
 * "Buildings" are among the assets and again among what was depreciated.
 */
export function askRepeated(accounts: readonly ClassifiedAccount[]): Changes {
  const stretches = stretchesOfNames(accounts);
  return changesBy(accounts, (account) => {
    if (!isOpenAsset(account)) return null;
    const { facts, classification: own } = account;
    const its = stretches.get(keyOf(facts, own.role));
    if (its === undefined || its.to - its.from <= APART) return null;
    const why = `'${printedName(facts)}' stands a second time elsewhere: one may be the asset, the other what is charged or earned on it.`;
    return ask(own, why);
  });
}

/** From where to where in the books assets of one name stand. */
type Stretch = { from: number; to: number };

function stretchesOfNames(accounts: readonly ClassifiedAccount[]): ReadonlyMap<string, Stretch> {
  const stretches = new Map<string, Stretch>();
  accounts.forEach((account, at) => {
    if (!isOpenAsset(account)) return;
    const key = keyOf(account.facts, account.classification.role);
    stretches.set(key, { from: stretches.get(key)?.from ?? at, to: at });
  });
  return stretches;
}

function isOpenAsset({ facts, classification: own }: ClassifiedAccount): boolean {
  const isOpen = facts.section === null && facts.type === "";
  return isOpen && !isFinal(own) && own.role !== null && LISTED_TWICE.has(own.role);
}

/** Numbers in a name part no asset from another of its kind. */
function keyOf(facts: AccountFacts, role: Role | null): string {
  return `${role} ${foldName(printedName(facts)).replace(/\d+ ?/g, "").trim()}`;
}
