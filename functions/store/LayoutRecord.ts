import { fileType } from "@tieout/contract";
import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = z.object({
  fileType,
  /** The column of each field, counted from 0. */
  columns: z.record(z.string(), z.number().int().min(0)),
  /** The file they last chose it for, and when. */
  fileName: z.string(),
  chosenAt: z.string(),
});

/** How a user matched the columns of files with these headings. */
export type RememberedLayout = z.infer<typeof schema>;

export const layoutKind = storedKind({ name: "remembered layout", schema });
