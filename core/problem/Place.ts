/** Which figures of a file or of the ledger a problem may be about. */
export const placePeriods = ["current", "prior", "opening", "closing"] as const;

/** The days from a first to a last. */
type Days = { start: string; end: string };

/** Where in the user's data a problem stands. */
export type Place = {
  /** Of several files of a ledger the one it is about. */
  fileName?: string;
  sheet?: string;
  row?: number;
  column?: string;
  /** Which figures of the file or the ledger it is about, where no single cell is wrong. */
  period?: (typeof placePeriods)[number];
  account?: string;
  /** The reason of the journal whose line the row is. */
  journal?: string;
  /** What it is about, where that is no column: a kind of file, what was counted, a company. */
  about?: string;
  /** The words of a total that the file prints; `expected` is its amount, and `read` what its rows come to. */
  label?: string;
  read?: string;
  /** The totals of the two sides, where they differ by `value`. */
  debits?: string;
  credits?: string;
  /** The days of the first and the last entry, and the financial years that they lie in. */
  days?: Days;
  years?: Days[];
  value?: string;
  expected?: string;
};
