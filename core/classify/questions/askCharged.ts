import { type Classification, type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny } from "../words/wordSet.ts";
import { ask } from "./ask.ts";

/**
 * Asks about rent where the books hold investment property, whose rent is what such a business lives on (IAS 40.75(f),
 * IFRS 18.53) unless the type says that it is other income, and about management charges and halls that are hired of
 * which nothing says whether they were charged to the entity or by it. Whatever is hired may be what a business lives on
 * whose books have no other revenue.
 */
export function askCharged(accounts: readonly ClassifiedAccount[]): Changes {
  const isLandlord = accounts.some(
    ({ classification: { role } }) => role === "investment_property",
  );
  const hasRevenue = accounts.some(({ classification: { role } }) => role === "revenue");
  return changesBy(accounts, (account) => {
    if (isFinal(account.classification)) return null;
    if (!hasRevenue && isHireOfNobody(account)) return asked(account.classification, ONLY_HIRE);
    if (isLandlord && isRent(account)) return asked(account.classification, RENT_OF_INVESTMENT);
    return isChargeOfNobody(account) ? asked(account.classification, CHARGED_EITHER_WAY) : null;
  });
}

type Doubt = { reason: string; rival: NonNullable<Classification["role"]> };

const RENT_OF_INVESTMENT: Doubt = {
  reason: "These books hold investment property, whose rent may be revenue.",
  rival: "revenue",
};
const CHARGED_EITHER_WAY: Doubt = {
  reason: "Nothing says whether they were charged to others or by others.",
  rival: "other_operating_income",
};

const ONLY_HIRE: Doubt = {
  reason: "These books have no other revenue, and nothing says who hired from whom.",
  rival: "revenue",
};

/** "Equipment hire", "Van rental", where neither a type nor a side says that it is a cost. */
function isHireOfNobody({ facts: { type, side, name } }: ClassifiedAccount): boolean {
  return type === "" && side === null && /\b(?:hire|rentals?)\s*$/i.test(name);
}

function isRent({ facts, classification: { role } }: ClassifiedAccount): boolean {
  if (role !== "other_operating_income" || /other/i.test(facts.type)) return false;
  const words = tokenise(facts.name);
  return holdsAny(words, RENT) && !holdsAny(words, BESIDE);
}

const RENT: ReadonlySet<string> = new Set(["rent", "rental", "letting"]);
const BESIDE: ReadonlySet<string> = new Set([
  "other",
  "sundry",
  "miscellaneous",
  "sublet",
  "sublease",
]);

function isChargeOfNobody({ facts: { type, side, name } }: ClassifiedAccount): boolean {
  if (type !== "" || side === "debit") return false;
  return MANAGEMENT_CHARGE.test(name) || (side === null && HALL_HIRE.test(name));
}

const MANAGEMENT_CHARGE =
  /^(?:group |inter-?company )?management (?:re)?charges?\s*$|^management fees? (?:group|inter-?company|holding|parent)\b/i;
const HALL_HIRE =
  /^(?:hall|room|venue|pitch|court|pavilion|marquee|studio) (?:hire|rent|rental|letting)s?\s*$/i;

function asked(own: Classification, { reason, rival }: Doubt): Classification {
  const rivals = new Set([rival, ...(own.rivals ?? [])].filter((role) => role !== own.role));
  return ask(own, reason, [...rivals]);
}
