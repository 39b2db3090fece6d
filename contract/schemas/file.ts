import { fileTypes } from "@tieout/core";
import * as z from "zod";
import { amount, problem } from "./statement.ts";

export const fileType = z.enum(fileTypes);

/** A file as it was read, to be looked at before it counts. */
export const filePreview = z.object({
  /** What was matched to what: the file's own heading, and the template's. */
  columns: z.array(z.object({ heading: z.string(), matchedTo: z.string() })),
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
  /** The sum of each column of amounts, by the template's heading. */
  totals: z.array(z.object({ column: z.string(), total: amount })),
});
export type FilePreview = z.infer<typeof filePreview>;

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
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  problems: z.array(problem),
  /** How many problems there are in all; the first ones are listed. */
  problemCount: z.number(),
  /** Null while the file is read, and when it could not be. */
  preview: filePreview.nullable(),
  createdAt: z.string(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

export const uploadReply = z.object({
  fileName: z.string(),
  fileId: z.string(),
  status: z.literal("valid"),
  isValid: z.literal(true),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  rowCount: z.number(),
});
