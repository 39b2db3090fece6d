import type { Minor } from "../../money/Minor.ts";

/** What the label of a row with figures says: a total, maybe a total, or an account. */
export type SumWords = "total" | "perhaps" | "plain";

/** A row of a report below its headings; without amounts it is a section heading. */
export type StatementItem = {
  /** Its index in the table's rows. */
  at: number;
  /** Its row number in the file. */
  row: number;
  label: string;
  /** The indentation; 0 where the report has none. */
  level: number;
  isCoded: boolean;
  /** Its amount cells contain only text or dates: "US GAAP", "n/a". */
  isWords: boolean;
  words: SumWords;
  /** What a person marked it as. */
  said?: "account" | "total";
  /** One of its amounts has more decimals than its currency. */
  isRounded?: true;
  /** The maximum number of decimals of its amounts; absent for whole amounts. */
  decimalsWritten?: number;
  /** By column of amounts, null for blank cells; null altogether for a heading. */
  amounts: readonly (Minor | null)[] | null;
};
