import { type AdjustmentRecord, adjustment } from "@tieout/contract";
import { conceptIds, roleIds } from "@tieout/core";
import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const amount = z.string().regex(/^\d+(\.\d+)?$/, "Expected a positive amount");
const signed = z.string().regex(/^-?\d+(\.\d+)?$/, "Expected an amount");

/**
 * What a user once added, as it is kept. The API may come to ask for more than it did then (shorter
 * texts, other characters): what was taken once still reads.
 */
export const storedAdjustmentBody = z.discriminatedUnion("adjustmentType", [
  z.object({
    adjustmentType: z.literal("journal"),
    reason: z.string(),
    lines: z.array(
      z.object({
        account: z.string().optional(),
        cash: z.string().optional(),
        debit: amount.optional(),
        credit: amount.optional(),
        presentAs: z.string().optional(),
      }),
    ),
  }),
  z.object({
    adjustmentType: z.literal("reclassification"),
    reason: z.string(),
    account: z.string(),
    role: z.enum(roleIds).optional(),
    concept: z.enum(conceptIds).optional(),
  }),
  z.object({
    adjustmentType: z.literal("override"),
    reason: z.string(),
    concept: z.enum(conceptIds),
    adjustedValue: signed,
  }),
]);

const schema = adjustment.extend({
  originalValue: signed.nullable(),
  adjustedValue: signed.nullable(),
  body: storedAdjustmentBody,
});

export const adjustmentKind = storedKind<AdjustmentRecord>({ name: "adjustment", schema });
