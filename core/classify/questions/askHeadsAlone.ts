import type { AccountFacts } from "../../ledger/AccountFacts.ts";
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
    if (!isOpen || isFinal(own) || own.confidence <= ASKED) return null;
    return ask(own, "The rest of its name was not read.");
  });

function leavesOpen(facts: AccountFacts): boolean {
  const isHeadAlone = (facts.printed?.unread ?? 0) > 0 && HEADS.has(facts.name);
  return isHeadAlone || goesOn(printedName(facts));
}

/** What the vocabulary calls the heads that say neither of whom nor what for. */
const HEADS: ReadonlySet<string> = new Set(["payable", "receivable", "income"]);
