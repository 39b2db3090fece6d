export type ColumnKind = "text" | "number" | "date";

/** The meaning of an amount column: its side, and its period. */
export type AmountMeaning = {
  side: "debit" | "credit" | "balance";
  period: "current" | "prior";
};

/** A column of a file type, with the headings under which it is recognised. */
export type FileColumn = {
  /** The heading of the template. */
  header: string;
  kind: ColumnKind;
  /** A file without it is refused, unless another column replaces it. */
  isRequired?: true;
  /** Not in the template, but recognised. */
  isExtra?: true;
  /** Other headings that mean the same, compared without case and punctuation. */
  synonyms: readonly string[];
  /** Amount columns are also recognised by the words of the heading: "31 Dec 2025 Dr". */
  meaning?: AmountMeaning;
  /** Columns that are not needed if this one exists. */
  standsFor?: readonly string[];
};
