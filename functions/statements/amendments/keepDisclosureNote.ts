import type { Deps } from "../../app/Deps.ts";
import type { AuditDraft } from "../../store/auditChain.ts";
import type { Change, ProjectKey } from "../../store/changeProject.ts";
import { documentId, projectCollection } from "../../store/paths.ts";
import { readNotes } from "../record/readScope.ts";
import { readStatement } from "../record/readStatement.ts";
import type { StatementScope } from "../record/StatementScope.ts";
import { publishRestated } from "../versions/publishRestated.ts";
import { keepAmendment } from "./amendStatement.ts";

/** A person's words for a disclosure; empty to take them back. */
type Note = StatementScope["notes"][number];

/**
 * Keeps the words for a disclosure. Where there is a statement they are in its next version, which has
 * the figures of the one there is: what has changed since waits for the next run, as it did.
 */
export async function keepDisclosureNote(deps: Deps, key: ProjectKey, note: Note): Promise<void> {
  const { project, written } = await readStatement(deps, key);
  const keep = async (change: Change) => {
    write(deps, key, note, change);
    return { audit: [auditNote(note)], value: undefined };
  };
  if (project.statementVersion === null || !written) {
    await keepAmendment(deps, key, { record: keep });
    return;
  }
  await publishRestated(deps, key, {
    readWords: async () => ({ notes: withNote(await readNotes(deps, key), note) }),
    record: keep,
  });
}

function withNote(notes: StatementScope["notes"], { disclosureId, text }: Note): Note[] {
  const others = notes.filter((other) => other.disclosureId !== disclosureId);
  return text === "" ? others : [...others, { disclosureId, text }];
}

function write(
  deps: Deps,
  { projectId }: ProjectKey,
  { disclosureId, text }: Note,
  { transaction, now }: Change,
): void {
  const notes = projectCollection(deps.db, projectId, "disclosureNotes");
  const ref = notes.doc(documentId(disclosureId));
  if (text === "") transaction.delete(ref);
  else transaction.set(ref, { disclosureId, text, updatedAt: now });
}

function auditNote({ disclosureId, text }: Note): AuditDraft {
  const description = `Disclosure note ${disclosureId} ${text === "" ? "removed" : "written"}`;
  const metadata = { disclosureId, characters: text.length };
  return { action: "project_updated", description, metadata };
}
