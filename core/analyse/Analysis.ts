import type { WrittenAdjustment } from "../statement/adjustments/WrittenAdjustment.ts";
import type { Amount } from "../statement/StatementDocument.ts";
import type { Finding, ProposedMapping, RiskLevel, ValidationType } from "./Finding.ts";

/** What one run of the analyst says. */
export type Analysis = {
  validationType: ValidationType;
  status: "completed";
  summary: string;
  riskLevel: RiskLevel;
  /** How sure the analyst is of its riskiest findings, 0 to 1. */
  confidence: number;
  recommendations: readonly string[];
  findings: readonly Finding[];
  madeBy: "built_in";
};

/** A finding written up for the audit file. */
export type AuditNote = {
  /** The finding's id. */
  id: string;
  title: string;
  /** What was found, why it matters, and what to do, with its paragraph. */
  content: string;
  severity: RiskLevel;
  paragraph: string | null;
  /** The amount the note turns on; null where there is none. */
  figure: Amount | null;
  /** What usually causes it. */
  cause: string;
  accounts: readonly string[];
  figures: Readonly<Record<string, Amount>>;
  proposedAdjustment: WrittenAdjustment | null;
};

export type AuditNotes = Analysis & { notes: readonly AuditNote[] };

/** A change of role that a user can make with one button. */
export type ProposedReclassification = {
  item: string;
  from: string;
  to: string;
  reason: string;
  account: string;
  proposedMapping: ProposedMapping | null;
  proposedAdjustment: WrittenAdjustment | null;
};

export type Improvements = {
  improvements: readonly Finding[];
  /** What the statement would need and the books do not hold. */
  missingItems: readonly string[];
  reclassifications: readonly ProposedReclassification[];
};

export type Validation = {
  isValid: boolean;
  errors: readonly string[];
  warnings: readonly string[];
  suggestions: readonly string[];
};
