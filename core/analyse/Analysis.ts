import type { WrittenAdjustment } from "../statement/adjustments/WrittenAdjustment.ts";
import type { Amount } from "../statement/StatementDocument.ts";
import type { Finding, ProposedMapping, RiskLevel, ValidationType } from "./Finding.ts";

/** The result of one run of the analyst. */
export type Analysis = {
  validationType: ValidationType;
  status: "completed";
  summary: string;
  riskLevel: RiskLevel;
  /** The confidence of the findings with the highest risk, 0 to 1. */
  confidence: number;
  recommendations: readonly string[];
  findings: readonly Finding[];
  madeBy: "built_in";
};

/** A finding in the form of an audit note. */
export type AuditNote = {
  /** The finding's id. */
  id: string;
  title: string;
  /** The finding, its significance and the recommended action, with the paragraph. */
  content: string;
  severity: RiskLevel;
  paragraph: string | null;
  /** The key amount of the note; null where there is none. */
  figure: Amount | null;
  /** What usually causes it. */
  cause: string;
  accounts: readonly string[];
  figures: Readonly<Record<string, Amount>>;
  proposedAdjustment: WrittenAdjustment | null;
};

export type AuditNotes = Analysis & { notes: readonly AuditNote[] };

/** A change of role that a user can apply with one button. */
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
  /** Information that the statement needs and the books do not have. */
  missingItems: readonly string[];
  reclassifications: readonly ProposedReclassification[];
};

export type Validation = {
  isValid: boolean;
  errors: readonly string[];
  warnings: readonly string[];
  suggestions: readonly string[];
};
