import type { CurrencyWritten } from "../ingest/currencies/CurrencyWritten.ts";
import type { Minor } from "../money/Minor.ts";
import type { Problem } from "../problem/Problem.ts";
import type { Poster } from "./fields/notePosters.ts";
import type { RowPlace } from "./store/LedgerParts.ts";

/** A line of a journal entry, as the file writes it. */
export type EntryLine = {
  /** Row (or element) of the file, counted from 1. */
  row: number;
  /** The name of the file; absent where the ledger is one file. */
  fileName?: string;
  /** Its sheet; absent where the file has no other. */
  sheet?: string;
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
  /** The person or the program that posted it; absent where the file does not say. */
  postedBy?: string;
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
  /** As the file prints it, without what its closing entries moved. */
  closing: Minor | null;
};

/** The journal entries of a period, with the accounts they are posted to. */
export type GeneralLedger = {
  accounts: readonly GeneralLedgerAccount[];
  /** In the order of their dates; opening and closing entries are not among them. */
  entries: Iterable<JournalEntry>;
  /** Those before the period, where the file begins earlier: they tell what was open at its start. */
  earlier?: Iterable<JournalEntry>;
  /**
   * Those that carry balances in, where the file has any: they may tell what was open item by item. What
   * it lists so apart from entries is one of them, of these accounts alone.
   */
  opened?: Iterable<JournalEntry>;
  /** Those of the weeks after the period, where the file goes on: they tell what is taken back. */
  later?: Iterable<JournalEntry>;
  /** ISO dates, first and last day. */
  period: { start: string; end: string };
  /** What its lines moved by account, unbalanced entries included; absent where they are to be added up. */
  movements?: ReadonlyMap<string, Minor>;
  /** What is known of the file itself; absent where the ledger was made otherwise. */
  origin?: LedgerOrigin;
};

/** What a general ledger file says of itself, and where it contradicts itself. */
export type LedgerOrigin = {
  /** ISO 4217; "" where neither the file nor its format says. */
  currency: string;
  /** The file does not say it: books of its format are kept in it. */
  isUsualCurrency?: true;
  /** The sign of a currency that it writes beside its amounts, where it does not say which it is in. */
  currencyWritten?: CurrencyWritten;
  /** What the file calls the company whose books it holds; absent where it does not say. */
  entityName?: string;
  /** How many decimals its amounts were read with. */
  decimals: number;
  /** The national chart that the format or the file names; "" where it names none. */
  chart: string;
  /** Where the opening balances are from; `unknown` where the file has none. */
  openings: "stated" | "unknown";
  entryCount: number;
  lineCount: number;
  /** Neither the file nor a person says the period: it is where the entries begin and end. */
  isPeriodOfEntries?: true;
  /** The file states what debits and credits of all its lines come to, and they do. */
  isWholeByTotals?: true;
  /** Its rows are both sides of what they post: they balance whatever their amounts. */
  isPaired?: true;
  /** It does not stand on lines of its own: its rows are elements that were counted. */
  areRowsCounted?: true;
  /** Lines whose entry could not be identified: they are in entries of a whole day or more. */
  lumpedLines: number;
  /**
   * The file numbers no entries: these are told by what lines have in common, or each row is an entry of
   * two accounts, of which several may be one. Absent where it does.
   */
  withoutNumbers?: "lines" | "rows";
  /** Entries that were entered at night, where few were: how many, and where the first stands. */
  night?: { count: number; people?: number } & RowPlace;
  /** Who posted the entries, whoever posted most first; absent where the file does not say. */
  posters?: readonly Poster[];
  /** How many posted them, those who are not named above too. */
  posterCount?: number;
  /** What a reviewer asks about: duplicates, gaps in numbering, odd hours, entries left out; absent where nothing. */
  oddities?: readonly Problem[];
  /** What the file contradicts itself in and a person took all the same; empty where it is sound. */
  differences: readonly Problem[];
};
