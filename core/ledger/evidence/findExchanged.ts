import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import { type Role, roleDefinition } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { type AccountActivity, against, total } from "./AccountActivity.ts";
import { collectActivity } from "./collectActivity.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";
import { isOwedToSuppliers, usualEntries } from "./rules/usualEntries.ts";
import { HABIT, isMostOf } from "./thresholds.ts";
import { withFewLines } from "./withFewLines.ts";

/** A sure name that entries speak against: what it says, and what they show. */
type Mistaken = { named: Role; shown: Role };

/**
 * Balances whose names were perhaps exchanged. Where entries speak against one sure name, the account that it belongs
 * to may have the other's: one that is named after what the first turned out to be, or has the entries that the first
 * is named after, and none of its own name. So may suppliers be owed under the name of accruals, where nothing is owed
 * to them under their own. They are asked; `entries` is asked only where there is such an account.
 */
export function findExchanged(
  accounts: readonly LedgerAccount[],
  { found, doubts }: { found: ReadonlyMap<string, RoleFinding>; doubts: RoleDoubts },
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const { asked, given, numbered } = doubts;
  const mistaken = mistakenAmong(accounts, found, doubts);
  const open = accounts.filter(
    ({ code, role, opening, closing }) =>
      role !== null &&
      usualEntries.has(role) &&
      !isAgainst(role, opening + closing) &&
      ![asked, given, numbered].some((codes) => codes.has(code)) &&
      !found.has(code),
  );
  if (mistaken.length === 0 && !mayBeExchanged(open, accounts)) return new Map();
  const columns = entries();
  const watched = withFewLines(open, columns);
  const mayBeAccruals = mayBeExchanged(watched, accounts);
  if (mistaken.length === 0 && !mayBeAccruals) return new Map();
  const activities = collectActivity(watched, accounts, columns).filter(isMoved);
  const findings = activities.flatMap((its) => {
    const finding = askedBeside(its, mistaken);
    return finding === null ? [] : [[its.account.code, finding] as const];
  });
  const suppliers = mayBeAccruals ? suppliersAmongAccruals(activities) : [];
  return new Map([...suppliers, ...findings]);
}

/** Whether balances stand on the other side than those of a role: what is taken off others has entries of its own. */
function isAgainst(role: Role, balance: bigint): boolean {
  return roleDefinition(role).nature === "asset" ? balance < 0n : balance > 0n;
}

function mistakenAmong(
  accounts: readonly LedgerAccount[],
  found: ReadonlyMap<string, RoleFinding>,
  { inDoubt }: RoleDoubts,
): Mistaken[] {
  return accounts.flatMap(({ code, role: named }) => {
    const shown = found.get(code)?.role;
    const isSure = named !== null && usualEntries.has(named) && !inDoubt.has(code);
    return isSure && shown !== undefined && shown !== named ? [{ named, shown }] : [];
  });
}

function isMoved({ debits, credits }: AccountActivity): boolean {
  return total(debits) > 0 || total(credits) > 0;
}

function askedBeside(its: AccountActivity, mistaken: readonly Mistaken[]): RoleFinding | null {
  const { role } = its.account;
  if (role === null || isUsual(role, its)) return null;
  const other = mistaken.find(
    ({ named, shown }) => shown === role || (named !== role && hasEntriesOf(named, its)),
  );
  return other ? exchangedWith(role, other.named) : null;
}

/** Whether an account has the entries of a role: its balance stands on that side, and it was credited or debited like one. */
function hasEntriesOf(role: Role, its: AccountActivity): boolean {
  const { account, credits } = its;
  if (isAgainst(role, account.opening + account.closing) || !isUsual(role, its)) return false;
  return !ACCRUED.has(role) || isMostOf(against(credits, "costs"), total(credits));
}

/** Much is owed without money for it: what is accrued is charged to costs. */
const ACCRUED: ReadonlySet<Role> = new Set<Role>(["other_payables", "provisions"]);

function isUsual(role: Role, its: AccountActivity): boolean {
  return usualEntries.get(role)?.(its) === true;
}

function exchangedWith(role: Role, other: Role): RoleFinding {
  return { role, reason: REASON, isAsked: true, rivals: [other] };
}

const REASON =
  "Its entries are not those of its name, and another account has such entries: their names may be exchanged.";

/** Whether all accounts of suppliers may be asked, and accruals beside them. */
function mayBeExchanged(
  open: readonly LedgerAccount[],
  accounts: readonly LedgerAccount[],
): boolean {
  const number = (among: readonly LedgerAccount[], role: Role) =>
    among.filter((account) => account.role === role).length;
  const suppliers = number(open, "trade_payables");
  const isWhole = suppliers > 0 && suppliers === number(accounts, "trade_payables");
  return isWhole && number(open, "other_payables") > 0;
}

/** What suppliers are owed under the name of accruals, and what stands under theirs. */
function suppliersAmongAccruals(activities: readonly AccountActivity[]): [string, RoleFinding][] {
  const ofRole = (role: Role) => activities.filter(({ account }) => account.role === role);
  const named = ofRole("trade_payables");
  const owed = ofRole("other_payables").filter(
    (its) => its.credits.times >= HABIT && isOwedToSuppliers(its),
  );
  if (named.length === 0 || owed.length === 0 || named.some(isOwedToSuppliers)) return [];
  const ask = (those: readonly AccountActivity[], role: Role, other: Role) =>
    those.map(({ account }): [string, RoleFinding] => [account.code, exchangedWith(role, other)]);
  return [
    ...ask(named, "trade_payables", "other_payables"),
    ...ask(owed, "other_payables", "trade_payables"),
  ];
}
