/** Which figures of a file or of the ledger a problem may be about. */
export const placePeriods = ["current", "prior", "opening", "closing"] as const;

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
  value?: string;
  expected?: string;
};
