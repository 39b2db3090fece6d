import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { type AccountActivity, total } from "./AccountActivity.ts";
import { collectActivity } from "./collectActivity.ts";
import { type Admissions, BALANCES, BORROWED_OR_LENT, RESULTS } from "./rules/admissions.ts";

/** The accounts whose other roles are looked for. */
export type Admittable = {
  inDoubt: ReadonlySet<string>;
  /** Those that are sure by their names alone, with what the words say that the role does not rest on; null where none is left. */
  named: ReadonlyMap<string, readonly Role[] | null>;
};

/**
 * The roles that accounts may have by what their entries do: those whose entries usually look like theirs. They settle
 * nothing, and tell which lines an answer may change.
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
 * What entries admit in place of a role that a name gives, on the same side of the books: nothing where they look like
 * those of the role, or where nobody knows how such look and no other word of the name says it. Against a whole name
 * only money that passes out and back speaks.
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

/** The roles of which it is known what entries look like. */
const KNOWN: ReadonlySet<Role> = new Set([...BALANCES, ...RESULTS].map(([role]) => role));

function admittedBy(its: AccountActivity): Role[] {
  const { account, debits, credits } = its;
  if (total(debits) === 0 && total(credits) === 0) return [];
  const { role, isProfitAndLoss, opening } = account;
  // What began at nothing may be of the year, and what nobody could place a balance
  const ofResult = isProfitAndLoss || opening === 0n ? RESULTS : [];
  const isOpen = !isProfitAndLoss || (role === null && opening === 0n);
  const ofBalance = isOpen ? BALANCES : BORROWED_OR_LENT;
  return rolesOf([...ofBalance, ...ofResult], its);
}

function rolesOf(admissions: Admissions, its: AccountActivity): Role[] {
  return admissions.flatMap(([each, holds]) => (holds(its) ? [each] : []));
}
