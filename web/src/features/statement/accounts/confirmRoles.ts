import { type AccountSummary, waitsForPerson } from "@tieout/core";
import { type RoleChoice, saidOf } from "../../../lib/project/RoleChoice.ts";

/** Confirms the roles of those accounts that wait for it. */
export type ConfirmRoles = (accounts: readonly AccountSummary[]) => void;

/** Whether an account has a role that a person is asked about: nobody is sure of it, its entries question it, or its file was replaced. */
export function waitsForWord(account: AccountSummary, isStale: boolean): boolean {
  return account.role !== null && (isStale || waitsForPerson(account));
}

/** The roles of those accounts that wait for a word, each as it was proposed. */
export function confirmedChoices(
  accounts: readonly AccountSummary[],
  stale: ReadonlySet<string>,
): RoleChoice[] {
  return accounts
    .filter((account) => waitsForWord(account, stale.has(account.code)))
    .map((account) => ({ code: account.code, role: account.role, before: saidOf(account) }));
}
