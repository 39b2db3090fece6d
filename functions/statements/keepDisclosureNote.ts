import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import type { Change, ProjectKey } from "../store/changeProject.ts";
import { documentId, projectCollection } from "../store/paths.ts";
import { personName } from "../store/personName.ts";
import { keepAmendment } from "./amendStatement.ts";
import { entriesOfCurrent } from "./keepEntries.ts";
import { readingsOfCurrent } from "./keepReadings.ts";
import type { Claim } from "./lease.ts";
import { type Made, publishVersion } from "./publishVersion.ts";
import { readNotes } from "./readScope.ts";
import { readStatement } from "./readStatement.ts";
import type { StatementScope } from "./StatementScope.ts";
import { yearEndOf } from "./yearEnd.ts";

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
    return { audit: [told(note)], value: undefined };
  };
  if (project.statementVersion === null || !written) {
    await keepAmendment(deps, key, { record: keep });
    return;
  }
  await publishVersion(deps, key, {
    make: (claimed) => restate(deps, key, claimed, note),
    needsStatement: true,
    isMadeAnew: false,
    record: keep,
  });
}

async function restate(deps: Deps, key: ProjectKey, { version }: Claim, note: Note): Promise<Made> {
  const { project, written } = await readStatement(deps, key);
  if (!written) throw new ApiProblem("no_statement");
  const about = { version, createdAt: deps.now().toISOString() };
  const preparedBy = await personName(deps, key.uid);
  const notes = withNote(await readNotes(deps, key), note);
  const request = { written, notes, about: { ...about, preparedBy } };
  const cost = { uid: key.uid, bytes: written.bytes.byteLength / 10 };
  const made = await deps.runTask("restateVersion", request, cost);
  if (!made) throw new ApiProblem("statement_of_older_release");
  const { statementVersion, statementRun: run } = project;
  const entries = await entriesOfCurrent(deps, key.projectId, project);
  const readings = (await readingsOfCurrent(deps, key.projectId, project))?.bytes ?? null;
  if (statementVersion === null || run === null) return { ...made, entries, readings };
  const place = { projectId: key.projectId, version: statementVersion, run };
  return { ...made, entries, readings, yearEnd: await yearEndOf(deps, place) };
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

function told({ disclosureId, text }: Note): AuditDraft {
  const description = `Disclosure note ${disclosureId} ${text === "" ? "removed" : "written"}`;
  const metadata = { disclosureId, characters: text.length };
  return { action: "project_updated", description, metadata };
}
