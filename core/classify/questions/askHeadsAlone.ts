import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import type { Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { goesOn } from "../learnt/isReadInFull.ts";
import { type Changes, changesBy, type Pass } from "../Pass.ts";
import { printedName } from "../printedName.ts";
import { ASKED, ask } from "./ask.ts";

/**
 * Asks about names of another language that leave open what for: of "Dettes de leasing" the dictionary has no
 * more than the head, and "Sur emprunts" goes on with the heading above it. A type says what for as well as
 * words do. Costs may stay: what is not called otherwise is an operating one.
 */
export const askHeadsAlone: Pass = (accounts): Changes =>
  changesBy(accounts, ({ facts, classification: own }: ClassifiedAccount) => {
    const isOpen = facts.type === "" && isTranslated(facts) && leavesOpen(facts);
    if (isFinal(own) || own.confidence <= ASKED) return null;
    if (isOpen) return ask(own, "The rest of its name was not read.");
    if (!isEitherInterest(facts, own.role)) return null;
    return ask(own, "It may be interest paid as well as interest received.", INTEREST);
  });

/** Interest of which neither the side of a balance nor another word says whether it is paid or received. */
function isEitherInterest(facts: AccountFacts, role: Role | null): boolean {
  if (role === null || !INTEREST.includes(role) || facts.side !== null) return false;
  const isUntold = facts.type === "" && isTranslated(facts);
  return isUntold && !facts.name.split(" ").some((word) => TELLING.has(word));
}

const INTEREST: readonly Role[] = ["interest_expense", "interest_income"];

/** What says of interest which way it goes: that it is a cost or income, or what it is paid on. */
const TELLING: ReadonlySet<string> = new Set(
  "expense cost charge paid payable income receivable received finance loan borrowing mortgage overdraft lease leasing bond debt debenture".split(
    " ",
  ),
);

function leavesOpen(facts: AccountFacts): boolean {
  const isHeadAlone = (facts.printed?.unread ?? 0) > 0 && HEADS.has(facts.name);
  return isHeadAlone || goesOn(printedName(facts));
}

/** What the vocabulary calls the heads that say neither of whom nor what for. */
const HEADS: ReadonlySet<string> = new Set(["payable", "receivable", "income"]);
