import type { CollectionReference, Transaction } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import type { Change, ProjectKey } from "../store/changeProject.ts";
import { documentId, projectCollection } from "../store/paths.ts";
import type { StoredNote } from "./NoteRecord.ts";
import type { ReportedNote, Reports, Task } from "./Report.ts";
import type { StoredRun } from "./RunRecord.ts";
import { adjustmentOf } from "./wireAdjustment.ts";

type Finished<T extends Task> = { run: StoredRun<T>; report: Reports[T] };

/** A transaction writes no more than 500 documents; the riskiest notes are kept. */
const MOST = 200;

/**
 * Reads the notes there are and returns the write of the new ones. One note for one finding of one
 * version: a second run words it anew and leaves its status. A finding that was decided on in an
 * earlier version keeps that decision as long as its amount is the same.
 */
export async function prepareNotes<T extends Task>(
  deps: Deps,
  { transaction, now }: Change,
  { projectId }: ProjectKey,
  { run, report }: Finished<T>,
): Promise<() => void> {
  if (!("notes" in report) || run.task !== "audit_notes") return () => undefined;
  const collection = projectCollection(deps.db, projectId, "auditNotes");
  const notes = report.notes.slice(0, MOST);
  const latest = await readLatest(collection, transaction, notes);
  return () => {
    for (const note of notes) {
      const before = latest.get(note.id);
      const isSame = before?.version === run.version || before?.figure === note.figure;
      const ref = collection.doc(documentId(`${run.version}:${note.id}`));
      transaction.set(ref, storedNote(note, run.version, now, isSame ? before : undefined));
    }
  };
}

/** The newest note there is of each finding that has one. */
async function readLatest(
  collection: CollectionReference<StoredNote>,
  transaction: Transaction,
  notes: readonly ReportedNote[],
): Promise<Map<string, StoredNote>> {
  const newest = async ({ id }: ReportedNote) => {
    const ofFinding = collection.where("findingId", "==", id);
    const found = await transaction.get(ofFinding.orderBy("version", "desc").limit(1));
    return found.docs.map((document) => [id, document.data()] as const);
  };
  return new Map((await Promise.all(notes.map(newest))).flat());
}

function storedNote(
  note: ReportedNote,
  version: number,
  now: string,
  before: StoredNote | undefined,
): StoredNote {
  const { id, title, content, severity, paragraph, figure, cause, accounts, madeBy } = note;
  return {
    findingId: id,
    version,
    title,
    content,
    severity,
    paragraph,
    figure,
    cause,
    madeBy,
    accounts: [...accounts],
    proposedAdjustment: adjustmentOf(note.proposedAdjustment),
    unsupportedFigures: [...note.unsupportedFigures],
    status: before?.status ?? "open",
    reason: before?.reason ?? "",
    createdAt: now,
    decidedAt: before?.decidedAt ?? null,
  };
}
