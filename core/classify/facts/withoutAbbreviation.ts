import type { AccountFacts } from "../../ledger/AccountFacts.ts";

/**
 * Accounts read without what stands behind every name of the books: ERPNext writes the abbreviation of
 * the company there ("Main Bank - ACM"), which says nothing of the account. What only some names end
 * with is part of them.
 */
export function withoutAbbreviation(accounts: readonly AccountFacts[]): readonly AccountFacts[] {
  const [first] = accounts;
  const ending = first === undefined ? "" : (ABBREVIATION.exec(first.name)?.[0] ?? "");
  if (ending === "" || accounts.length < LEAST) return accounts;
  if (!accounts.every(({ name }) => name.length > ending.length && name.endsWith(ending)))
    return accounts;
  return accounts.map((facts) => {
    const printed = facts.printed ?? { name: facts.name, type: facts.type, unread: 0 };
    return { ...facts, name: facts.name.slice(0, -ending.length), printed };
  });
}

/** Fewer names may end alike by chance. */
const LEAST = 4;

const ABBREVIATION = / - [A-Z0-9]{1,6}$/;
