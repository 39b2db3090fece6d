import type { Nature } from "../../../roles/roles.ts";

/** What the sections and totals of a report show about one of its accounts. */
export type AccountStanding = {
  /** The headings above it, outermost first. */
  path: readonly string[];
  /** The headings, with accounts above it in whose total it is included. */
  identity: readonly string[];
  /** The nature according to the outermost section that shows it. */
  nature: Nature | null;
  /** The side of an amount without a minus sign, according to the printed totals. */
  positiveSide: "debit" | "credit" | null;
  /** It is between the printed profit before tax and the profit after tax. */
  isBetweenTaxes: boolean;
};
