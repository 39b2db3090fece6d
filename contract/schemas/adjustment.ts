import { conceptIds } from "@tieout/core";
import * as z from "zod";
import { limits } from "../limits.ts";
import { amount, category, nonCashTransaction, problem, role } from "./statement.ts";

const positive = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, "Expected a positive amount such as 1250.00");
const signed = z.string().regex(/^-?\d+(\.\d{1,2})?$/, "Expected an amount such as -1250.00");
const concept = z.enum(conceptIds);
const reason = z.string().trim().min(1).max(limits.reasonLength);
/** A draft is looked at before its reason is written. */
const draftReason = z.string().trim().max(limits.reasonLength).default("");

const journalLine = z.object({
  account: z.string().optional(),
  cash: z.string().optional(),
  debit: positive.optional(),
  credit: positive.optional(),
  presentAs: z.string().optional(),
});

const journal = z.object({
  adjustmentType: z.literal("journal"),
  reason,
  lines: z.array(journalLine).min(1).max(500),
});
const reclassification = z.object({
  adjustmentType: z.literal("reclassification"),
  reason,
  account: z.string().min(1),
  role: role.optional(),
  concept: concept.optional(),
});
const override = z.object({
  adjustmentType: z.literal("override"),
  reason,
  concept,
  adjustedValue: signed,
});

/** What a user adds (accounting method section 6): the core reads and checks the lines. */
export const adjustmentBody = z.discriminatedUnion("adjustmentType", [
  journal,
  reclassification,
  override,
]);
export type AdjustmentBody = z.infer<typeof adjustmentBody>;

/** An adjustment that is still being written. */
export const adjustmentDraft = z.discriminatedUnion("adjustmentType", [
  journal.extend({ reason: draftReason }),
  reclassification.extend({ reason: draftReason }),
  override.extend({ reason: draftReason }),
]);

const lineChange = z.object({
  id: z.string(),
  concept: z.string(),
  lineItem: z.string(),
  category,
  isSubtotal: z.boolean(),
  before: amount,
  after: amount,
});
export type LineChange = z.infer<typeof lineChange>;

const tie = z.object({ tiesOut: z.boolean(), unreconciledDifference: amount });

/** What an adjustment would do to the statement; with problems it cannot be made at all. */
export const adjustmentEffect = z.object({
  problems: z.array(problem),
  warnings: z.array(problem),
  /** The lines and totals that would change, in the order of the statement. */
  changes: z.object({ indirect: z.array(lineChange), direct: z.array(lineChange) }),
  /** What would be listed beneath the statement that is not there now. */
  nonCashTransactions: z.array(nonCashTransaction),
  tie: z.object({ before: tie, after: tie }).nullable(),
});
export type AdjustmentEffect = z.infer<typeof adjustmentEffect>;

export const adjustment = z.object({
  id: z.string(),
  adjustmentType: z.enum(["journal", "reclassification", "override"]),
  reason: z.string(),
  status: z.enum(["active", "reversed", "stale"]),
  /** The concept of the line it changed most visibly, and that line before and after. */
  concept: z.string().nullable(),
  originalValue: z.string().nullable(),
  adjustedValue: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  reversedAt: z.string().nullable(),
  /** The analyst's finding whose proposal it is; null when a person wrote it. */
  findingId: z.string().nullable(),
  body: adjustmentBody,
  warnings: z.array(problem),
});
export type AdjustmentRecord = z.infer<typeof adjustment>;
