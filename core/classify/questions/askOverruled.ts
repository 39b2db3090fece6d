import type { Role } from "../../roles/roles.ts";
import { type Classification, type ClassifiedAccount, isBeyondDoubt } from "../Classification.ts";
import { isTranslated } from "../language/isTranslated.ts";
import { isPhrasedBook } from "../learnt/isPhrasedBook.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { ask } from "./ask.ts";

/**
 * Asks about a balance whose heading admits both, that a rule read as lent, invested or borrowed and what was learnt as
 * part of trade, or the other way round: one is investing or financing, the other operating (IAS 7.16, 7.17). "Group
 * loan" under "Current assets" is owing like much else there, and was lent. Books worded in phrases are left out, of
 * which one account in eighty would be asked.
 */
export function askOverruled(accounts: readonly ClassifiedAccount[]): Changes {
  if (isPhrasedBook(accounts)) return new Map();
  return changesBy(accounts, ({ facts, classification: own }) => {
    if (own.source !== "learnt" || isBeyondDoubt(own) || isTranslated(facts)) return null;
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

/** What money was lent, invested or borrowed for, and not what trade leaves owing or owed. */
const OF_MONEY: ReadonlySet<Role> = new Set<Role>([
  "loans_receivable",
  "financial_investments",
  "associates",
  "borrowings",
  "bonds",
  "lease_liabilities",
  "bank_overdraft",
]);
