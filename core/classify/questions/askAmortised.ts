import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, wordSet } from "../words/wordSet.ts";
import { ask } from "./ask.ts";

/**
 * Asks whether what was paid to develop a website, software or a product is an asset or a cost of the year: either
 * may be right (IAS 38.57, SIC 32.8, ASC 350-40-25), and the name says no more. Where the books amortise and no other
 * account is what they amortise, the one that can be is taken for it.
 */
export function askAmortised(accounts: readonly ClassifiedAccount[]): Changes {
  const isAmortised = accounts.some(({ classification }) => classification.role === AMORTISED);
  const isMissing = isAmortised && !accounts.some(({ classification }) => isCost(classification));
  const candidates = isMissing
    ? accounts.filter((account) => isOpen(account) && mayBeAsset(account, BUILT))
    : [];
  return changesBy(accounts, (account) => {
    const own = account.classification;
    if (candidates.length === 1 && candidates[0] === account) {
      const why = "The books amortise, and no other account is what they amortise.";
      const rivals = own.role === null ? [] : [own.role];
      return ask({ ...own, role: COST, reason: why, source: "neighbours" }, SAID, rivals);
    }
    if (!isOpen(account) || !mayBeAsset(account, DEVELOPED)) return null;
    return ask(own, SAID, [COST, ...(own.rivals ?? []).filter((role) => role !== COST)]);
  });
}

const COST: Role = "intangibles_cost";
const AMORTISED: Role = "intangibles_accumulated_amortisation";
const SAID = "What was developed is an asset or a cost of the year.";

function isCost({ role }: { role: Role | null }): boolean {
  return role === COST || role === "goodwill";
}

/** Nothing but its name says that it is a cost of the year. */
function isOpen({ facts, classification: own }: ClassifiedAccount): boolean {
  if (isFinal(own) || facts.side === "credit" || own.role === null) return false;
  return isProfitAndLossRole(own.role) && placeOf(facts).natures.length > OF_ONE_STATEMENT;
}

const OF_ONE_STATEMENT = 3;

function mayBeAsset({ facts }: ClassifiedAccount, named: ReadonlySet<string>): boolean {
  const words = tokenise(facts.name);
  if (holdsAny(words, OF_THE_YEAR)) return false;
  return (
    holdsAny(words, BUILT) &&
    holdsAny(words, named) &&
    words.every((word) => BUILT.has(word) || DEVELOPED.has(word) || BESIDE.has(word))
  );
}

/** What can be held for years. */
const BUILT = wordSet("website software app platform database patent trademark licence technology");
/** What says that it was made or bought. */
const DEVELOPED = wordSet("development design build");
const BESIDE = wordSet("computer web mobile and product cost");
const OF_THE_YEAR = wordSet(
  "expense subscription maintenance support hosting renewal amortisation",
);
