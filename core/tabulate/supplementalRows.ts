import type { Amount, StatementDocument } from "../statement/StatementDocument.ts";
import { joinNonCash } from "./notes/joinNonCash.ts";

/** A row of the supplemental block under US GAAP; a heading has no amounts. */
export type SupplementalRow = { label: string; current: Amount | null; prior: Amount | null };

const PAID = ["Interest paid", "Income taxes paid"];

/**
 * The supplemental information that US GAAP requires with the statement: interest and income taxes paid, and non-cash
 * investing and financing activities (ASC 230-10-50-2 to 50-6). Empty under other frameworks.
 */
export function supplementalRows(
  document: Pick<
    StatementDocument,
    "framework" | "currency" | "disclosures" | "nonCashTransactions"
  >,
): SupplementalRow[] {
  if (document.framework !== "US_GAAP") return [];
  const paid = document.disclosures.find(({ id }) => id === "interest_and_taxes_paid");
  const rows = paid?.rows.filter(({ label }) => PAID.includes(label)) ?? [];
  const withoutCash = joinNonCash(document).map(({ description, amount, isPriorYear }) => ({
    label: description,
    current: isPriorYear ? null : amount,
    prior: isPriorYear ? amount : null,
  }));
  const heading = {
    label: "Non-cash investing and financing activities",
    current: null,
    prior: null,
  };
  return [
    ...rows.map(({ label, amounts: [current = null, prior = null] }) => ({
      label,
      current,
      prior,
    })),
    ...(withoutCash.length === 0 ? [] : [heading, ...withoutCash]),
  ];
}
