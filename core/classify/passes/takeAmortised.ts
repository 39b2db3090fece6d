import type { Role } from "../../roles/roles.ts";
import { type Classification, type ClassifiedAccount, isFinal } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { ask } from "../questions/ask.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, holdsOnly, wordSet } from "../words/wordSet.ts";

/**
 * Reads accumulated amortisation under fixed assets as that of intangibles, where the same books have accumulated
 * depreciation too (IAS 38.8, ASC 350-30-20). Books without any call both amortisation, as in Canada, and stay as they
 * are, and so does amortisation that is called after plant ("Accum Amort - POS & Comp." beside "POS & Computers"). The asset
 * that the amortisation is named after ("ERP system" beside "Amortisation of ERP system") is read as intangible as well,
 * and asked, since its own name does not say so. Amortisation of what no intangible asset is called is asked.
 */
export function takeAmortised(accounts: readonly ClassifiedAccount[]): Changes {
  const plant = namesOf(accounts, ({ role }, words) => role === "ppe_cost" && saysTangible(words));
  const ofPlant = (words: readonly string[]) => plant.some((thing) => isCalledAfter(words, thing));
  const amortised = accounts.filter(
    (account) => isAmortised(account) && !ofPlant(tokenise(account.facts.name)),
  );
  const sure = namesOf(accounts, ({ role }, words) => role === AMORTISED && !saysTangible(words));
  if (amortised.length + sure.length === 0) return new Map();
  const isDepreciated = accounts.some(({ facts, classification: { role } }) => {
    return role === DEPRECIATED && tokenise(facts.name).includes("depreciation");
  });
  if (!isDepreciated) return new Map();
  const things = [...amortised.map(({ facts }) => tokenise(facts.name)), ...sure];
  const isThing = ({ facts }: ClassifiedAccount) => {
    const words = tokenise(facts.name).filter((word) => !AT_COST.has(word));
    return !saysTangible(words) && things.some((thing) => isCalledAfter(thing, words));
  };
  const costs = namesOf(accounts, ({ role }) => role === COST);
  return changesBy(accounts, (account) => {
    const { classification: own } = account;
    if (isFinal(own) || isTranslated(account.facts)) return null;
    if (amortised.includes(account)) {
      const its = { ...own, role: AMORTISED, source: "neighbours", reason: BESIDE } as const;
      const isSeen = saysNothingElse(account) ? costs.length > 0 : isOfOne(account, costs);
      return isSeen ? its : ask(its, ALONE, [DEPRECIATED]);
    }
    if (own.role !== "ppe_cost" || !isThing(account)) return null;
    return ask({ ...own, role: COST, source: "neighbours" }, LOSES, ["ppe_cost"]);
  });
}

const COST: Role = "intangibles_cost";
const AMORTISED: Role = "intangibles_accumulated_amortisation";
const DEPRECIATED: Role = "ppe_accumulated_depreciation";

const BESIDE = "The name says 'amortisation', and these books depreciate other assets.";
const ALONE = "No account is what they amortise.";
const LOSES =
  "What it is amortised by is called after it, and these books depreciate other assets.";

/** Whether an account was read as accumulated depreciation, and its name says amortisation and no tangible asset. */
function isAmortised({ facts, classification: { role } }: ClassifiedAccount): boolean {
  if (role !== DEPRECIATED) return false;
  const words = tokenise(facts.name);
  return words.includes("amortisation") && !saysTangible(words);
}

type Words = readonly string[];

/** The words of the names of the accounts that a test holds for. */
function namesOf(
  accounts: readonly ClassifiedAccount[],
  test: (read: Classification, words: Words) => boolean,
): Words[] {
  return accounts.flatMap(({ facts, classification }) => {
    const words = tokenise(facts.name);
    return test(classification, words) ? [words] : [];
  });
}

function saysTangible(words: Words): boolean {
  return holdsAny(words, TANGIBLE);
}

/** Whether a name has every word of a thing's, in full or cut short. */
function isCalledAfter(name: Words, thing: Words): boolean {
  return thing.length > 0 && thing.every((word) => name.some((each) => isWordOf(each, word)));
}

/** "comp" is how "computer" begins. */
function isWordOf(short: string, word: string): boolean {
  return short === word || (short.length >= SHORTEST && word.startsWith(short));
}

/** Fewer letters begin many words. */
const SHORTEST = 4;

/** Whether a name says of what is amortised no more than that it is. */
function saysNothingElse({ facts }: ClassifiedAccount): boolean {
  return holdsOnly(tokenise(facts.name), AMORTISES);
}

/** Whether one of these names has a word of what is amortised, in full or cut short. */
function isOfOne({ facts }: ClassifiedAccount, names: readonly Words[]): boolean {
  const own = tokenise(facts.name).filter((word) => !AMORTISES.has(word));
  return names.some((name) => own.some((each) => name.some((word) => isWordOf(each, word))));
}

/** What a name says of an asset beside its accumulated account. */
const AT_COST = wordSet("at cost gross original");

const AMORTISES = wordSet(
  "accumulated amortisation cumulative cum less of on for to date the all other intangible intangibles and provision " +
    "reserve allowance impairment",
);

/** Tangible or leased assets, and "depreciation" for accounts that hold both. */
const TANGIBLE = wordSet(
  "depreciation tangible leasehold lease leased rent right improvement building land equipment vehicle car van truck " +
    "trailer aircraft ship vessel furniture fixture fitting plant machine machinery premises property office shop store " +
    "fitout hardware computer tool tooling capital fixed ppe asset",
);
