import {
  categories,
  frameworks,
  methods,
  policyChoices,
  roleIds,
  statementCurrencies,
} from "@tieout/core";
import * as z from "zod";

/** A decimal string with the decimals of its currency: none, two or three; inflows positive. */
export const amount = z.string().regex(/^-?\d+(?:\.\d{2,3})?$/);

export const framework = z.enum(frameworks);
export const method = z.enum(methods);
export const projectStatus = z.enum(["draft", "processing", "needs_review", "completed"]);
export const currency = z.enum(statementCurrencies);

/** The days from the first to the last of a period. */
export const period = z.object({ start: z.iso.date(), end: z.iso.date() });

export const policies = z.object({
  indirectStart: z.enum(policyChoices.indirectStart),
  interestPaid: z.enum(policyChoices.interestPaid),
  interestReceived: z.enum(policyChoices.interestReceived),
  dividendsReceived: z.enum(policyChoices.dividendsReceived),
  dividendsPaid: z.enum(policyChoices.dividendsPaid),
  bankOverdraftsInCash: z.boolean(),
  restrictedCashInCash: z.boolean(),
  specifiedMainBusinessActivity: z.enum(policyChoices.specifiedMainBusinessActivity),
});

export const category = z.enum(categories);

/** Who said that something is right, when and why. */
export const word = z.object({ reason: z.string(), by: z.string(), at: z.string() });

export const role = z.enum(roleIds);
