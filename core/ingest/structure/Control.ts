import type { Minor } from "../../money/Minor.ts";

/** A total that a file prints, beside what the rows read come to. */
export type Control = {
  label: string;
  row: number;
  /** The heading of the column it stands in. */
  column: string;
  printed: Minor;
  read: Minor;
  agrees: boolean;
};
