import { type Firestore, Timestamp } from "firebase-admin/firestore";
import type { AppUnderTest } from "./appUnderTest.ts";

/** All a service keeps: documents by their path, and objects as text by theirs. */
export type StoredData = {
  documents: Record<string, Record<string, unknown>>;
  objects: Record<string, string>;
};

const collections = ["projects", "users", "notices", "removals", "service"];
const ofProject = [
  ...["files", "removedFiles", "statements", "adjustments", "mappings", "verifications", "exports"],
  ...["disclosureNotes", "aiResults", "auditNotes", "presentation", "turns", "audit"],
];
const ofUser = ["mappings", "layouts", "turns"];

/** Reads out everything that is stored, in the order of the paths. */
export async function readStored({ deps, objects }: AppUnderTest): Promise<StoredData> {
  const stored: StoredData = { documents: {}, objects: {} };
  for (const name of collections) {
    for (const id of await readCollection(deps.db, name, stored)) {
      const beneath = { projects: ofProject, users: ofUser }[name] ?? [];
      for (const each of beneath) await readCollection(deps.db, `${name}/${id}/${each}`, stored);
    }
  }
  for (const path of objects.paths().toSorted()) {
    const bytes = (await objects.read(path)) ?? new Uint8Array();
    stored.objects[path] = new TextDecoder().decode(bytes);
  }
  return stored;
}

async function readCollection(db: Firestore, path: string, stored: StoredData) {
  const found = await db.collection(path).get();
  for (const document of found.docs) {
    stored.documents[document.ref.path] = mapFields(document.data(), (value) =>
      value instanceof Timestamp ? { [TIMESTAMP]: value.toDate().toISOString() } : value,
    );
  }
  return found.docs.map(({ id }) => id);
}

/** How the database's own type of time stands in JSON. */
const TIMESTAMP = "timestamp of the database";

function isWrittenTime(value: unknown): value is { [TIMESTAMP]: string } {
  return typeof value === "object" && value !== null && TIMESTAMP in value;
}

function mapFields(
  data: Record<string, unknown>,
  map: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, map(value)]));
}

/** Puts back what was read out of another service. */
export async function putStored({ deps }: AppUnderTest, stored: StoredData): Promise<void> {
  for (const [path, data] of Object.entries(stored.documents)) {
    const fields = mapFields(data, (value) =>
      isWrittenTime(value) ? Timestamp.fromDate(new Date(value[TIMESTAMP])) : value,
    );
    await deps.db.doc(path).set(fields);
  }
  for (const [path, content] of Object.entries(stored.objects)) {
    await deps.objects.write(path, content, "application/octet-stream");
  }
}
