import { riskLevels, validationTypes } from "@tieout/core";
import * as z from "zod";
import { storedAdjustmentBody } from "./adjustment.ts";
import { statementLine } from "./statementLine.ts";
import { text } from "./text.ts";
import { amount, category, method, role } from "./values.ts";

const validationType = z.enum(validationTypes);
const riskLevel = z.enum(riskLevels);

/** Who said it: our own procedures, or a language model that saw their findings. */
const madeBy = z.enum(["built_in", "openai"]);

const decisionStatus = z.enum(["open", "accepted", "dismissed"]);

/** What a person made of a finding or a note. */
export const decision = z.object({
  status: decisionStatus,
  /** Why it was dismissed. */
  reason: z.string(),
  decidedAt: z.string(),
});

/** A dismissal needs its reason; an acceptance says itself. */
export const decisionBody = z
  .object({
    status: decisionStatus,
    reason: text("reason").default(""),
  })
  .refine(({ status, reason }) => status !== "dismissed" || reason !== "", {
    path: ["reason"],
    message: "Expected why it is dismissed",
  });

export const findingDecisionBody = z.intersection(
  decisionBody,
  z.object({ findingId: text("findingId").min(1) }),
);

const proposals = {
  proposedAdjustment: storedAdjustmentBody.nullable(),
  proposedMapping: z.object({ account: z.string(), role }).nullable(),
};

export const finding = z.object({
  id: z.string(),
  kind: z.string(),
  severity: riskLevel,
  confidence: z.number(),
  title: z.string(),
  explanation: z.string(),
  paragraph: z.string().nullable(),
  accounts: z.array(z.string()),
  lines: z.array(z.string()),
  figures: z.record(z.string(), amount),
  recommendation: z.string(),
  ...proposals,
  madeBy,
  decision: decision.nullable(),
});
export type AiFinding = z.infer<typeof finding>;

/** What every run has, whatever it was for. */
const run = z.object({
  id: z.string(),
  /** The version of the statement it looked at. */
  version: z.number(),
  /** Pending: our own procedures have answered, the model has not yet. */
  status: z.enum(["completed", "failed", "pending"]),
  madeBy,
  model: z.string().nullable(),
  /** Why the model has no part in it, in words for a person. */
  aiFailure: z.string().nullable(),
  /** Figures of the model's text that the facts do not hold. */
  unsupportedFigures: z.array(z.string()),
  tokens: z.number().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
});
export type AiRun = z.infer<typeof run>;

export const aiValidation = run.extend({
  validationType,
  summary: z.string(),
  riskLevel,
  confidence: z.number(),
  recommendations: z.array(z.string()),
  results: z.array(finding),
  /** How many findings there are beyond those kept. */
  moreResults: z.number(),
});
export type AiValidation = z.infer<typeof aiValidation>;

export const auditNote = z.object({
  id: z.string(),
  findingId: z.string(),
  version: z.number(),
  title: z.string(),
  content: z.string(),
  severity: riskLevel,
  paragraph: z.string().nullable(),
  figure: amount.nullable(),
  cause: z.string(),
  accounts: z.array(z.string()),
  proposedAdjustment: storedAdjustmentBody.nullable(),
  madeBy,
  unsupportedFigures: z.array(z.string()),
  status: decisionStatus,
  reason: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type AuditNoteRecord = z.infer<typeof auditNote>;

export const statementValidation = run.extend({
  isValid: z.boolean(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  suggestions: z.array(z.string()),
});
export type StatementValidation = z.infer<typeof statementValidation>;

const reclassification = z.object({
  id: z.string(),
  item: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  account: z.string(),
  ...proposals,
  madeBy,
  decision: decision.nullable(),
});
export type AiReclassification = z.infer<typeof reclassification>;

export const improvements = run.extend({
  improvements: z.array(finding),
  missingItems: z.array(z.string()),
  reclassifications: z.array(reclassification),
});
export type AiImprovements = z.infer<typeof improvements>;

/** What was learned from an example statement. */
export const learnedExample = z.object({
  fileName: z.string(),
  learnedAt: z.string(),
  method,
  lines: z.array(z.object({ label: z.string(), category, concept: z.string().nullable() })),
});
export type LearnedExample = z.infer<typeof learnedExample>;

/** This project's statement in the words and the order of the example. */
const exampleStatement = z.object({
  method,
  lines: z.array(
    statementLine
      .omit({ sources: true, reviewReasons: true })
      .extend({ ownItem: z.string(), isLearned: z.boolean() }),
  ),
  unmatched: z.array(z.string()),
  absent: z.array(z.string()),
  differences: z.array(z.object({ lineItem: z.string(), example: category, statement: category })),
});

export const generation = run.extend({
  /** How many statements were made: one by each method. */
  statements: z.number(),
  analysis: z.object({ keyInsights: z.array(z.string()) }),
});
export type AiGeneration = z.infer<typeof generation>;

/** Whatever the expert was last asked for, of the newest version it was asked about. */
export const aiExpert = z.object({
  analyst: madeBy,
  example: learnedExample.nullable(),
  /** The current statement as the example would show it; null without an example or a statement. */
  presentation: exampleStatement.nullable(),
  generation: generation.nullable(),
  validation: statementValidation.nullable(),
  improvement: improvements.nullable(),
});
export type AiExpert = z.infer<typeof aiExpert>;

export const exampleReply = learnedExample.extend({ file: z.object({ fileName: z.string() }) });
