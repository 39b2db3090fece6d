import { uploadTypes, waysToMatch } from "@tieout/core";
import * as z from "zod";
import { limits } from "../limits.ts";
import { amount, fileControl, problem } from "./statement.ts";
import { text } from "./text.ts";

export const fileType = z.enum(uploadTypes);

/** A file as it was read, to be looked at before it counts. */
export const filePreview = z.object({
  /** What was matched to what: the file's own heading, and the template's. */
  columns: z.array(z.object({ heading: z.string(), matchedTo: z.string() })),
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
  /** The sum of each column of amounts, by the template's heading. */
  totals: z.array(z.object({ column: z.string(), total: amount })),
});
export type FilePreview = z.infer<typeof filePreview>;

/** Which column was taken for what, and who said so. */
export const fileMatching = z.object({
  sheet: z.string().nullable(),
  /** Counted from 1; 0 where a person said that there is no row of headings. */
  headingRow: z.number(),
  /** Matched by itself, as the user chose for this file, or as they chose for an earlier one like it. */
  origin: z.enum(["automatic", "chosen", "remembered"]),
  chosenAt: z.string().nullable(),
  columns: z.array(
    z.object({
      field: z.string(),
      index: z.number(),
      heading: z.string(),
      matchedBy: z.enum(waysToMatch),
    }),
  ),
});
export type FileMatching = z.infer<typeof fileMatching>;

/** By how much the debits of a period exceed its credits, or a printed total differs from its rows: then `period` is its name. */
export const difference = z.object({ period: z.string(), amount });
export type Difference = z.infer<typeof difference>;

export type FileControl = z.infer<typeof fileControl>;

/** What a general ledger holds. */
export const ledgerSummary = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  entryCount: z.number(),
  lineCount: z.number(),
  accountCount: z.number(),
  /** Whether it says what its accounts began the period with. */
  hasOpenings: z.boolean(),
  /** ISO 4217; empty where the file does not say. */
  currency: z.string(),
});

export const uploadedFile = z.object({
  id: z.string(),
  fileType: fileType,
  fileName: z.string(),
  status: z.enum(["parsing", "valid", "invalid"]),
  /** Whether this is the file of its type that the next statement is made from. */
  isSelected: z.boolean(),
  size: z.number(),
  sha256: z.string().nullable(),
  rowCount: z.number(),
  /** Whether its balances are those of one date: the opening ones have to come from elsewhere. */
  hasOneDate: z.boolean(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  problems: z.array(problem),
  /** How many problems there are in all; the first ones are listed. */
  problemCount: z.number(),
  /** Null while the file is read, and when it could not be. */
  preview: filePreview.nullable(),
  /** Null while the file is read, and when no row of headings was found in it. */
  matching: fileMatching.nullable(),
  /** What the user may accept: empty unless being out of balance is all that is wrong. */
  openDifferences: z.array(difference),
  acceptedDifferences: z.array(difference),
  /** The totals that the file prints, those that differ first; the first hundred of them. */
  controls: z.array(fileControl),
  /** Of a general ledger that was read; null of every other file. */
  ledger: ledgerSummary.nullable(),
  /** Whether the reading has taken so long that somebody should ask for it again. */
  isStuck: z.boolean(),
  createdAt: z.string(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/** Where a person says the fields of a file stand. */
export const columnMapping = z.object({
  sheet: text("sheetName").nullable(),
  /** The row of headings, counted from 1; 0 where there is none. */
  headingRow: z.number().int().min(0),
  /** The column of each field, counted from 0; a field that is not named is in no column. */
  columns: z.record(
    text("identifier"),
    z
      .number()
      .int()
      .min(0)
      .max(limits.columns - 1),
  ),
});

/** A file with what a person needs to match its columns by hand. */
export const fileDetail = uploadedFile.extend({
  sheets: z.array(
    z.object({
      sheet: z.string().nullable(),
      rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
      suggestion: columnMapping.extend({ sheet: z.string().nullable() }),
    }),
  ),
  /** Whether the next file with these headings is read as the user chose. */
  isRemembered: z.boolean(),
});
export type FileDetail = z.infer<typeof fileDetail>;

export const uploadReply = z.object({
  fileName: z.string(),
  fileId: z.string(),
  status: z.literal("valid"),
  isValid: z.literal(true),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  rowCount: z.number(),
  /** Where a workbook holds the other statement too and there was none: the file it was taken as. */
  alsoTakenAs: z.object({ fileId: z.string(), fileType, sheet: z.string().nullable() }).nullable(),
});
