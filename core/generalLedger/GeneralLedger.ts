import type { Minor } from "../money/Minor.ts";

/** A line of a journal entry, as the file writes it. */
export type EntryLine = {
  /** Row (or element) of the file, counted from 1. */
  row: number;
  /** The key of the account: its code, or its name where the ledger has no codes. */
  account: string;
  /** Debit-positive, in the currency of the ledger. */
  amount: Minor;
  text: string;
  /** Customer, supplier, employee or other counterparty; null where the file does not say. */
  party: string | null;
  /** The number of the invoice or other document that the line belongs to. */
  document: string | null;
  /** A reconciliation code: lines of one account that carry the same one settle each other. */
  lettering: string | null;
};

/** An entry of the general ledger: its lines sum to zero. */
export type JournalEntry = {
  /** Unique in the ledger: the number as the file writes it, with its journal where numbers repeat. */
  number: string;
  /** ISO 8601 date of posting. */
  date: string;
  text: string;
  /** The kind or the journal of the entry, as the file writes it ("Bank", "VE", "Payroll"). */
  journal: string | null;
  entity: string | null;
  /** The number of the entry that it reverses, where the file says so. */
  reverses: string | null;
  lines: readonly EntryLine[];
};

/** An account as the ledger lists it. Amounts are debit-positive. */
export type GeneralLedgerAccount = {
  code: string;
  name: string;
  /** The type the file prints; empty where it prints none. */
  type: string;
  /** Null where the ledger does not say. */
  opening: Minor | null;
  closing: Minor | null;
};

/** The journal entries of a period, with the accounts they are posted to. */
export type GeneralLedger = {
  accounts: readonly GeneralLedgerAccount[];
  /** In the order of their dates; opening and closing entries are not among them. */
  entries: Iterable<JournalEntry>;
  /** ISO dates, first and last day. */
  period: { start: string; end: string };
};
