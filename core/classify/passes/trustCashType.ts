import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { ASKED } from "../questions/ask.ts";
import { reasonOfType } from "../readings/reasons.ts";

/**
 * Believes a type before a name that sounds like cash, where the file has a type for cash: "Guarantees
 * Northbank" among prepaid expenses is no bank account.
 */
export function trustCashType(accounts: readonly ClassifiedAccount[]): Changes {
  const hasCashType = accounts.some(({ facts }) => typedRole(facts) === CASH);
  if (!hasCashType) return new Map();
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (own.role !== CASH || isFinal(own)) return null;
    const role = typedRole(facts);
    if (role === undefined || role === CASH) return null;
    // The name still says otherwise
    const confidence = Math.min(own.confidence, ASKED);
    return { role, confidence, reason: reasonOfType(facts), source: "type" };
  });
}

const CASH = "cash_and_cash_equivalents";

function typedRole(facts: ClassifiedAccount["facts"]) {
  return placeOf(facts).label?.role;
}
