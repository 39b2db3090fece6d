import type { Minor } from "../../money/Minor.ts";

/** A total printed in a file, and the total of the rows that were read. */
export type Control = {
  label: string;
  row: number;
  /** The heading of its column. */
  column: string;
  printed: Minor;
  read: Minor;
  agrees: boolean;
};
