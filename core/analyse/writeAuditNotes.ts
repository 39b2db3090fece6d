import type { Amount } from "../statement/StatementDocument.ts";
import type { AuditNote, AuditNotes } from "./Analysis.ts";
import type { AnalystFacts } from "./AnalystFacts.ts";
import { detectors } from "./detectors/detectors.ts";
import { type Finding, validationTypes } from "./Finding.ts";
import { gatherBooks } from "./gatherBooks.ts";
import { runDetectors } from "./runDetectors.ts";
import { summarise } from "./summarise.ts";

/**
 * Writes an audit note for each finding of medium risk or more: finding, figure, cause, paragraph, action and proposed
 * journal (ISA 230.8).
 */
export function writeAuditNotes(facts: AnalystFacts): AuditNotes {
  const findings = runDetectors(gatherBooks(facts), validationTypes).filter(
    ({ severity }) => severity !== "low",
  );
  return { ...summarise("audit_notes", findings), notes: findings.map(writeUp) };
}

const causes = new Map(detectors.map(({ kind, cause }) => [kind, cause]));

function writeUp(finding: Finding): AuditNote {
  const { id, title, severity, paragraph, accounts, figures, proposedAdjustment } = finding;
  const cause = causes.get(finding.kind) ?? "";
  const basis = paragraph === null ? "" : ` Basis: ${paragraph}.`;
  const journal = proposedAdjustment === null ? "" : " A journal is proposed below.";
  const content = `${finding.explanation} Usual cause: ${cause}${basis} ${finding.recommendation}${journal}`;
  return {
    id,
    title,
    content,
    severity,
    paragraph,
    cause,
    accounts,
    figures,
    proposedAdjustment,
    figure: mainFigure(figures),
  };
}

/** The first figure of a detector is the key figure of its finding. */
function mainFigure(figures: Readonly<Record<string, Amount>>): Amount | null {
  return Object.values(figures)[0] ?? null;
}
