import type { Minor } from "../../money/Minor.ts";

/** What the words of a row with figures say: a sum, perhaps a sum, or an account. */
export type SumWords = "total" | "perhaps" | "plain";

/** A row of a report below its headings; without amounts it is the heading of a section. */
export type StatementItem = {
  /** Its place among the table's rows. */
  at: number;
  /** Its row number in the file. */
  row: number;
  label: string;
  /** How deep it is indented; 0 where the report does not indent. */
  level: number;
  isCoded: boolean;
  /** Its cells of amounts hold words or dates alone: "US GAAP", "n/a". */
  isWords: boolean;
  words: SumWords;
  /** What a person said that it is, whatever its words and figures say. */
  said?: "account" | "total";
  /** An amount of it was written with more decimals than its currency has. */
  isRounded?: true;
  /** With how many decimals its amounts are written at the most; absent where they are whole. */
  decimalsWritten?: number;
  /** By column of amounts; null where the cell is blank. Null as a whole for a heading. */
  amounts: readonly (Minor | null)[] | null;
};
