import type { Nature } from "../../../roles/roles.ts";

/** What a report's sections and sums say of one of its accounts. */
export type AccountStanding = {
  /** The headings above it, outermost first. */
  path: readonly string[];
  /** And the accounts above it among them, whose total it stands in. */
  identity: readonly string[];
  /** What the outermost section that says so makes of it. */
  nature: Nature | null;
  /** The side on which an amount without a minus stands, as the printed totals have it. */
  positiveSide: "debit" | "credit" | null;
  /** It stands between the printed profit before tax and the one after it. */
  isBetweenTaxes: boolean;
};
