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

/** An account with a sure name that the entries contradict: the role of its name and the role that the entries show. */
type Mistaken = { named: Role; shown: Role };

/**
 * Finds accounts whose names may be swapped in the chart, such as trade payables and accruals. Where the entries
 * contradict one sure name (`found`), another account is asked about if its own entries are unusual for its name and it
 * is named for, or has the entries of, what the first one lost. Accruals with the entries of suppliers are asked about
 * too, where no account named for suppliers has such entries. `entries` is called only where such an account exists.
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

/**
 * Whether a balance is on the unusual side for a role: contra accounts (allowances, accumulated depreciation) have
 * other entries.
 */
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

/** Whether an account has the usual entries of a role, with its balance on the usual side. */
function hasEntriesOf(role: Role, its: AccountActivity): boolean {
  const { account, credits } = its;
  if (isAgainst(role, account.opening + account.closing) || !isUsual(role, its)) return false;
  return !ACCRUED.has(role) || isMostOf(against(credits, "costs"), total(credits));
}

/** Many liabilities arise without cash; accruals arise against costs. */
const ACCRUED: ReadonlySet<Role> = new Set<Role>(["other_payables", "provisions"]);

function isUsual(role: Role, its: AccountActivity): boolean {
  return usualEntries.get(role)?.(its) === true;
}

function exchangedWith(role: Role, other: Role): RoleFinding {
  return { role, reason: REASON, isAsked: true, rivals: [other] };
}

const REASON =
  "Its entries are not those of its name, and another account has such entries: their names may be exchanged.";

/** Whether all accounts of trade payables may be asked about, and at least one account of accruals. */
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

/** Accruals that have the entries of suppliers, with the accounts named for suppliers that have not. */
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
