import type { JournalEntry } from "../../generalLedger/GeneralLedger.ts";
import type { Minor } from "../../money/Minor.ts";
import type { Role } from "../../roles/roles.ts";
import { printDay } from "../../text/printDays.ts";
import { shorten } from "../../text/shorten.ts";
import type { Books } from "../Books.ts";

/** An entry as quoted in a finding. Texts and parties are left out, since they name people. */
export type CitedEntry = {
  number: string;
  date: string;
  size: Minor;
  /** The codes of its accounts, without duplicates. */
  accounts: readonly string[];
};

/** The facts of an entry that findings quote. */
export function citeEntry(entry: JournalEntry): CitedEntry {
  const accounts = [...new Set(entry.lines.map(({ account }) => account))].sort();
  return { number: shorten(entry.number), date: entry.date, size: sizeOf(entry), accounts };
}

/** The amount of an entry: the sum of its debits. */
export function sizeOf({ lines }: JournalEntry): Minor {
  let size = 0n;
  for (const { amount } of lines) if (amount > 0n) size += amount;
  return size;
}

/** The name of an entry within a sentence. */
export function nameOfEntry({ number, date }: Pick<CitedEntry, "number" | "date">): string {
  return `entry ${number} of ${printDay(date)}`;
}

/** The same at the start of a sentence. */
export function startWithEntry(entry: Pick<CitedEntry, "number" | "date">): string {
  return `E${nameOfEntry(entry).slice(1)}`;
}

/** The largest first, then by number. */
export function largestEntryFirst(left: CitedEntry, right: CitedEntry): number {
  if (left.size !== right.size) return left.size > right.size ? -1 : 1;
  return left.number < right.number ? -1 : 1;
}

const CASH: ReadonlySet<Role | null> = new Set<Role | null>([
  "cash_and_cash_equivalents",
  "bank_overdraft",
  "restricted_cash",
]);

/** The change in cash by an entry; a payment is negative. */
export function cashOf(books: Books, { lines }: JournalEntry): Minor {
  let moved = 0n;
  for (const { account, amount } of lines)
    if (CASH.has(books.byCode.get(account)?.role ?? null)) moved += amount;
  return moved;
}

/** Whether a line stands on an account of one of the roles. */
export function hasRole(
  books: Books,
  { lines }: JournalEntry,
  roles: ReadonlySet<Role | null>,
): boolean {
  return lines.some(({ account }) => roles.has(books.byCode.get(account)?.role ?? null));
}

/** The accounts and amounts of an entry as a key, independent of the order of lines, with its entity. */
export function signatureOf({ lines, entity }: JournalEntry, sign: 1n | -1n): string {
  const parts = lines.map(({ account, amount }) => `${account}\u0000${amount * sign}`);
  return [entity ?? "", ...parts.sort()].join("\u0001");
}
