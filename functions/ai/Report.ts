import type {
  AuditNote,
  Finding,
  ProposedReclassification,
  RiskLevel,
  Validation,
  ValidationType,
} from "@tieout/core";

/** All an analyst can be asked for. */
export type Task = ValidationType | "generation" | "validation" | "improvement";

export type MadeBy = "built_in" | "openai";

type By = { madeBy: MadeBy };

export type ReportedNote = AuditNote & By & { unsupportedFigures: readonly string[] };

export type CheckReport = {
  summary: string;
  riskLevel: RiskLevel;
  confidence: number;
  recommendations: readonly string[];
  /** Riskiest first; the model's own after ours. */
  findings: readonly (Finding & By)[];
  notes: readonly ReportedNote[];
};

export type GenerationReport = { keyInsights: readonly string[] };

export type ImprovementReport = {
  improvements: readonly (Finding & By)[];
  missingItems: readonly string[];
  reclassifications: readonly (ProposedReclassification & By & { id: string })[];
};

/** What each task ends in. */
export type Reports = Record<ValidationType, CheckReport> & {
  generation: GenerationReport;
  validation: Validation;
  improvement: ImprovementReport;
};
