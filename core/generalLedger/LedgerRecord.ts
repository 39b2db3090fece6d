import type { Place } from "../problem/Place.ts";
import type { ProblemCode } from "../problem/Problem.ts";
import type { CurrencySign } from "../table/Table.ts";
import type { CodesInLabels } from "./layouts/accounts/CodesInLabels.ts";
import type { TakeBytes } from "./layouts/CellBytes.ts";
import type { DatevChartByUse } from "./layouts/datev/DatevChartByUse.ts";
import type { LedgerColumns } from "./layouts/headings/ledgerColumns.ts";
import type { LedgerPartSaid } from "./review/partsMissing.ts";

/** What a ledger file says of itself; "" where it does not say. */
export type LedgerHeader = {
  currency: string;
  /** The currency that books of its format are kept in, where the file does not say it. */
  usualCurrency?: string;
  /** First and last day of the financial year that the file declares. */
  start: string;
  end: string;
  /** The day that its name says the financial year is closed on. */
  closingDay?: string;
  /** The days that titles above its rows say, and in which words; of several sheets or files the first and the last. */
  titled?: { start: string; end: string; words: string };
  /** The national chart that the format or the file names. */
  chart: string;
  /** What it calls the company whose books it holds; of files that call it differently "". */
  entityName?: string;
  /** The number that the company is registered under, or has with whoever keeps its books. */
  company?: string;
  /** The signs of currencies that a workbook shows beside amounts. */
  currencySigns?: readonly CurrencySign[];
};

/** What a ledger file says of an account apart from its entries. Amounts as written, debit-positive. */
export type LedgerAccountRecord = {
  row: number;
  code: string;
  name: string;
  type: string;
  /** "" where the file does not say. */
  opening: string;
  closing: string;
  /** What stands beside its last line, which is no closing balance where lines are left out. */
  running?: string;
  /** It stands on a list that the file has of all its accounts. */
  isListed?: true;
  /** Whose balances they are; absent where they are not those of one entity. */
  entity?: string;
};

/** What a list of accounts calls one of them. */
export type AccountNameRecord = Pick<LedgerAccountRecord, "row" | "code" | "name" | "type">;

/** What a file lists as open when it began, apart from its entries: with a party, or of a document. */
export type OpenItemRecord = {
  row: number;
  /** The code of the account. */
  account: string;
  /** As written, debit-positive. */
  opening: string;
  /** "" where the file does not say. */
  party: string;
  document: string;
  lettering: string;
};

/** A line of an entry as a file writes it: its fields by meaning, "" where the file has none. */
export type LedgerLineRecord = {
  row: number;
  /** The journal or the kind of the entry. */
  journal: string;
  number: string;
  date: string;
  account: string;
  accountName: string;
  accountType: string;
  debit: string;
  credit: string;
  /** One amount instead of two: debit-positive, or with its side in `mark`. */
  amount: string;
  mark: string;
  text: string;
  /** The text of the whole entry, where it has one beside those of its lines. */
  entryText: string;
  party: string;
  document: string;
  lettering: string;
  entity: string;
  /** The number of the entry that this one takes back. */
  reverses: string;
  /** When the entry was entered, with its time of day. */
  entered: string;
  /** Who entered or posted it. */
  postedBy: string;
  /** The file says that the line is an opening balance. */
  isOpening: boolean;
  /** Its row is an entry without a number, whose other side is the next line; absent for most lines. */
  isOfPair?: boolean;
};

/** What a ledger file says that its lines come to, as written. */
export type LedgerTotalsRecord = {
  row: number;
  debits: string;
  credits: string;
  /** The amounts of its lines that stand below nil on their side. */
  turned: readonly string[];
};

/** How many entries, or lines of them, a file says that it has. */
export type LedgerCountRecord = { row: number; count: number; isOfEntries: boolean };

/** A row with more cells than there are headings. */
export type LongRowRecord = { row: number; cells: number; headings: number };

/** Takes what a reader finds in a ledger file, in the order of the file. */
export type LedgerSink = {
  header: (header: Partial<LedgerHeader>) => void;
  account: (account: LedgerAccountRecord) => void;
  name: (account: AccountNameRecord) => void;
  openItem: (item: OpenItemRecord) => void;
  line: (line: LedgerLineRecord) => void;
  /** What the file says of itself as a part of a whole. */
  part: (said: LedgerPartSaid) => void;
  /** How many entries or lines a row says that there are. */
  count: (said: LedgerCountRecord) => void;
  /** Says why a row may be misread in all its cells. */
  longRow: (found: LongRowRecord) => void;
  /** Taken after all lines of the file. */
  totals: (totals: LedgerTotalsRecord) => void;
  /** What the labels of accounts are, in all tables of the ledger. */
  labels: CodesInLabels;
  /** What DATEV batches that name no chart show of it, all of them together. */
  datevChart: DatevChartByUse;
  /** Takes lines from the bytes of rows that have a line each. */
  byteLines: (columns: LedgerColumns) => TakeBytes;
  /** Says what a person is to know of the table that is read. */
  note: (code: ProblemCode, where: Place) => void;
  /** Whether the lines of an entity are taken, or passed over because another one is read. */
  takes: (entity: string) => boolean;
};

/** Stands between the code of a journal and its name, where a file has both. */
const JOURNAL_NAME = "\u0001";
/** Stands between a journal and the entity whose it is. */
export const JOURNAL_ENTITY = "\u0000";

/** A journal's code with its name behind it, by either of which it may be known. */
export function joinJournal(code: string, name: string): string {
  return name === "" || name === code ? code : `${code}${JOURNAL_NAME}${name}`;
}

/** A journal and its entity as they are kept together, taken apart. */
export function readJournal(key: string): { code: string; name: string; entity: string } {
  const [journal = "", entity = ""] = key.split(JOURNAL_ENTITY);
  const [code = "", name = ""] = journal.split(JOURNAL_NAME);
  return { code: code === "" ? name : code, name, entity };
}

const EMPTY: LedgerLineRecord = {
  row: 0,
  journal: "",
  number: "",
  date: "",
  account: "",
  accountName: "",
  accountType: "",
  debit: "",
  credit: "",
  amount: "",
  mark: "",
  text: "",
  entryText: "",
  party: "",
  document: "",
  lettering: "",
  entity: "",
  reverses: "",
  entered: "",
  postedBy: "",
  isOpening: false,
};

/** A line of an entry of which the file says no more than this. */
export function lineOf(fields: Partial<LedgerLineRecord>): LedgerLineRecord {
  return { ...EMPTY, ...fields };
}
