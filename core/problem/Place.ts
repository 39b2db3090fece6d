/** Where in the user's data a problem stands. */
export type Place = {
  sheet?: string;
  row?: number;
  column?: string;
  /** Which figures of the file or the ledger it is about, where no single cell is wrong. */
  period?: "current" | "prior" | "opening" | "closing";
  account?: string;
  /** The reason of the journal whose line the row is. */
  journal?: string;
  value?: string;
  expected?: string;
};
