import { fileTypes } from "@tieout/core";
import * as z from "zod";
import { problem } from "./statement.ts";

export const fileType = z.enum(fileTypes);

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
  createdAt: z.string(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

export const uploadReply = z.object({
  fileName: z.string(),
  fileId: z.string(),
  isValid: z.boolean(),
  errors: z.array(z.string()),
  warnings: z.array(z.string()),
  rowCount: z.number(),
});
