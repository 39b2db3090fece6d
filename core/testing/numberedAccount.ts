import type { AccountFacts } from "../ledger/AccountFacts.ts";

/** What a file says of an account that has a number and a name alone. */
export function numberedAccount(code: string, name: string): AccountFacts {
  return { code, name, type: "", section: null, side: null };
}
