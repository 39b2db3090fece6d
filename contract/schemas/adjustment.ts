import { adjustmentStatuses, adjustmentTypes, conceptIds } from "@tieout/core";
import * as z from "zod";
import { problem } from "./proof.ts";
import { nonCashTransaction } from "./statement.ts";
import { reason, text } from "./text.ts";
import { amount, category, role } from "./values.ts";

const positive = z
  .string()
  .regex(
    /^\d{1,18}(\.\d{1,3})?$/,
    "Expected a positive amount such as 1250.00, of at most 18 digits before the point",
  );
const signed = z
  .string()
  .regex(
    /^-?\d{1,18}(\.\d{1,3})?$/,
    "Expected an amount such as -1250.00, of at most 18 digits before the point",
  );
/** A draft is looked at before its reason is written. */
const draftReason = text("reason").default("");

/** What a user adds (accounting method section 6): the core reads and checks the lines. */
export const adjustmentBody = bodyOf({ reason, account: text("account"), positive, signed });
export type AdjustmentBody = z.infer<typeof adjustmentBody>;

/** An adjustment that is still being written. */
export const adjustmentDraft = bodyOf({
  reason: draftReason,
  account: text("account"),
  positive,
  signed,
});

/** As it was taken, or proposed by the analyst: what was right then stays readable. */
export const storedAdjustmentBody = bodyOf({
  reason: z.string(),
  account: z.string(),
  positive: z.string(),
  signed: z.string(),
});

type Fields<Reason extends z.ZodType> = {
  reason: Reason;
  account: z.ZodType<string, string>;
  positive: z.ZodType<string, string>;
  signed: z.ZodType<string, string>;
};

function bodyOf<Reason extends z.ZodType>(fields: Fields<Reason>) {
  const { reason, account, positive, signed } = fields;
  const concept = z.enum(conceptIds);
  const journalLine = z.object({
    account: account.optional(),
    cash: text("identifier").optional(),
    debit: positive.optional(),
    credit: positive.optional(),
    presentAs: text("identifier").optional(),
  });
  return z.discriminatedUnion("adjustmentType", [
    z.object({
      adjustmentType: z.literal("journal"),
      reason,
      lines: z.array(journalLine).min(1).max(500),
    }),
    z.object({
      adjustmentType: z.literal("reclassification"),
      reason,
      account: account.refine((name) => name !== "", "Expected an account"),
      role: role.optional(),
      concept: concept.optional(),
    }),
    z.object({ adjustmentType: z.literal("override"), reason, concept, adjustedValue: signed }),
  ]);
}

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

const tie = z.object({
  tiesOut: z.boolean(),
  unreconciledDifference: amount,
  /** The first reason against tying out; null where there is none. */
  draftReason: z.string().nullable(),
});

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
  adjustmentType: z.enum(adjustmentTypes),
  reason: z.string(),
  status: z.enum(adjustmentStatuses),
  /** The concept of the line it changed most visibly, and that line before and after. */
  concept: z.string().nullable(),
  originalValue: z.string().nullable(),
  adjustedValue: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  reversedAt: z.string().nullable(),
  /** The analyst's finding whose proposal it is; null when a person wrote it. */
  findingId: z.string().nullable(),
  body: storedAdjustmentBody,
  warnings: z.array(problem),
});
export type AdjustmentRecord = z.infer<typeof adjustment>;
