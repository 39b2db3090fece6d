import { compareCodes, compareNumbers } from "../text/compareCodes.ts";

type Account = { readonly code: string; readonly name: string };

/** Accounts as a chart prints them, by their codes; those of a ledger without codes as they were first posted to. */
export function accountsInOrder<Known extends Account>(
  accounts: readonly Known[],
): readonly Known[] {
  const areNumbered = accounts.every(({ code, name }) => code !== name && /\d/.test(code));
  if (!areNumbered) return accounts;
  const compare = areCounted(accounts) ? compareNumbers : compareCodes;
  return accounts.toSorted((one, other) => compare(one.code, other.code));
}

/**
 * Whether codes are numbers to count by. In a chart by classes the first digit is the class, 151 holds
 * 1510, and nothing is on a class itself; where an account has one digit, 10 does not belong to 1.
 */
function areCounted(accounts: readonly Account[]): boolean {
  return (
    accounts.every(({ code }) => /^(?:0|[1-9]\d*)$/.test(code)) &&
    accounts.some(({ code }) => /^[1-9]$/.test(code))
  );
}
