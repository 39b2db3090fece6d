import type { Role } from "../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "./Classification.ts";
import { isTranslated } from "./language/isTranslated.ts";
import { type Changes, changesBy } from "./Pass.ts";
import { ask } from "./questions/ask.ts";
import { tokenise } from "./words/tokenise.ts";

/**
 * Reads accumulated amortisation under fixed assets as that of intangibles, where the same books have accumulated
 * depreciation too (IAS 38.8, ASC 350-30-20). Books without any call both amortisation, as in Canada, and stay as they
 * are. The asset that the amortisation is named after ("ERP system" beside "Amortisation of ERP system") is read as
 * intangible as well, and asked, since its own name does not say so.
 */
export function takeAmortised(accounts: readonly ClassifiedAccount[]): Changes {
  const amortised = accounts.filter(isAmortised);
  if (amortised.length === 0) return new Map();
  const isDepreciated = accounts.some(({ facts, classification: { role } }) => {
    return role === DEPRECIATED && tokenise(facts.name).includes("depreciation");
  });
  if (!isDepreciated) return new Map();
  const things = amortised.map(({ facts }) => new Set(tokenise(facts.name)));
  const isThing = ({ facts }: ClassifiedAccount) => {
    const words = tokenise(facts.name);
    return words.length > 0 && things.some((thing) => words.every((word) => thing.has(word)));
  };
  const hasCost = accounts.some(({ classification: { role } }) => role === COST);
  return changesBy(accounts, (account) => {
    const { classification: own } = account;
    if (isFinal(own) || isTranslated(account.facts)) return null;
    if (amortised.includes(account)) {
      const its = { ...own, role: AMORTISED, source: "neighbours", reason: BESIDE } as const;
      return hasCost ? its : ask(its, ALONE, [DEPRECIATED]);
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
  return words.includes("amortisation") && !words.some((word) => TANGIBLE.has(word));
}

/** Tangible or leased assets, and "depreciation" for accounts that hold both. */
const TANGIBLE: ReadonlySet<string> = new Set(
  (
    "depreciation tangible leasehold lease leased rent right improvement building land equipment vehicle car van truck " +
    "trailer aircraft ship vessel furniture fixture fitting plant machine machinery premises property office shop store " +
    "fitout hardware computer tool tooling capital fixed ppe asset"
  ).split(" "),
);
