import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { ASKED } from "../questions/ask.ts";
import { reasonOfType } from "../readings/reasons.ts";
import { cashWords } from "../words/cashWords.ts";
import { tokenise } from "../words/tokenise.ts";

/**
 * Believes a type before a name that sounds like cash, where the file has a type for cash: "Guarantees
 * Northbank" among prepaid expenses is no bank account. "Petty cash" among current assets is cash all the same.
 */
export function trustCashType(accounts: readonly ClassifiedAccount[]): Changes {
  const hasCashType = accounts.some(({ facts }) => typedRole(facts) === CASH);
  if (!hasCashType) return new Map();
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (own.role !== CASH || isFinal(own)) return null;
    const role = typedRole(facts);
    if (role === undefined || role === CASH) return null;
    if (role === GENERAL && saysCashAlone(facts.name)) return null;
    // The name still says otherwise
    const confidence = Math.min(own.confidence, ASKED);
    return { role, confidence, reason: reasonOfType(facts), source: "type" };
  });
}

const CASH = "cash_and_cash_equivalents";

/** The role of a type that says no more than "Current asset". */
const GENERAL = "other_receivables";

/** Whether every word of a name is one of cash, and one of them is "cash" itself: it is no bank's name then. */
function saysCashAlone(name: string): boolean {
  const words = tokenise(name);
  return words.includes("cash") && words.every((word) => cashWords.has(word));
}

function typedRole(facts: ClassifiedAccount["facts"]) {
  return placeOf(facts).label?.role;
}
