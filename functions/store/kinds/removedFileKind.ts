import { fileType } from "@tieout/contract";
import * as z from "zod";
import { storedKind } from "./StoredKind.ts";

const schema = z.object({
  /** When it was removed: for 30 days from then it can be restored. */
  createdAt: z.string(),
  removedBy: z.string(),
  /** Whether it had been chosen by hand as the one that counts. */
  wasSelected: z.boolean(),
  fileName: z.string(),
  fileType,
  uploadPath: z.string(),
  size: z.number(),
  /** Its document as it was stored, by the version of its own kind. */
  stored: z.record(z.string(), z.unknown()),
});

/** A removed file, as long as it can be restored. */
export const removedFileKind = storedKind({ name: "removed file", schema });

export type RemovedFile = z.infer<typeof schema>;
