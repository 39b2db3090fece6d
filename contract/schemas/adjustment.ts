import { conceptIds } from "@tieout/core";
import * as z from "zod";
import { limits } from "../limits.ts";
import { problem, role } from "./statement.ts";

const positive = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/, "Expected a positive amount such as 1250.00");
const signed = z.string().regex(/^-?\d+(\.\d{1,2})?$/, "Expected an amount such as -1250.00");
const concept = z.enum(conceptIds);
const reason = z.string().trim().min(1).max(limits.reasonLength);

const journalLine = z.object({
  account: z.string().optional(),
  cash: z.string().optional(),
  debit: positive.optional(),
  credit: positive.optional(),
  presentAs: z.string().optional(),
});

/** What a user adds (accounting method section 6): the core reads and checks the lines. */
export const adjustmentBody = z.discriminatedUnion("adjustmentType", [
  z.object({
    adjustmentType: z.literal("journal"),
    reason,
    lines: z.array(journalLine).min(1).max(500),
  }),
  z.object({
    adjustmentType: z.literal("reclassification"),
    reason,
    account: z.string().min(1),
    role: role.optional(),
    concept: concept.optional(),
  }),
  z.object({ adjustmentType: z.literal("override"), reason, concept, adjustedValue: signed }),
]);
export type AdjustmentBody = z.infer<typeof adjustmentBody>;

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
  body: adjustmentBody,
  warnings: z.array(problem),
});
export type AdjustmentRecord = z.infer<typeof adjustment>;
