/** What a ledger file says of itself; "" where it does not say. */
export type LedgerHeader = {
  currency: string;
  /** First and last day of the financial year that the file declares. */
  start: string;
  end: string;
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
  /** The file says that the line is an opening balance. */
  isOpening: boolean;
};

/** Takes what a reader finds in a ledger file, in the order of the file. */
export type LedgerTaker = {
  header: (header: LedgerHeader) => void;
  account: (account: LedgerAccountRecord) => void;
  line: (line: LedgerLineRecord) => void;
};
