import type { Validation } from "./Analysis.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";
import { type Finding, type RiskLevel, validationTypes } from "./Finding.ts";
import { gatherBooks } from "./gatherBooks.ts";
import { runDetectors } from "./runDetectors.ts";

/** Decides whether the statement may be signed: failed checks and critical findings are errors. */
export function validateStatement(facts: AnalystFacts): Validation {
  const { checks, tiesOut, warnings } = facts.document;
  const findings = runDetectors(gatherBooks(facts), validationTypes);
  const ofLevel = (level: RiskLevel) => findings.filter(({ severity }) => severity === level);
  const failed = checks.filter(({ status }) => status === "failed").map(wordCheck);
  const errors = [...failed, ...ofLevel("critical").map(wordFinding)];
  return {
    isValid: tiesOut && errors.length === 0,
    errors,
    warnings: [
      ...checks.filter(({ status }) => status === "review").map(wordCheck),
      ...ofLevel("high").map(wordFinding),
      ...warnings.map(({ message }) => message),
    ],
    suggestions: [...new Set(ofLevel("medium").map(({ recommendation }) => recommendation))],
  };
}

function wordCheck(check: AnalystFacts["document"]["checks"][number]): string {
  return `${check.title} (${check.paragraph}): ${check.explanation}`;
}

function wordFinding({ title, explanation }: Finding): string {
  return `${title}: ${explanation}`;
}
