import { uploadTypes } from "@tieout/core";
import * as z from "zod";

/** What takes longer than a request or an event may: it is carried out outside of them, as often as it takes. */
export const longTask = z.discriminatedUnion("kind", [
  /** A large ledger is read. */
  z.object({
    kind: z.literal("reading"),
    upload: z.object({
      uid: z.string(),
      projectId: z.string(),
      fileType: z.enum(uploadTypes),
      uploadId: z.string(),
      fileName: z.string(),
    }),
  }),
  /** Files of a ledger that are large together are read together. */
  z.object({
    kind: z.literal("joining"),
    uid: z.string(),
    projectId: z.string(),
    files: z.array(z.string()),
  }),
  /** A statement is prepared by itself, unless somebody has had it prepared since a file of it was read. */
  z.object({
    kind: z.literal("automatic"),
    uid: z.string(),
    projectId: z.string(),
    readAt: z.string(),
  }),
  /** A statement is prepared from a large ledger, under the claim that was taken for it. */
  z.object({
    kind: z.literal("statement"),
    uid: z.string(),
    projectId: z.string(),
    leaseId: z.string(),
  }),
]);
export type LongTask = z.infer<typeof longTask>;

/** The function that carries them out: the queue has its name. */
export const LONG_TASKS = "onLongTask";

/** How long an attempt may take: the longest that the queue waits for. */
export const LONGEST_SECONDS = 30 * 60;

/** How often a task is tried. */
export const MOST_ATTEMPTS = 5;
