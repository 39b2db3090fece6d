import type { AccountFacts } from "../ledger/AccountFacts.ts";
import { type Classification, type ClassifiedAccount, isSettled } from "./Classification.ts";

/** A name of which more is not read may say something else. */
const MOST_UNREAD = 0.4;
const DOUBTED = 0.65;

/** Leaves to a person what was taken from a name of another language that was not read, or only in part. */
export function doubtUnread(accounts: readonly ClassifiedAccount[]): void {
  for (const account of accounts) {
    const { facts, classification: own } = account;
    if (isSettled(own) || own.source === "type" || !isUnread(facts, own)) continue;
    account.classification = { ...own, confidence: Math.min(own.confidence, DOUBTED) };
  }
}

function isUnread({ printed }: AccountFacts, { confidence }: Classification): boolean {
  return printed !== undefined && printed.unread > MOST_UNREAD && confidence > DOUBTED;
}
