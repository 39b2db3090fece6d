import type { Role } from "../../roles/roles.ts";
import type { Classification, ClassifiedAccount } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { isPhrasedBook } from "../learnt/isPhrasedBook.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { ask } from "./ask.ts";

/**
 * Asks about a balance for which a rule and the learnt reading name different categories of the statement, and whose
 * heading admits both: the one reads it as money lent, invested or borrowed (investing or financing, IAS 7.16, 7.17),
 * the other as part of trade (operating). "Group loan" under "Current assets" is an example. Books whose names are
 * worded in phrases are left out: one account in eighty would be asked there.
 */
export function askOverruled(accounts: readonly ClassifiedAccount[]): Changes {
  if (isPhrasedBook(accounts)) return new Map();
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (own.source !== "learnt" || isTranslated(facts)) return null;
    if (placeOf(facts).natures.length !== 1) return null;
    const rival = overruledFor(own);
    return rival === null ? null : ask(own, WHICH, [rival, ...(own.rivals ?? [])]);
  });
}

const WHICH = "By its name alone it would stand in another part of the statement.";

function overruledFor({ role, overruled = [] }: Classification): Role | null {
  const last = overruled.at(-1);
  if (role === null || last?.source !== "name") return null;
  return OF_MONEY.has(role) === OF_MONEY.has(last.role) ? null : last.role;
}

/** Money lent, invested or borrowed; other balances are receivables and payables of trade. */
const OF_MONEY: ReadonlySet<Role> = new Set<Role>([
  "loans_receivable",
  "financial_investments",
  "associates",
  "borrowings",
  "bonds",
  "lease_liabilities",
  "bank_overdraft",
]);
