import type { Concept } from "../concepts/concepts.ts";
import type { Role } from "../roles/roles.ts";
import type { WrittenAdjustment } from "../statement/adjustments/WrittenAdjustment.ts";
import type { Amount } from "../statement/StatementDocument.ts";

/** The four things a user can ask of the analyst. */
export const validationTypes = [
  "anomaly_detection",
  "categorization",
  "cash_flow",
  "audit_notes",
] as const;

export type ValidationType = (typeof validationTypes)[number];

/** How much a finding matters, from the least to the most. */
export const riskLevels = ["low", "medium", "high", "critical"] as const;

export type RiskLevel = (typeof riskLevels)[number];

export type ProposedMapping = { account: string; role: Role };

/** One thing the analyst asks a person to look at. Nothing is posted by it. */
export type Finding = {
  /** Stable between runs: the kind and what it is about ("depreciation_missing:1250"). */
  id: string;
  kind: string;
  severity: RiskLevel;
  /** How sure the analyst is that this is an error, 0 to 1. */
  confidence: number;
  title: string;
  /** Plain words with figures. */
  explanation: string;
  /** The paragraph it rests on; null where it is an analytical procedure. */
  paragraph: string | null;
  accounts: readonly string[];
  lines: readonly Concept[];
  /** Every figure of the text by name: amounts with the decimals of their currency, percentages and days with two. */
  figures: Readonly<Record<string, Amount>>;
  recommendation: string;
  proposedAdjustment: WrittenAdjustment | null;
  proposedMapping: ProposedMapping | null;
};
