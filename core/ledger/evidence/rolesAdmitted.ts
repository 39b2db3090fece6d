import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { type AccountActivity, total } from "./AccountActivity.ts";
import { collectActivity } from "./collectActivity.ts";
import { type Admissions, BALANCES, BORROWED_OR_LENT, RESULTS } from "./rules/admissions.ts";

/** The accounts whose other possible roles are looked for. */
export type Admittable = {
  inDoubt: ReadonlySet<string>;
  /**
   * Accounts that are sure by name alone, with the other roles that words of the name suggest; null where no word is
   * left over.
   */
  named: ReadonlyMap<string, readonly Role[] | null>;
};

/**
 * Lists the roles that an account may have because its entries look like those of such accounts. They decide nothing;
 * they show which lines of the statement an answer may change.
 */
export function rolesAdmitted(
  { inDoubt, named }: Admittable,
  accounts: readonly LedgerAccount[],
  entries: () => EntryColumns,
): ReadonlyMap<string, readonly Role[]> {
  const watched = accounts.filter(({ code }) => inDoubt.has(code) || named.has(code));
  if (watched.length === 0) return new Map();
  const activities = collectActivity(watched, accounts, entries());
  return new Map(
    activities.map((its) => {
      const { code } = its.account;
      return [
        code,
        inDoubt.has(code) ? admittedBy(its) : againstName(its, named.get(code) ?? null),
      ];
    }),
  );
}

/**
 * The roles, of the same nature, that may replace the role of a name. None where the entries look like the role of the
 * name, or where the usual entries of that role are not known and no word of the name suggests another. Where every
 * word of the name was used (null), only borrowing and lending count.
 */
function againstName(its: AccountActivity, besides: readonly Role[] | null): Role[] {
  const { role } = its.account;
  if (role === null || role === "cash_and_cash_equivalents") return [];
  const admitted = admittedBy(its);
  if (admitted.includes(role)) return [];
  const { nature } = roleDefinition(role);
  const shown = besides === null ? rolesOf(BORROWED_OR_LENT, its) : admitted;
  const isKnown = KNOWN.has(role);
  return shown.filter(
    (each) => roleDefinition(each).nature === nature && (isKnown || besides?.includes(each)),
  );
}

/** The roles whose usual entries are known. */
const KNOWN: ReadonlySet<Role> = new Set([...BALANCES, ...RESULTS].map(([role]) => role));

function admittedBy(its: AccountActivity): Role[] {
  const { account, debits, credits } = its;
  if (total(debits) === 0 && total(credits) === 0) return [];
  const { role, isProfitAndLoss, opening } = account;
  // An account that started at zero may be income or a cost; one without a role may be a balance
  const ofResult = isProfitAndLoss || opening === 0n ? RESULTS : [];
  const isOpen = !isProfitAndLoss || (role === null && opening === 0n);
  const ofBalance = isOpen ? BALANCES : BORROWED_OR_LENT;
  return rolesOf([...ofBalance, ...ofResult], its);
}

function rolesOf(admissions: Admissions, its: AccountActivity): Role[] {
  return admissions.flatMap(([each, holds]) => (holds(its) ? [each] : []));
}
