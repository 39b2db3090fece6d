import type { Analysis } from "./Analysis.ts";
import { type Finding, type RiskLevel, riskLevels, type ValidationType } from "./Finding.ts";

/** The number of recommendations in a summary; the findings have all of them. */
const RECOMMENDATIONS = 5;

/** Combines findings, ordered by risk, into an analysis with a summary. */
export function summarise(validationType: ValidationType, findings: readonly Finding[]): Analysis {
  const riskLevel = findings[0]?.severity ?? "low";
  const serious = findings.filter(({ severity }) => severity !== "low");
  const recommended = new Set(serious.map(({ recommendation }) => recommendation));
  return {
    validationType,
    status: "completed",
    summary: findings.length === 0 ? nothingFound(validationType) : summaryOf(findings),
    riskLevel,
    confidence: confidenceOf(findings, riskLevel),
    recommendations: [...recommended].slice(0, RECOMMENDATIONS),
    findings,
    madeBy: "built_in",
  };
}

/** Audit notes are written for findings of medium risk or more. */
function nothingFound(validationType: ValidationType): string {
  return validationType === "audit_notes"
    ? "Nothing was found that has to be written up: what is of low risk stands among the findings alone."
    : "Nothing was found that needs a person.";
}

function summaryOf(findings: readonly Finding[]): string {
  const [first] = findings;
  const counts = riskLevels
    .toReversed()
    .map((level) => [level, findings.filter(({ severity }) => severity === level).length] as const)
    .filter(([, count]) => count > 0)
    .map(([level, count]) => `${count} ${level}`);
  const noun = findings.length === 1 ? "finding" : "findings";
  return `${findings.length} ${noun} (${counts.join(", ")}). First: ${first?.title ?? ""}.`;
}

/** The confidence of the surest finding at the level; without findings, that of the procedures. */
function confidenceOf(findings: readonly Finding[], level: RiskLevel): number {
  const ofLevel = findings.filter(({ severity }) => severity === level);
  return ofLevel.length === 0 ? 0.8 : Math.max(...ofLevel.map(({ confidence }) => confidence));
}
