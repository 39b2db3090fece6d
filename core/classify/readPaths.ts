import { normaliseHeading } from "../ingest/headings/normaliseHeading.ts";
import type { AccountFacts } from "../ledger/AccountFacts.ts";
import type { Nature } from "../roles/roles.ts";

/**
 * Accounts of books that name them in paths, as hledger, Beancount and GnuCash do: the first part of
 * "liabilities:payables:trade" is the kind, and the others are read from the last: "trade payables".
 * Books that name but some accounts so are left as they are.
 */
export function readPaths(accounts: readonly AccountFacts[]): readonly AccountFacts[] {
  const read = accounts.map(readPath);
  const found = read.filter((facts) => facts !== null).length;
  if (found < MOST * accounts.length) return accounts;
  return accounts.map((facts, at) => read[at] ?? facts);
}

const MOST = 0.9;

/** Null for an account with a type of its own, or a name that is no path from one of the five kinds. */
function readPath(facts: AccountFacts): AccountFacts | null {
  const { name, type } = facts;
  const [root = "", ...parts] = name.split(":").map((part) => part.trim());
  const nature = ROOTS.get(normaliseHeading(root));
  if (type !== "" || parts.length === 0 || nature === undefined) return null;
  const printed = { name, type, unread: 0, isPath: true as const };
  return { ...facts, name: parts.reverse().join(" "), nature, printed };
}

const ROOTS: ReadonlyMap<string, Nature> = new Map([
  ["asset", "asset"],
  ["assets", "asset"],
  ["liability", "liability"],
  ["liabilities", "liability"],
  ["equity", "equity"],
  ["income", "income"],
  ["revenue", "income"],
  ["revenues", "income"],
  ["expense", "expense"],
  ["expenses", "expense"],
]);
