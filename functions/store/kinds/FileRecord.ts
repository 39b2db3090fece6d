import { readingMsOf, type UploadedFile, uploadedFile } from "@tieout/contract";
import { decimalsOf, isFileType, isOfOneDate } from "@tieout/core";
import * as z from "zod";
import { type Fields, storedKind } from "./StoredKind.ts";

const schema = uploadedFile.omit({ id: true, isSelected: true, isStuck: true }).extend({
  uploadPath: z.string(),
  /** Which write of the object in Storage was read. */
  generation: z.string(),
  /** Where the rows of this reading are; null until there are any. */
  rowsPath: z.string().nullable(),
  /** Where the first rows of its sheets are; null when it could not be read at all. */
  sheetsPath: z.string().nullable(),
  /** The name of its layout, under which the user's matching is remembered. */
  layoutId: z.string().nullable(),
});

/** Whether a file has one date was not kept; its matched columns say it. */
function tellOneDate(stored: Fields): Fields {
  const parsed = readAs.safeParse(stored);
  const hasOneDate =
    parsed.success &&
    isFileType(parsed.data.fileType) &&
    isOfOneDate(parsed.data.fileType, parsed.data.matching.columns);
  return { hasOneDate, ...stored };
}

/** A matching named one column for each field, and no rows. */
function withFurtherColumns(matching: unknown): unknown {
  if (typeof matching !== "object" || matching === null) return matching;
  return { labelColumns: [], innerColumns: {}, rows: [], ...matching };
}

/** A matching was of one side. */
function withSides(matching: unknown): unknown {
  const parsed = ofOneSide.safeParse(matching);
  if (!parsed.success) return matching;
  const { rows, ...others } = parsed.data;
  return { sides: null, ...others, rows: rows.map((row) => ({ isRight: false, ...row })) };
}

/** The basis of accounting stood beside what else a file says of itself. */
function withBasisSaid({ basis, ...stored }: Fields): Fields {
  const remarks = Array.isArray(stored.remarks) ? stored.remarks : [];
  if (basis !== "cash" && basis !== "accrual") return { ...stored, remarks };
  const said = { kind: `${basis}_basis`, row: 0, text: `${basis} basis` };
  return { ...stored, remarks: [said, ...remarks] };
}

const ofOneSide = z.looseObject({ rows: z.array(z.looseObject({})) });

const readAs = schema.pick({ fileType: true }).extend({
  status: z.literal("valid"),
  matching: z.object({ columns: z.array(z.object({ field: z.string() })) }),
});

/** A file as Firestore holds it. */
export type FileRecord = z.infer<typeof schema>;

export const fileKind = storedKind({
  name: "file",
  schema,
  upgrades: [
    // The totals that a file prints were not kept with it at first.
    (stored) => ({ controls: [], ...stored }),
    tellOneDate,
    ({ matching, ...stored }) => ({ ...stored, matching: withFurtherColumns(matching) }),
    // No file was a general ledger.
    (stored) => ({ ledger: null, ...stored }),
    // Amounts of every currency had two decimals.
    (stored) => ({ decimals: decimalsOf(null), ...stored }),
    ({ matching, ...stored }) => ({ ...stored, matching: withSides(matching) }),
    // What a file says of its unit was not kept.
    (stored) => ({ scale: null, ...stored }),
    // A new general ledger took the place of the one before.
    (stored) => ({ placing: null, ...stored }),
    // What a file writes of its currency was not kept.
    (stored) => ({ currencyWritten: null, ...stored }),
    // Nor what basis of accounting it says it is on.
    (stored) => ({ basis: null, ...stored }),
    // Nor what else it says of itself.
    (stored) => ({ remarks: [], ...stored }),
    withBasisSaid,
  ],
});

export type StoredFile = FileRecord & { id: string };

/** A file as the API shows it. */
export function describeFile(
  file: StoredFile,
  { isSelected, now }: { isSelected: boolean; now: Date },
): UploadedFile {
  const { uploadPath: _path, generation: _generation, ...known } = file;
  const { rowsPath: _rows, sheetsPath: _sheets, layoutId: _layout, ...shown } = known;
  const isStuck =
    file.status === "parsing" && now.getTime() - Date.parse(file.createdAt) > readingMsOf(file);
  return { ...shown, isSelected, isStuck };
}
