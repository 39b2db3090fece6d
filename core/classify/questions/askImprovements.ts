import type { Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, wordSet } from "../words/wordSet.ts";
import { ask } from "./ask.ts";

/**
 * Asks whose property was improved, where the books hold investment property or live on rent: what is spent on
 * what is let belongs to it (IAS 40.17), and is no property of the entity's own use.
 */
export function askImprovements(accounts: readonly ClassifiedAccount[]): Changes {
  if (!accounts.some(isOfLandlord)) return new Map();
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (own.role !== "ppe_cost" || isFinal(own)) return null;
    const words = tokenise(facts.name);
    if (!holdsAny(words, PROPERTY) || !holdsAny(words, SPENT)) return null;
    if (holdsAny(words, OF_OWN_USE)) return null;
    const rivals = [INVESTED, ...(own.rivals ?? []).filter((role) => role !== INVESTED)];
    return ask(own, "In these books property is let, to which it may belong.", rivals);
  });
}

function isOfLandlord({ facts, classification: { role } }: ClassifiedAccount): boolean {
  if (role === INVESTED) return true;
  const isIncome = role === "revenue" || role === "other_operating_income";
  return isIncome && holdsAny(tokenise(facts.name), RENT);
}

const INVESTED: Role = "investment_property";

const RENT = wordSet("rent rental letting");
const PROPERTY = wordSet("property premises building");
const SPENT = wordSet("improvement addition refurbishment renovation extension alteration");
const OF_OWN_USE = wordSet("plant equipment leasehold lease leased tenant office own occupied");
