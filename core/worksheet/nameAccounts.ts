import { accountLabel } from "../text/accountLabel.ts";
import { listSome, withMore } from "../text/listSome.ts";
import { shorten } from "../text/shorten.ts";
import type { LedgerIndex } from "./LedgerIndex.ts";

/** An account, as far as texts need it. */
export type NamedAccount = { readonly code: string; readonly name: string };

/** Texts name at most this many accounts and count the rest. */
export const MOST_NAMED = 3;

/** An account by code and name, shortened for use in a question. */
export function nameAccount({ code, name }: NamedAccount): string {
  return shorten(accountLabel(code, name));
}

/** An account by name, with the code only where several accounts have this name. */
export function distinctName(
  { code, name }: NamedAccount,
  { sharedNames }: Pick<LedgerIndex, "sharedNames">,
): string {
  return sharedNames.has(name) ? accountLabel(code, name) : name;
}

/** The first accounts in quotation marks, with codes where names are not unique, and the number of the others. */
export function quoteAccounts(
  accounts: readonly NamedAccount[],
  ledgerIndex: Pick<LedgerIndex, "sharedNames">,
): string {
  return quoteNames(accounts.map((account) => distinctName(account, ledgerIndex)));
}

/** The first names in quotation marks, and the number of the others. */
export function quoteNames(names: readonly string[]): string {
  return listSome(
    names.map((name) => `'${name}'`),
    MOST_NAMED,
  );
}

/** The first accounts by code and name, without duplicates, and the number of the others. */
export function nameAccounts(accounts: readonly NamedAccount[]): string {
  return nameFirst(eachOnce(accounts));
}

/** The first of different accounts by code and name, and the number of the others. */
export function nameFirst(accounts: readonly NamedAccount[]): string {
  const named = accounts.slice(0, MOST_NAMED).map(nameAccount);
  return withMore(named, accounts.length - named.length);
}

/** Removes accounts with the same code. */
export function eachOnce(accounts: readonly NamedAccount[]): NamedAccount[] {
  return [...new Map(accounts.map((account) => [account.code, account])).values()];
}
