import { nameAccounts } from "../worksheet/nameAccounts.ts";

type Named = Parameters<typeof nameAccounts>[0];

const OF_ONE = "The role of account ";
const OF_SEVERAL = "The roles of accounts ";

/** Asks a person for the roles of accounts: the question is settled where their roles are confirmed. */
export function askForRoles(accounts: Named): string {
  const names = nameAccounts(accounts);
  return new Set(accounts.map(({ code }) => code)).size === 1
    ? `${OF_ONE}${names} is uncertain: confirm it.`
    : `${OF_SEVERAL}${names} are uncertain: confirm them.`;
}

/** Whether it is the roles of accounts that a reason asks for. */
export function asksForRoles(reason: string): boolean {
  return reason.startsWith(OF_ONE) || reason.startsWith(OF_SEVERAL);
}
