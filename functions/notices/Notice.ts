import type { NotificationKind } from "@tieout/contract";

/** Something a user may want to hear of by e-mail; what it says is read when it is sent. */
export type NoticeDraft =
  | { kind: "statement"; version: number; status: "completed" | "needs_review" }
  | { kind: "export"; fileName: string };

/** A notice as Firestore holds it until it is sent or not wanted. It names nobody but by id. */
export type NoticeRecord = {
  draft: NoticeDraft;
  uid: string;
  projectId: string;
  createdAt: string;
  attempts: number;
  /** When it is due; null once it is given up, which takes it out of the sweep's sight. */
  nextAttemptAt: string | null;
  /** What went wrong the last time, without names. */
  lastFailure: string | null;
};

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
    ...{ draft, uid, projectId, createdAt: now, nextAttemptAt: now },
    ...{ attempts: 0, lastFailure: null },
  };
}
