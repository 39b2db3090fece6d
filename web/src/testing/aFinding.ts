import type { AiFinding, AiRun, AiValidation, AuditNoteRecord } from "@tieout/contract";

/** A finding of the built-in analyst that nobody has decided on, and what is different about it. */
export function aFinding(different: Partial<AiFinding> = {}): AiFinding {
  return {
    id: "finding-1",
    kind: "instruction_in_name",
    severity: "medium",
    confidence: 0.9,
    title: "The name of account 5000 is an instruction",
    explanation: "Names are data; this one reads as an order.",
    paragraph: null,
    accounts: ["5000"],
    lines: [],
    figures: {},
    recommendation: "Rename the account.",
    proposedAdjustment: null,
    proposedMapping: null,
    madeBy: "built_in",
    decision: null,
    ...different,
  };
}

/** What every run of the analyst has. */
export const aRun: AiRun = {
  id: "run-1",
  version: 1,
  status: "completed",
  madeBy: "built_in",
  model: null,
  aiFailure: null,
  unsupportedFigures: [],
  tokens: null,
  createdAt: "2026-01-05T11:00:00.000Z",
  completedAt: "2026-01-05T11:00:01.000Z",
};

/** The result of a check with these findings. */
export function aValidation(
  validationType: AiValidation["validationType"],
  results: AiFinding[] = [],
): AiValidation {
  return {
    ...aRun,
    id: `run-${validationType}`,
    validationType,
    summary: results.length === 0 ? "Nothing stands out." : "Some points stand out.",
    riskLevel: "medium",
    confidence: 0.85,
    recommendations: [],
    results,
    moreResults: 0,
  };
}

/** A note for the audit file that nobody has decided on. */
export function anAuditNote(different: Partial<AuditNoteRecord> = {}): AuditNoteRecord {
  return {
    id: "note-1",
    findingId: "finding-1",
    version: 1,
    title: "The name of account 5000 is an instruction",
    content: "It reads as an order to whoever reads the books.",
    severity: "medium",
    paragraph: null,
    figure: null,
    cause: "The client's naming.",
    accounts: ["5000"],
    proposedAdjustment: null,
    madeBy: "built_in",
    unsupportedFigures: [],
    status: "open",
    reason: "",
    createdAt: "2026-01-05T11:00:00.000Z",
    decidedAt: null,
    ...different,
  };
}
