import {
  type Classification,
  CONFIDENCE_BAR,
  isGiven,
  PLACEMENT_BAR,
} from "../../classify/Classification.ts";
import {
  applyFindings,
  askedOf,
  canBeIn,
  namedOf,
  withAdmitted,
} from "../../classify/findings/applyFindings.ts";
import { takeOnlyCash } from "../../classify/findings/takeOnlyCash.ts";
import type { EntryColumns } from "../../generalLedger/entries/EntryColumns.ts";
import type { AccountFacts } from "../../ledger/AccountFacts.ts";
import { findRolesByAmounts } from "../../ledger/evidence/findRolesByAmounts.ts";
import { findRolesByEntries } from "../../ledger/evidence/findRolesByEntries.ts";
import type { RoleDoubts } from "../../ledger/evidence/RoleDoubts.ts";
import { rolesAdmitted } from "../../ledger/evidence/rolesAdmitted.ts";
import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import type { Role } from "../../roles/roles.ts";

type Classifications = ReadonlyMap<string, Classification>;

type Read = { facts: readonly AccountFacts[]; classifications: Classifications };

type Books = {
  /** The accounts with the section of the file; the balances may have moved some to the other statement. */
  filed: readonly AccountFacts[];
  /** The entries of the general ledger; null without one. */
  entries: (() => EntryColumns) | null;
  /** Whether there is a general ledger, and no balances beside it. */
  isAlone: boolean;
  decimals: number;
};

/**
 * Corrects roles by amounts and by the entries of the general ledger, the last step of reading accounts. Accounts that
 * stay in doubt, or whose entries look unlike their name, also get the roles that the entries admit. Returns the same
 * object where nothing changes.
 */
export function settleRoles(
  { facts, classifications }: Read,
  accounts: readonly LedgerAccount[],
  { filed, entries, isAlone, decimals }: Books,
): Classifications {
  const doubts = doubtsOf(classifications);
  const byAmounts = findRolesByAmounts(accounts, doubts.inDoubt, decimals);
  const kept = { doubts, canBe: canBeIn(facts) };
  const shown = entries ? findRolesByEntries(accounts, kept, entries) : [];
  const findings = new Map([...byAmounts, ...shown]);
  const found = applyFindings(facts, classifications, findings) ?? classifications;
  const settled = isAlone ? takeOnlyCash(found) : found;
  if (entries === null) return settled;
  const watched = { inDoubt: askedOf(settled), named: namedOf(settled) };
  const admitted = rolesAdmitted(watched, withRoles(accounts, settled), entries);
  return withAdmitted(filed, settled, admitted);
}

/** The accounts with their roles after the entries were considered. */
function withRoles(
  accounts: readonly LedgerAccount[],
  classifications: Classifications,
): readonly LedgerAccount[] {
  return accounts.map((account) => {
    const its = classifications.get(account.code);
    const isPlaced = its !== undefined && its.confidence >= PLACEMENT_BAR;
    return { ...account, role: isPlaced ? its.role : null };
  });
}

/**
 * How sure each role is: a person's choice is not questioned, and a role learnt from other charts must be confirmed.
 */
function doubtsOf(classifications: Classifications): RoleDoubts {
  const all = [...classifications];
  const learnt = all.filter(([, { source }]) => source === "learnt");
  return {
    inDoubt: askedOf(classifications),
    asked: codesOf(all.filter(([, { confidence }]) => confidence < CONFIDENCE_BAR)),
    given: codesOf(all.filter(([, its]) => isGiven(its))),
    numbered: codesOf(all.filter(([, { source }]) => source === "number")),
    learnt: new Map(learnt.map(([code, its]) => [code, { named: namedRole(its) }])),
  };
}

function codesOf(accounts: readonly (readonly [string, Classification])[]): Set<string> {
  return new Set(accounts.map(([code]) => code));
}

/** The role that the name alone gives, before a learnt role replaced it. */
function namedRole({ role, overruled = [] }: Classification): Role | null {
  return overruled.findLast((each) => each.source === "name" && each.role !== role)?.role ?? null;
}
