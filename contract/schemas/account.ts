import { allNatures, traitIds, traitSources } from "@tieout/core";
import * as z from "zod";
import { limits } from "../limits.ts";
import { text } from "./text.ts";
import { amount, role } from "./values.ts";

export const sourceRow = z.object({
  fileType: z.string(),
  sheet: z.string().nullable(),
  row: z.number(),
});

/** An account rolled forward: opening balance and entries beside the closing balance; debit-positive. */
export const rollForwardRow = z.object({
  account: z.string(),
  accountName: z.string(),
  opening: amount,
  entries: amount,
  closing: amount,
  difference: amount,
  isUnstated: z.literal(true).exactOptional(),
});

/** The roles of accounts by their codes, each code once; null leaves an account to classification. */
export const roleChanges = z.object({
  mappings: z
    .array(z.object({ code: text("account").min(1), role: role.nullable() }))
    .min(1)
    .max(limits.rolesPerChange)
    .refine(
      (mappings) => new Set(mappings.map(({ code }) => code)).size === mappings.length,
      "Expected each account once",
    ),
});

const accountTrait = z.object({
  id: z.enum(traitIds),
  reason: z.string(),
  source: z.enum(traitSources),
});

export const accountSummary = z.object({
  code: z.string(),
  name: z.string(),
  type: z.string(),
  role: role.nullable(),
  nature: z.enum(allNatures).nullable(),
  confidence: z.number(),
  reason: z.string(),
  isOverridden: z.boolean(),
  isQuestioned: z
    .literal(true)
    .exactOptional()
    .describe("Its role is sure, and its entries look like those of another; absent otherwise."),
  readsAs: z
    .object({ role, confidence: z.number(), reason: z.string() })
    .exactOptional()
    .describe("What its own words say where a person gave the role; absent where nobody did."),
  /** What is known of it besides its role, each with its reason. */
  traits: z.array(accountTrait),
  opening: amount,
  closing: amount,
  movement: amount,
  rows: z.array(sourceRow),
});

export const workingsRow = z.object({
  account: z.string(),
  accountName: z.string(),
  isCash: z.boolean(),
  opening: amount,
  closing: amount,
  profitTransferred: amount,
  movement: amount,
  lines: z.record(z.string(), amount),
  journals: z.array(z.object({ adjustmentId: z.string(), line: z.string(), amount })),
  remainder: amount,
});
