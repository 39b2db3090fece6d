import { fileType, saidSides } from "@tieout/contract";
import { saidRowKinds } from "@tieout/core";
import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = z.object({
  fileType,
  /** The column of each field, counted from 0. */
  columns: z.record(z.string(), z.number().int().min(0)),
  /** Further columns of names, and of a field's amounts. */
  labelColumns: z.array(z.number().int().min(0)),
  innerColumns: z.record(z.string(), z.array(z.number().int().min(0))),
  /** Two sides beside each other, where there are. */
  sides: saidSides.nullable(),
  /** What rows are, by their words: next year they stand elsewhere. */
  rows: z.array(
    z.object({
      label: z.string(),
      isRight: z.boolean(),
      kind: z.enum(saidRowKinds),
      section: z.string().nullable(),
    }),
  ),
  /** The file they last chose it for, and when. */
  fileName: z.string(),
  chosenAt: z.string(),
});

const ofOneSide = z.looseObject({ rows: z.array(z.looseObject({})) });

/** How a user matched the columns of files with these headings. */
export type RememberedLayout = z.infer<typeof schema>;

export const layoutKind = storedKind({
  name: "remembered layout",
  schema,
  // At first a layout named one column for each field, and no rows.
  upgrades: [
    (stored) => ({ labelColumns: [], innerColumns: {}, rows: [], ...stored }),
    // Then it was of one side.
    (stored) => {
      const { rows, ...others } = ofOneSide.parse(stored);
      return { sides: null, ...others, rows: rows.map((row) => ({ isRight: false, ...row })) };
    },
  ],
});
