import { checkStatuses, fileTypes, placePeriods } from "@tieout/core";
import * as z from "zod";
import { amount, period, word } from "./values.ts";

export const check = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(checkStatuses),
  paragraph: z.string(),
  figure: amount.nullable(),
  explanation: z.string(),
  concepts: z
    .array(z.string())
    .readonly()
    .exactOptional()
    .describe("The concepts of the lines that it asks about: it is resolved with them."),
  verification: word.exactOptional().describe("Who confirmed it; absent where nobody did."),
});

/** Why a statement is a draft: the check that says so, and its words. */
export const draftReason = z.object({ code: z.string(), message: z.string() });

/** A total that a file prints, beside what the rows read come to. */
export const fileControl = z.object({
  label: z.string(),
  row: z.number(),
  /** The heading of the column it stands in. */
  column: z.string(),
  printed: amount,
  read: amount,
  agrees: z.boolean(),
});

export const statementControl = fileControl.extend({ fileType: z.enum(fileTypes) });

export const problem = z.object({
  code: z.string(),
  message: z.string(),
  where: z.object({
    fileName: z.string().optional(),
    sheet: z.string().optional(),
    row: z.number().optional(),
    column: z.string().optional(),
    period: z.enum(placePeriods).optional(),
    account: z.string().optional(),
    journal: z.string().optional(),
    about: z.string().optional(),
    label: z.string().optional(),
    read: z.string().optional(),
    debits: z.string().optional(),
    credits: z.string().optional(),
    days: period.optional(),
    years: z.array(period).optional(),
    value: z.string().optional(),
    expected: z.string().optional(),
  }),
});
