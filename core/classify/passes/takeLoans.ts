import type { Role } from "../../roles/roles.ts";
import { type ClassifiedAccount, CONFIDENCE_BAR } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { tokenise } from "../words/tokenise.ts";
import { holdsAny, holdsOnly } from "../words/wordSet.ts";

/**
 * Takes a loan between the business and its owners or its group for what its side says, where the name says nothing
 * besides: "Intercompany loan" in credit is owed, in debit it is lent (IAS 7.16, 7.17). Without a side it stays asked.
 */
export function takeLoans(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    const { role, source, confidence, needsPerson } = own;
    if (source !== "name" || needsPerson || confidence >= CONFIDENCE_BAR) return null;
    if (role === null || SIDES.get(role) !== facts.side || isTranslated(facts)) return null;
    return isPlainLoan(tokenise(facts.name)) ? { ...own, confidence: TAKEN } : null;
  });
}

const TAKEN = 0.8;

const SIDES: ReadonlyMap<Role, "debit" | "credit"> = new Map<Role, "debit" | "credit">([
  ["borrowings", "credit"],
  ["loans_receivable", "debit"],
]);

function isPlainLoan(words: readonly string[]): boolean {
  const isOfParty = holdsAny(words, PARTIES);
  return words.includes("loan") && isOfParty && holdsOnly(words, PLAIN);
}

const PARTIES: ReadonlySet<string> = new Set(
  "shareholder owner director partner member parent holding group intercompany related affiliate affiliated subsidiary".split(
    " ",
  ),
);
const PLAIN: ReadonlySet<string> = new Set([
  ...PARTIES,
  ..."loan party account payable receivable due from to current long short term".split(" "),
]);
