import { isProfitAndLossRole, type Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, wordSet } from "../words/wordSet.ts";
import { ask } from "./ask.ts";

/**
 * Reads what is deferred by what it is: what a loan cost to arrange stands against the loan (IFRS 9.5.1.1,
 * ASC 835-30-45-1A). What is deferred is no income or cost of the year, unless a tax is: that is asked.
 */
export function askDeferred(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    const words = tokenise(facts.name);
    if (isFinal(own) || !holdsAny(words, DEFERRED)) return null;
    if (holdsAny(words, CHARGED)) return null;
    if (own.role !== "borrowings" && facts.side !== "credit" && isCostOfLoan(words)) {
      const reason = "The name says what a loan cost, which is spread over its time.";
      return { role: "borrowings", confidence: SURE, reason, source: "name" };
    }
    const isOpen = placeOf(facts).natures.length > OF_ONE_STATEMENT && words.includes("deferred");
    if (!isOpen || own.role === null || !isProfitAndLossRole(own.role)) return null;
    const rivals = facts.side === "credit" ? OWED : PAID;
    return ask(own, "What is deferred stands in the balance sheet.", rivals);
  });
}

const SURE = 0.8;
const OF_ONE_STATEMENT = 3;

const OWED: readonly Role[] = ["contract_liabilities", "other_payables"];
const PAID: readonly Role[] = ["prepayments", "other_receivables"];

function isCostOfLoan(words: readonly string[]): boolean {
  return holdsAny(words, LOANS) && holdsAny(words, COSTS);
}

const DEFERRED = wordSet("deferred capitalised unamortised");
const LOANS = wordSet(
  "loan debt facility finance financing borrowing arrangement origination bank",
);
const COSTS = wordSet("fee cost charge expense");
/** What is spread is charged on another account; interest is a cost of the time that passes. */
const CHARGED = wordSet("amortisation amortised writeoff interest lease development tax");
