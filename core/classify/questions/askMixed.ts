import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import { type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { readAccount } from "../readings/readAccount.ts";
import { ask } from "./ask.ts";

/**
 * Asks about what is owed to several at once: "TDS & PF Payable" is tax and a pension, "VAT and PAYE" what
 * sales and what pay owe. Their payments stand on different lines, and one account has one role.
 */
export function askMixed(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (isFinal(own) || own.role === null || !OWED.has(own.role)) return null;
    const other = partsOf(facts.name)
      .map((name) => ownedBy(facts, name))
      .find((role) => role !== null && role !== own.role && role !== GENERAL);
    if (!other) return null;
    const label = roleDefinition(other).label.toLowerCase();
    const rivals = [other, ...(own.rivals ?? []).filter((role) => role !== other)];
    return ask(own, `A part of its name says ${label}.`, rivals);
  });
}

/** How sure each part has to be by itself. */
const SURE = 0.85;

/** What is owed of taxes, pay and interest: each is paid on a line of its own. */
const OWED: ReadonlySet<Role> = new Set<Role>([
  "sales_tax",
  "current_tax",
  "employee_payables",
  "other_payables",
  "interest_payable",
]);

/** "Interest payable and accrued" is interest all the same. */
const GENERAL: Role = "other_payables";

/** The things that a name joins, each with the word that all of them end with; none where it joins nothing. */
function partsOf(name: string): string[] {
  const joined = name.split(JOINED).map((part) => part.trim());
  if (joined.length < 2 || joined.includes("")) return [];
  const end = OWING.exec(name)?.[0] ?? "";
  return joined.map((part) => (OWING.test(part) ? part : `${part} ${end}`.trim()));
}

const JOINED = /[&+/]|\band\b/i;
const OWING = /\b(?:payables?|owing|due|liabilit(?:y|ies)|withheld)$/i;

/** A tax by itself is that on profit: sales and pay have names of their own for theirs. */
const TAX_ALONE = /^(?:other )?tax(?:es|ation)?\b(?: (?:payables?|owing|due|liabilit(?:y|ies)))?$/i;

function ownedBy(facts: AccountFacts, name: string): Role | null {
  if (TAX_ALONE.test(name)) return "current_tax";
  const { role, confidence } = readAccount({ ...facts, name }, ["liability"]);
  return role !== null && OWED.has(role) && confidence >= SURE ? role : null;
}
