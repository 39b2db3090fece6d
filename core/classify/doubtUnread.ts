import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { type Classification, type ClassifiedAccount, isSettled } from "./Classification.ts";
import { placeOf } from "./placeOf.ts";

/** A name of which more is not read may say something else. */
const MOST_UNREAD = 0.5;
const DOUBTED = 0.65;

/** Leaves to a person what was taken from a name of another language that was not read, or only in part. */
export function doubtUnread(accounts: readonly ClassifiedAccount[]): void {
  for (const account of accounts) {
    const { facts, classification: own } = account;
    if (isSettled(own) || !isUnread(facts, own) || isPlaced(facts)) continue;
    account.classification = { ...own, confidence: Math.min(own.confidence, DOUBTED) };
  }
}

/** Where the file says the nature, the name only says which of its roles. */
function isPlaced(facts: AccountFacts): boolean {
  return placeOf(facts).natures.length === 1;
}

function isUnread({ printed }: AccountFacts, { confidence }: Classification): boolean {
  return printed !== undefined && printed.unread > MOST_UNREAD && confidence > DOUBTED;
}
