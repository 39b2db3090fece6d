import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { Role } from "../../roles/roles.ts";
import type { LedgerAccount } from "../LedgerAccount.ts";
import { isAssetAtCost } from "./CounterpartKind.ts";
import { findCashInTransit } from "./findCashInTransit.ts";
import { findDepreciation } from "./findDepreciation.ts";
import { findExchanged } from "./findExchanged.ts";
import { findMainIncome } from "./findMainIncome.ts";
import { findRolesByCounterparts } from "./findRolesByCounterparts.ts";
import { findTaxAccounts } from "./findTaxAccounts.ts";
import { findTransferAccounts } from "./findTransferAccounts.ts";
import type { RoleDoubts } from "./RoleDoubts.ts";
import type { RoleFinding } from "./RoleFinding.ts";

/** Whether the account of a code may have a role where the books have it. */
export type CanBe = (code: string, role: Role) => boolean;

/**
 * What accounts are by the entries of a ledger, whatever they are called. What an account cannot be where it stands is
 * no finding, so that it does not hide another one.
 */
export function findRolesByEntries(
  accounts: readonly LedgerAccount[],
  { doubts, canBe }: { doubts: RoleDoubts; canBe: CanBe },
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const find = (read: readonly LedgerAccount[]) => findOnce(read, { doubts, canBe }, entries);
  let found = findUnmisled(accounts, find);
  // What some accounts turn out to be may show what others are
  for (let reading = 1, before = 0; reading < MOST_READINGS && found.size > before; reading += 1) {
    before = found.size;
    found = new Map([...find(withRoles(accounts, found)), ...found]);
  }
  return new Map([...found, ...findExchanged(accounts, { found, doubts }, entries)]);
}

/**
 * What was taken for an asset that is held for years and is none has sold nothing: what stands beside it is read again
 * without it.
 */
function findUnmisled(
  accounts: readonly LedgerAccount[],
  find: (read: readonly LedgerAccount[]) => ReadonlyMap<string, RoleFinding>,
): ReadonlyMap<string, RoleFinding> {
  const found = find(accounts);
  const mistaken = accounts.flatMap((account): [string, RoleFinding][] => {
    const its = found.get(account.code);
    const isMistaken = isAssetAtCost(account) && its !== undefined && its.role !== account.role;
    return isMistaken ? [[account.code, its]] : [];
  });
  if (mistaken.length === 0) return found;
  return new Map([...find(withRoles(accounts, new Map(mistaken))), ...mistaken]);
}

/** So many readings in all: what a fourth would show rests on too much that was only found itself. */
const MOST_READINGS = 3;

function findOnce(
  accounts: readonly LedgerAccount[],
  { doubts, canBe }: { doubts: RoleDoubts; canBe: CanBe },
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const possible = (findings: ReadonlyMap<string, RoleFinding>) =>
    [...findings].filter(([code, { role }]) => canBe(code, role));
  const main = findMainIncome(accounts, doubts);
  // What stands beside it is for customers
  const read = withRoles(accounts, main);
  const taxes = new Map(possible(findTaxAccounts(read, doubts, entries)));
  const [asked, sure] = bySureness(taxes);
  const inDoubt = new Set([...doubts.inDoubt].filter((code) => !sure.has(code)));
  const beside = findRolesByCounterparts(withRoles(read, taxes), { ...doubts, inDoubt }, entries);
  return new Map([
    ...askedElsewhere(beside, accounts, { doubts, canBe }),
    ...asked,
    ...possible(beside),
    ...main,
    ...possible(findDepreciation(read, doubts, entries)),
    ...possible(findCashInTransit(read, doubts, entries)),
    ...possible(findTransferAccounts(read, doubts, entries)),
    ...sure,
  ]);
}

/**
 * What an account in doubt cannot be where it stands, it may be all the same: where it stands is no surer than its
 * name then.
 */
function askedElsewhere(
  findings: ReadonlyMap<string, RoleFinding>,
  accounts: readonly LedgerAccount[],
  { doubts, canBe }: { doubts: RoleDoubts; canBe: CanBe },
): [string, RoleFinding][] {
  return accounts.flatMap(({ code, role }): [string, RoleFinding][] => {
    const its = findings.get(code);
    if (its === undefined || role === null || !doubts.inDoubt.has(code) || canBe(code, its.role))
      return [];
    return [[code, { ...its, role, isAsked: true, rivals: [its.role] }]];
  });
}

/** What a person is asked, and what the entries settle. */
function bySureness(findings: ReadonlyMap<string, RoleFinding>) {
  const asked = [...findings].filter(([, { isAsked }]) => isAsked === true);
  const sure = [...findings].filter(([, { isAsked }]) => isAsked !== true);
  return [new Map(asked), new Map(sure)] as const;
}

function withRoles(
  accounts: readonly LedgerAccount[],
  findings: ReadonlyMap<string, RoleFinding>,
): readonly LedgerAccount[] {
  if (findings.size === 0) return accounts;
  return accounts.map((account) => {
    const its = findings.get(account.code);
    return its ? { ...account, role: its.role } : account;
  });
}
