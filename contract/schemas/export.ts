import { type ExportKind, periodLengths, presentationUnits } from "@tieout/core";
import * as z from "zod";
import { exportKinds } from "../exportKinds.ts";
import { text } from "./text.ts";
import { method } from "./values.ts";

const kinds = Object.keys(exportKinds) as [ExportKind, ...ExportKind[]]; // keys of a closed table

/** An export that was made, as the project's history lists it. */
export const exportRecord = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  fileName: z.string(),
  version: z.number(),
  method,
  entity: z.string().nullable(),
  /** The columns in which its pages show the year; null for the year alone. */
  periodLength: z.enum(periodLengths).nullable(),
  /** What its statement is shown in. */
  presentationUnit: z.enum(presentationUnits),
  /** Whether it lists the entries of the general ledger behind each line: they name people. */
  listsEntries: z.boolean(),
  sha256: z.string(),
  sizeBytes: z.number(),
  /** Whether the project had changed since the version: every page says so. */
  isSuperseded: z.boolean(),
  /** The hash its pages carry, over all that it says of the statement; null for those of earlier releases. */
  statementSha256: z.string().nullable(),
  createdAt: z.string(),
  /** Who made it: their name, or their e-mail address. */
  createdBy: z.string().nullable(),
});
export type ExportRecord = z.infer<typeof exportRecord>;

/** An export with the address it can be fetched from until it expires. */
export const exportReply = exportRecord.extend({ downloadUrl: z.string(), expiresAt: z.string() });

/** Which statement of the project: its own method, all entities together and the year alone unless said otherwise. */
export const exportQuery = z.object({
  method: method.optional(),
  entity: text("accountName").optional(),
  periods: z
    .enum(periodLengths)
    .optional()
    .describe("Columns of the year beside the statement; they need a general ledger."),
  entries: z
    .literal("listed")
    .optional()
    .describe(
      "List the entries of the general ledger behind each line, in JSON and Excel alone: their texts name people.",
    ),
});

/** The same said in the body; what it does not know is refused, so that nobody gets another statement than asked for. */
export const exportBody = exportQuery.strict().default({});

/** The user's own words for one disclosure of a project. */
export const disclosureNote = z.object({
  disclosureId: z.string(),
  text: z.string(),
  updatedAt: z.string(),
});
