import { remarkKinds, saidRowKinds, sideContents, uploadTypes, waysToMatch } from "@tieout/core";
import * as z from "zod";
import { limits } from "../limits.ts";
import { fileControl, problem } from "./proof.ts";
import { text } from "./text.ts";
import { amount } from "./values.ts";

export const fileType = z.enum(uploadTypes);

/** A file as it was read, to be looked at before it counts. */
const filePreview = z.object({
  /** What was matched to what: the file's own heading, and the template's. */
  columns: z.array(z.object({ heading: z.string(), matchedTo: z.string() })),
  rows: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
  /** The sum of each column of amounts, by the template's heading. */
  totals: z.array(z.object({ column: z.string(), total: amount })),
});
export type FilePreview = z.infer<typeof filePreview>;

const column = z
  .number()
  .int()
  .min(0)
  .max(limits.columns - 1);

const columnsOfField = z.array(column).max(limits.furtherColumns);

/** What a row is, and of an account the section it belongs to. */
const saidRow = z.object({
  kind: z.enum(saidRowKinds),
  section: text("accountName").nullable(),
});

/** Two sides beside each other: where the right one begins, and what the left one holds where its heading does not say. */
export const saidSides = z.object({ rightFrom: column, left: z.enum(sideContents).nullable() });

/** Which column was taken for what, and who said so. */
const fileMatching = z.object({
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
  /** Further columns of names, one a level of the accounts. */
  labelColumns: z.array(z.number()),
  /** Further columns of a field's amounts, by field. */
  innerColumns: z.record(z.string(), z.array(z.number())),
  /** Where there are two sides, the columns are those of the left one. */
  sides: saidSides.nullable(),
  /** What a person said of rows, with the words by which they are found in the next file. */
  rows: z.array(
    z.object({
      row: z.number(),
      /** Of two sides beside each other, the right one. */
      isRight: z.boolean(),
      label: z.string(),
      kind: z.enum(saidRowKinds),
      section: z.string().nullable(),
    }),
  ),
});
export type FileMatching = z.infer<typeof fileMatching>;

/**
 * By how much the debits of a period exceed its credits, or a printed total differs from its rows: then `period`
 * is its name. Without an amount `period` says all of it, such as "The sales tax in 3 rows with key 501 is not known".
 */
export const difference = z.object({ period: z.string(), amount: amount.nullable() });
export type Difference = z.infer<typeof difference>;

export type FileControl = z.infer<typeof fileControl>;

/** What a general ledger holds. */
const ledgerSummary = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
  /** The days of its first and its last entry, whatever the period; absent in readings of earlier releases. */
  firstDay: z.iso.date().optional(),
  lastDay: z.iso.date().optional(),
  /** The entities that its lines name, the first of them; absent in readings of earlier releases. */
  entities: z.array(z.string()).optional(),
  /** What the file calls the company; absent where it does not say, and in readings of earlier releases. */
  entityName: z.string().optional(),
  entryCount: z.number(),
  lineCount: z.number(),
  accountCount: z.number(),
  /** Whether it says what its accounts began the period with. */
  hasOpenings: z.boolean(),
  /** The file does not stand on lines of its own: where a row is named, it is an element that was counted. */
  areRowsCounted: z.literal(true).optional(),
  /** ISO 4217; empty where the file does not say. */
  currency: z.string(),
  /** Who posted the entries, whoever posted most first; empty where the file does not say, absent in readings of earlier releases. */
  posters: z.array(z.object({ name: z.string(), entryCount: z.number() })).optional(),
  /** How many posted them, those who are not named too. */
  posterCount: z.number().optional(),
  /** Entries that were entered by hand at night, where the others keep to the day. */
  nightCount: z.number().optional(),
});

/** What a general ledger file became when it was read beside others that counted. */
const placing = z.object({
  kind: z.enum(["adds", "replaces", "asks"]),
  /** Why a person is asked: until they say, it does not count. */
  reason: z
    .enum(["other_period", "other_year", "overlaps", "covers_several", "too_many"])
    .nullable(),
  /** The files that it adds to, takes the place of, or is asked about. */
  fileNames: z.array(z.string()),
});
export type LedgerPlacing = z.infer<typeof placing>;

/** How a general ledger joins those that count. */
/** The type that a file is to be read as. */
export const moveFileBody = z.object({ fileType });

export const addFileBody = z
  .object({
    /** It takes the place of those with some of its days, or of all where none has, and does not only join them. */
    replaces: z.boolean().default(false),
    /** The differences between them that the caller takes them with, as the refusal named them. */
    accepts: z
      .array(z.object({ period: text("accountName"), amount: text("identifier").nullable() }))
      .max(limits.problemsShown)
      .default([]),
  })
  .default({ replaces: false, accepts: [] });

/** What several general ledger files are together. */
export const ledgerTogether = z.object({
  /** Whether they are being read together, which takes a while where they are large. */
  isBeingRead: z.boolean(),
  /** What they contradict each other in: no statement is made of them. */
  errors: z.array(z.string()),
  /** What the user may accept: empty unless it is all that is wrong. */
  openDifferences: z.array(difference),
  acceptedDifferences: z.array(difference),
});
export type LedgerTogether = z.infer<typeof ledgerTogether>;

/** The sign or code of a currency beside amounts, and the currencies it may stand for, the likeliest first. */
export const currencyWritten = z.object({
  sign: z.string(),
  row: z.number(),
  currencies: z.array(z.string()).readonly(),
});

export const uploadedFile = z.object({
  id: z.string(),
  fileType: fileType,
  fileName: z.string(),
  status: z.enum(["parsing", "valid", "invalid"]),
  /** Whether the next statement is made from it: one file of each type is, of general ledgers several may be. */
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
  /** What the user may accept: empty unless differences that may be taken are all that is wrong. */
  openDifferences: z.array(difference),
  acceptedDifferences: z.array(difference),
  /** The totals that the file prints, those that differ first; the first hundred of them. */
  controls: z.array(fileControl),
  /** Of a general ledger that was read; null of a list of accounts beside it, and of every other file. */
  ledger: ledgerSummary.nullable(),
  /** Null of the first general ledger, and of every other file. */
  placing: placing.nullable(),
  /** How many decimals its amounts were read with: those of the project's currency then. */
  decimals: z.number(),
  /** The words that say that its amounts are in thousands or millions; null where none do. */
  scale: z.string().nullable(),
  /** The sign or code of a currency that it writes beside its amounts, and what it may stand for; null where it writes none. */
  currencyWritten: currencyWritten.nullable(),
  /** What it says of itself above its headings and below its rows. */
  remarks: z.array(z.object({ kind: z.enum(remarkKinds), row: z.number(), text: z.string() })),
  /** Whether the reading has taken so long that somebody should ask for it again. */
  isStuck: z.boolean(),
  createdAt: z.string(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/** A file that was removed and can be restored. */
export const removedFile = uploadedFile
  .pick({ id: true, fileName: true, fileType: true, size: true })
  .extend({ removedAt: z.string(), restorableUntil: z.string() });

/** Where the fields of a file stand, and what its rows are where they are not what they seem. */
const completeMatching = z.object({
  sheet: text("sheetName").nullable(),
  /** The row of headings, counted from 1; 0 where there is none. */
  headingRow: z.number().int().min(0),
  /** The column of each field, counted from 0; a field that is not named is in no column. */
  columns: z.record(text("identifier"), column),
  /** Further columns of names, one a level: each row has its name in one of them. */
  labelColumns: columnsOfField,
  /** Further columns of a field's amounts: each row has its amount in the first that is filled. */
  innerColumns: z.record(text("identifier"), columnsOfField),
  /** Where there are two sides, the columns are those of the left one, and the right one is read like it. */
  sides: saidSides.nullable(),
  /** What rows are, by their numbers in the sheet, with "R" behind those of a right side. */
  rows: z.record(text("identifier"), saidRow),
});

/** The same as a person says it; what is not said is read from the file. */
export const givenMatching = completeMatching.extend({
  labelColumns: columnsOfField.default([]),
  innerColumns: completeMatching.shape.innerColumns.default({}),
  sides: completeMatching.shape.sides.default(null),
  rows: completeMatching.shape.rows.default({}),
});

/** A file with what a person needs to match its columns by hand. */
export const fileDetail = uploadedFile.extend({
  sheets: z.array(
    z.object({
      sheet: z.string().nullable(),
      rows: z.array(
        z.object({
          row: z.number(),
          cells: z.array(z.string()),
          /** What the row was read as; null where it was not read, or holds nothing. */
          readAs: z.enum(saidRowKinds).nullable(),
          /** The headings it was read beneath, in words. */
          section: z.string().nullable(),
        }),
      ),
      suggestion: completeMatching.extend({ sheet: z.string().nullable() }),
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
  /** How a general ledger stands beside those that count; null of the first one, and of every other file. */
  placing: placing.nullable(),
});
