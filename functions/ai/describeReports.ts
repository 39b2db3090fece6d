import type {
  AiFinding,
  AiGeneration,
  AiImprovements,
  AiReclassification,
  AiValidation,
  StatementValidation,
} from "@tieout/contract";
import type { ValidationType } from "@tieout/core";
import type { CheckReport, ImprovementReport } from "./Report.ts";
import { type Decision, describeRun, reportOf, type StoredRun } from "./RunRecord.ts";
import { adjustmentOf } from "./wireAdjustment.ts";

/** A check as the API shows it. */
export function describeCheck(run: StoredRun<ValidationType>, now: Date): AiValidation {
  const { summary, riskLevel, confidence, recommendations, findings } = reportOf(run);
  return {
    ...describeRun(run, now),
    validationType: run.task,
    summary,
    riskLevel,
    confidence,
    recommendations: [...recommendations],
    results: findings.map((finding) => describeFinding(finding, run.decisions)),
    moreResults: run.moreFindings,
  };
}

/** What the statement says to its reader. */
export function describeGeneration(run: StoredRun<"generation">, now: Date): AiGeneration {
  const keyInsights = [...reportOf(run).keyInsights];
  return { ...describeRun(run, now), statements: 2, analysis: { keyInsights } };
}

/** Whether the statement may be signed. */
export function describeValidation(run: StoredRun<"validation">, now: Date): StatementValidation {
  const { isValid, errors, warnings, suggestions } = reportOf(run);
  return {
    ...describeRun(run, now),
    isValid,
    errors: [...errors],
    warnings: [...warnings],
    suggestions: [...suggestions],
  };
}

/** What would make the statement better. */
export function describeImprovements(run: StoredRun<"improvement">, now: Date): AiImprovements {
  const { improvements, missingItems, reclassifications } = reportOf(run);
  return {
    ...describeRun(run, now),
    improvements: improvements.map((finding) => describeFinding(finding, run.decisions)),
    missingItems: [...missingItems],
    reclassifications: reclassifications.map((item) => describeItem(item, run.decisions)),
  };
}

type Decisions = Readonly<Record<string, Decision>>;

function describeFinding(
  finding: CheckReport["findings"][number],
  decisions: Decisions,
): AiFinding {
  const { proposedAdjustment, accounts, lines, figures, ...said } = finding;
  return {
    ...said,
    accounts: [...accounts],
    lines: [...lines],
    figures: { ...figures },
    proposedAdjustment: adjustmentOf(proposedAdjustment),
    decision: decisions[finding.id] ?? null,
  };
}

function describeItem(
  item: ImprovementReport["reclassifications"][number],
  decisions: Decisions,
): AiReclassification {
  const proposedAdjustment = adjustmentOf(item.proposedAdjustment);
  return { ...item, proposedAdjustment, decision: decisions[item.id] ?? null };
}
