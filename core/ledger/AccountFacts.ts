import type { Nature } from "../roles/roles.ts";

/** Which statement a file said the account belongs to; null when only a trial balance knows it. */
export type Section = "balance_sheet" | "profit_loss" | null;

/** How far a dictionary has a name of another language: as a whole, all its words, or some. */
export type ReadExtent = "whole" | "everyWord" | "part";

/** All a classifier may look at: what the file says of an account, and the side of its balance. */
export type AccountFacts = {
  code: string;
  name: string;
  /** The file's own type label ("Current Asset", "Overheads"), empty when it has none. */
  type: string;
  /** Whether it stands in a column, as programs give each account one, and not as a heading above several. */
  isTyped?: true;
  section: Section;
  /** The side the balance stands on, where it is known and not zero. */
  side: "debit" | "credit" | null;
  /** What the sections of the file make of it; absent where they do not say. */
  nature?: Nature;
  /** It stands between the printed profit before tax and the one after it. */
  isBetweenTaxes?: true;
  /** What the file calls it, where name and type were read from another language, with the share not read, or from a path. */
  printed?: { name: string; type: string; unread: number; extent?: ReadExtent; isPath?: true };
};
