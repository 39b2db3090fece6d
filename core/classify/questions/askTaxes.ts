import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { type Classification, type ClassifiedAccount, isFinal } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { tokenise } from "../words/tokenise.ts";
import { ask } from "./ask.ts";

/**
 * Asks which taxes "Taxes payable" are: those on the profit (IAS 7.35), on sales and on wages stand on lines of
 * their own, and small books keep them in one account.
 */
export function askTaxes(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (!isDoubtful(own, facts)) return null;
    const rivals = [...new Set([...(own.rivals ?? []), ...(OTHERS[own.role ?? ""] ?? [])])];
    return ask(own, WHICH, rivals);
  });
}

const WHICH =
  "It does not say which taxes: those on profit, on sales and on wages are shown apart.";

/** What else a tax that is not named may be. */
const OTHERS: Readonly<Record<string, readonly Role[]>> = {
  current_tax: ["sales_tax", "employee_payables"],
  income_tax: ["operating_expenses"],
  operating_expenses: ["income_tax"],
};

function isDoubtful(own: Classification, facts: AccountFacts): boolean {
  if (own.role === null || !(own.role in OTHERS) || isFinal(own)) return false;
  if (own.role === "income_tax" && !isOfSeveral(facts)) return false;
  const words = tokenise(facts.name);
  // Among expenses: what is charged on what the property is worth, or on wages, says so
  if (own.role === "operating_expenses")
    return words.includes(TAX) && words.every((word) => word === TAX || OF_THE_YEAR.has(word));
  const { label } = placeOf(facts);
  const isTyped = label?.role === own.role && label.strength !== "faint";
  return !isTyped && words.includes(TAX) && words.every((word) => word === TAX || OPEN.has(word));
}

const TAX = "tax";

/** Words that say that a tax is owed or owing, and not which. */
const OPEN: ReadonlySet<string> = new Set(
  "payable receivable liability asset due owing accrued prepaid unpaid outstanding refund refundable recoverable duty levy".split(
    " ",
  ),
);

/** Words of a charge for the year, beside which "tax" is the one on the profit as well as any other. */
const OF_THE_YEAR: ReadonlySet<string> = new Set(
  "company current year annual estimated normal final profit operating charge expense provision on for of the".split(
    " ",
  ),
);

/** A charge called "Tax" is the one on the profit, called "Taxes" it may be any; a dictionary tells no plural. */
function isOfSeveral(facts: AccountFacts): boolean {
  return isTranslated(facts) || /\b(?:taxes|duties|levies)\b/i.test(facts.name);
}
