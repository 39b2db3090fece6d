import type { Nature } from "../roles/roles.ts";

/** The statement in which a file shows the account; null when it is only in a trial balance. */
export type Section = "balance_sheet" | "profit_loss" | null;

/** How much of a name in another language the dictionary knows: the whole name, each word, or some words. */
export type ReadExtent = "whole" | "everyWord" | "part";

/** Everything that the classifier may use: what the file states about an account, and the side of its balance. */
export type AccountFacts = {
  code: string;
  name: string;
  /** The file's own type label ("Current Asset", "Overheads"), empty when it has none. */
  type: string;
  /** The type comes from a column with a type for each account, not from a heading above several accounts. */
  isTyped?: true;
  section: Section;
  /** The side the balance stands on, where it is known and not zero. */
  side: "debit" | "credit" | null;
  /** The nature that the sections of the file give; absent where they do not. */
  nature?: Nature;
  /** The row is between the printed profit before tax and the profit after tax. */
  isBetweenTaxes?: true;
  /**
   * The printed name and type, where `name` and `type` were translated (`unread` is the share of the name that was not)
   * or taken from a path.
   */
  printed?: { name: string; type: string; unread: number; extent?: ReadExtent; isPath?: true };
};
