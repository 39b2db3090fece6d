export type ColumnKind = "text" | "number" | "date";

/** What an amount column holds: which side of the account, at which end of the comparison. */
export type AmountMeaning = {
  side: "debit" | "credit" | "balance";
  period: "current" | "prior";
};

/** A column that a file type understands, in the words of the template and in others. */
export type FileColumn = {
  /** The heading of the template. */
  header: string;
  kind: ColumnKind;
  /** A file without it is refused, unless another column stands for it. */
  isRequired?: true;
  /** Not in the template, understood when it is there. */
  isExtra?: true;
  /** Other headings that mean the same, compared without case and punctuation. */
  synonyms: readonly string[];
  /** Amount columns are also found by what their heading means: "31 Dec 2025 Dr". */
  meaning?: AmountMeaning;
  /** The columns a file may lack when it has this one. */
  standsFor?: readonly string[];
};
