import type { Role } from "../../roles/roles.ts";
import { type Classification, type ClassifiedAccount, isFinal } from "../Classification.ts";
import { type Changes, changesBy } from "../Pass.ts";
import { placeOf } from "../placeOf.ts";
import { tokenise } from "../words/tokenise.ts";
import { ask } from "./ask.ts";

/**
 * Asks about what is owed to owners or by them and was read as trade: "Cuentas por pagar accionistas". They seldom
 * supply or buy, and what they lend or borrow is financing or investing (IAS 7.16(e), 7.17(c)).
 */
export function askOwners(accounts: readonly ClassifiedAccount[]): Changes {
  return changesBy(accounts, ({ facts, classification: own }) => {
    const other = isFinal(own) || own.role === null ? undefined : BESIDE_TRADE[own.role];
    if (other === undefined || placeOf(facts).label?.role === own.role) return null;
    if (!tokenise(facts.name).some((word) => OWNERS.has(word))) return null;
    return askAs(own, other);
  });
}

type Other = { role: Role; lent: Role };

/** What stands between an entity and its owners where it is no trade. */
const BESIDE_TRADE: Readonly<Record<string, Other>> = {
  trade_payables: { role: "other_payables", lent: "borrowings" },
  trade_receivables: { role: "other_receivables", lent: "loans_receivable" },
};

function askAs(own: Classification, { role, lent }: Other): Classification {
  const before = own.role === null ? [] : [own.role];
  const rivals = [lent, ...before, ...(own.rivals ?? [])].filter((each) => each !== role);
  return ask({ ...own, role }, WHICH, [...new Set(rivals)]);
}

const WHICH = "It is with an owner, who may have lent or borrowed it.";

const OWNERS: ReadonlySet<string> = new Set([
  "shareholder",
  "stockholder",
  "owner",
  "proprietor",
  "founder",
]);
