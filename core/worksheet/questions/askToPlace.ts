import type { LedgerAccount } from "../../ledger/LedgerAccount.ts";
import { compareCodes } from "../../text/compareCodes.ts";
import { nameAccounts } from "../nameAccounts.ts";
import { ask, askForRoles, type Question } from "./Question.ts";

/** Asks for the roles of accounts in the line of unclassified movements. */
export function askToPlace(accounts: readonly LedgerAccount[]): Question {
  const byCode = new Map(accounts.map((account) => [account.code, account]));
  const asked = [...byCode.values()].toSorted((one, other) => compareCodes(one.code, other.code));
  if (asked.length === 0)
    return ask("This movement could not be placed: explain it with a journal.");
  const them = asked.length === 1 ? "the account a role" : "the accounts their roles";
  return askForRoles(
    `${nameAccounts(asked)} could not be placed: explain what moved with a journal, or give ${them}.`,
  );
}
