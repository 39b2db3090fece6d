import type { Firestore } from "firebase-admin/firestore";
import type { AppUnderTest } from "./appUnderTest.ts";

/** All a service keeps: documents by their path, and objects as text by theirs. */
export type StoredData = {
  documents: Record<string, Record<string, unknown>>;
  objects: Record<string, string>;
};

const collections = ["projects", "users", "notices", "removals", "service"];
const ofProject = [
  ...["files", "statements", "adjustments", "mappings", "verifications", "exports"],
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
  for (const document of found.docs) stored.documents[document.ref.path] = document.data();
  return found.docs.map(({ id }) => id);
}

/** Puts back what was read out of another service. */
export async function putStored({ deps }: AppUnderTest, stored: StoredData): Promise<void> {
  for (const [path, data] of Object.entries(stored.documents)) await deps.db.doc(path).set(data);
  for (const [path, content] of Object.entries(stored.objects)) {
    await deps.objects.write(path, content, "application/octet-stream");
  }
}
