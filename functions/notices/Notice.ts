import type { NotificationKind } from "@tieout/contract";
import * as z from "zod";
import { storedKind } from "../store/kinds/StoredKind.ts";

const draft = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("statement"),
    version: z.number(),
    status: z.enum(["completed", "needs_review"]),
  }),
  z.object({ kind: z.literal("export"), fileName: z.string() }),
]);

/** Something a user may want to hear of by e-mail; what it says is read when it is sent. */
export type NoticeDraft = z.infer<typeof draft>;

const schema = z.object({
  draft,
  uid: z.string(),
  projectId: z.string(),
  createdAt: z.string(),
  attempts: z.number(),
  /** When it is due; null once it is given up, which takes it out of the sweep's sight. */
  nextAttemptAt: z.string().nullable(),
  /** What went wrong the last time, without names. */
  lastFailure: z.string().nullable(),
});

/** A notice as Firestore holds it until it is sent or not wanted. It names nobody but by id. */
export type NoticeRecord = z.infer<typeof schema>;

export const noticeKind = storedKind({ name: "notice", schema });

/** Which setting decides on a notice: one message at most, the more pressing first. */
export function settingsFor(draft: NoticeDraft): readonly NotificationKind[] {
  if (draft.kind === "export") return ["exportReady"];
  return draft.status === "needs_review"
    ? ["needsReview", "statementProcessed"]
    : ["statementProcessed"];
}

/** A new notice, due at once. */
export function startNotice(
  draft: NoticeDraft,
  { uid, projectId }: { uid: string; projectId: string },
  now: string,
): NoticeRecord {
  return {
    draft,
    uid,
    projectId,
    createdAt: now,
    nextAttemptAt: now,
    attempts: 0,
    lastFailure: null,
  };
}
