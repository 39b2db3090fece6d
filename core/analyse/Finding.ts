import type { Concept } from "../concepts/concepts.ts";
import type { Role } from "../roles/roles.ts";
import type { WrittenAdjustment } from "../statement/adjustments/WrittenAdjustment.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** The kinds of analysis that a user can request. */
export const validationTypes = [
  "anomaly_detection",
  "categorization",
  "cash_flow",
  "audit_notes",
] as const;

export type ValidationType = (typeof validationTypes)[number];

/** The risk of a finding, from low to high. */
export const riskLevels = ["low", "medium", "high", "critical"] as const;

export type RiskLevel = (typeof riskLevels)[number];

export type ProposedMapping = { account: string; role: Role };

/** Something that a person should look at. A finding changes nothing in the books. */
export type Finding = {
  /** The same in each run: the kind and the subject ("depreciation_missing:1250"). */
  id: string;
  kind: string;
  severity: RiskLevel;
  /** The probability that it is an error, 0 to 1. */
  confidence: number;
  title: string;
  /** Plain words with figures. */
  explanation: string;
  /** The paragraph of the standard; null for an analytical procedure. */
  paragraph: string | null;
  accounts: readonly string[];
  lines: readonly Concept[];
  /** All figures in the text, by name: amounts with the decimals of the currency, percentages and days with two. */
  figures: Readonly<Record<string, Amount>>;
  recommendation: string;
  proposedAdjustment: WrittenAdjustment | null;
  proposedMapping: ProposedMapping | null;
};
