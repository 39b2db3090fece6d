import type { Page, PageQuery } from "@tieout/contract";
import { riskLevels } from "@tieout/core";
import { type CollectionReference, FieldPath } from "firebase-admin/firestore";
import * as z from "zod";
import type { Deps } from "../app/Deps.ts";
import { readCursor, writeCursor } from "../store/pages/cursor.ts";
import { projectCollection } from "../store/paths.ts";
import type { StoredNote } from "./NoteRecord.ts";

/** After which note a page begins; an empty id is before the first of that severity. */
type Place = { version: number; severity: (typeof riskLevels)[number]; id: string };

type ListedNote = StoredNote & { id: string };

const riskiestFirst = riskLevels.toReversed();

const place = z.tuple([z.number().int(), z.enum(riskLevels), z.string().regex(/^[^/]{1,1500}$/)]);

/** A page of a project's audit notes: the newest version first, the riskiest first within it. */
export async function listNotes(
  deps: Deps,
  projectId: string,
  { cursor, limit }: PageQuery,
): Promise<Page<ListedNote>> {
  const notes = projectCollection(deps.db, projectId, "auditNotes");
  const found: ListedNote[] = [];
  // One more than asked for tells whether there is another page.
  let from = cursor === undefined ? await startOf(notes, null) : placeOf(cursor);
  while (from && found.length <= limit) {
    const [read, older]: [ListedNote[], Place | null] = await Promise.all([
      readVersion(notes, from, limit + 1 - found.length),
      startOf(notes, from.version),
    ]);
    found.push(...read);
    from = older;
  }
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, next: last ? writeCursor([last.version, last.severity, last.id]) : null };
}

function placeOf(cursor: string): Place {
  const [version, severity, id] = readCursor(place, cursor);
  return { version, severity, id };
}

/** The start of the newest version below another; null when there is none. */
async function startOf(
  notes: CollectionReference<StoredNote>,
  below: number | null,
): Promise<Place | null> {
  const sorted = notes.orderBy("version", "desc");
  const found = await (below === null ? sorted : sorted.startAfter(below)).limit(1).get();
  const version = found.docs[0]?.data().version;
  return version === undefined ? null : { version, severity: "critical", id: "" };
}

/** The notes of a version from a place on, or more of them than are asked for. */
async function readVersion(
  notes: CollectionReference<StoredNote>,
  { version, severity, id }: Place,
  limit: number,
): Promise<ListedNote[]> {
  const [first, ...others] = riskiestFirst.slice(riskiestFirst.indexOf(severity));
  const parts = await Promise.all([
    first ? readSeverity(notes, { version, severity: first, id }, limit) : [],
    ...others.map((other) => readSeverity(notes, { version, severity: other, id: "" }, limit)),
  ]);
  return parts.flat();
}

async function readSeverity(
  notes: CollectionReference<StoredNote>,
  { version, severity, id }: Place,
  limit: number,
): Promise<ListedNote[]> {
  const sorted = notes
    .where("version", "==", version)
    .where("severity", "==", severity)
    .orderBy(FieldPath.documentId());
  const found = await (id === "" ? sorted : sorted.startAfter(id)).limit(limit).get();
  return found.docs.map((document) => ({ ...document.data(), id: document.id }));
}
