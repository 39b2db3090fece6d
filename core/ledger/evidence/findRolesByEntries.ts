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

/** Whether an account may have a role, given its place in the books (statement, section). */
export type CanBe = (code: string, role: Role) => boolean;

/**
 * Finds roles of accounts by the journal entries of a general ledger, whatever the accounts are called. It runs after
 * the names are read and before the statement is made. A role that an account cannot have at its place in the books
 * (`canBe`) is dropped, so that it does not hide another finding.
 */
export function findRolesByEntries(
  accounts: readonly LedgerAccount[],
  { doubts, canBe }: { doubts: RoleDoubts; canBe: CanBe },
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const find = (read: readonly LedgerAccount[]) => runPass(read, { doubts, canBe }, entries);
  let found = findWithCorrectedAssets(accounts, find);
  // A role found in one pass may be evidence for other accounts in the next pass
  for (let pass = 1, before = 0; pass < MOST_PASSES && found.size > before; pass += 1) {
    before = found.size;
    found = new Map([...find(withRoles(accounts, found)), ...found]);
  }
  return new Map([...found, ...findExchanged(accounts, { found, doubts }, entries)]);
}

/**
 * Runs one pass. Where it shows that an account read as an asset at cost is none, entries with that account are no
 * disposals: the pass is repeated with the corrected role.
 */
function findWithCorrectedAssets(
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

/** Three passes in all. A fourth would rest on too many roles that were only found themselves. */
const MOST_PASSES = 3;

function runPass(
  accounts: readonly LedgerAccount[],
  { doubts, canBe }: { doubts: RoleDoubts; canBe: CanBe },
  entries: () => EntryColumns,
): ReadonlyMap<string, RoleFinding> {
  const possible = (findings: ReadonlyMap<string, RoleFinding>) =>
    [...findings].filter(([code, { role }]) => canBe(code, role));
  const main = findMainIncome(accounts, doubts);
  // Main income is posted against customers
  const read = withRoles(accounts, main);
  const taxes = new Map(possible(findTaxAccounts(read, doubts, entries)));
  const [asked, sure] = splitByCertainty(taxes);
  const inDoubt = new Set([...doubts.inDoubt].filter((code) => !sure.has(code)));
  const beside = findRolesByCounterparts(withRoles(read, taxes), { ...doubts, inDoubt }, entries);
  return new Map([
    ...askAboutDropped(beside, accounts, { doubts, canBe }),
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
 * An account in doubt keeps its role, and the dropped finding becomes a rival: its place in the books is no surer than
 * its name.
 */
function askAboutDropped(
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

/** Separates the findings to ask about from those that the entries settle. */
function splitByCertainty(findings: ReadonlyMap<string, RoleFinding>) {
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
