import type { NotificationKind } from "@tieout/contract";
import type { Method } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { Letter } from "../email/Letter.ts";
import { exportLetter, processedLetter, reviewLetter } from "../email/letters.ts";
import type { Email } from "../email/Mailer.ts";
import { writeEmail } from "../email/writeEmail.ts";
import { readUser } from "../store/changeUser.ts";
import { projectCollection, projectRef } from "../store/paths.ts";
import { type NoticeDraft, type NoticeRecord, settingsFor } from "./Notice.ts";
import { wayOutOf } from "./unsubscribe.ts";

/** The message of a notice, or why none is to be sent. */
export type Composed = { email: Email } | { skipped: string };

/** Writes a notice's message from what is true now; settings and address are asked at this moment. */
export async function composeNotice(
  deps: Deps,
  id: string,
  { draft, uid, projectId }: NoticeRecord,
): Promise<Composed> {
  const [project, { notifications }, profile] = await Promise.all([
    projectRef(deps.db, projectId).get(),
    readUser(deps, uid),
    deps.profileOf(uid),
  ]);
  const record = project.data();
  if (!record || record.deletion) return { skipped: "the project is gone" };
  const setting = settingsFor(draft).find((kind) => notifications[kind]);
  if (!setting) return { skipped: "the user does not want it" };
  const { email: address, isEmailVerified, name } = profile;
  if (address === null || !isEmailVerified) return { skipped: "no verified address" };
  const about = { projectId, projectName: record.name, method: record.method };
  const letter = await writeLetter(deps, about, draft, setting);
  if (!letter) return { skipped: "the statement is gone" };
  const wayOut = await wayOutOf(deps, uid, setting);
  return { email: writeEmail(letter, { id, to: { address, name }, wayOut }) };
}

async function writeLetter(
  deps: Deps,
  { projectId, projectName, method }: { projectId: string; projectName: string; method: Method },
  draft: NoticeDraft,
  setting: NotificationKind,
): Promise<Letter | null> {
  const { siteUrl } = deps;
  if (draft.kind === "export") {
    return exportLetter({ projectName, fileName: draft.fileName, siteUrl });
  }
  const { version } = draft;
  const statements = projectCollection(deps.db, projectId, "statements");
  const found = (await statements.doc(String(version)).get()).data();
  if (!found) return null;
  const { draftReasons } = found;
  const openPoints = found.openPoints?.[method] ?? 0;
  const write = setting === "needsReview" ? reviewLetter : processedLetter;
  const draftReason = draftReasons[0]?.message ?? null;
  return write({ projectName, version, draftReason, openPoints, siteUrl });
}
