import { FirestoreMock } from "@firebase-bridge/firestore-admin";
import { collect, type Database } from "./Database.ts";
import { gapicClientOf } from "./GapicClient.ts";
import type { BatchGetResponse, WireDocument, WireWrite } from "./wire.ts";

/**
 * What the documents written to would be after the writes, null for those that would be gone.
 * The writes are tried on a copy, so that masks and transforms mean here what they mean there.
 */
export async function outcomeOf(
  database: Database,
  writes: readonly WireWrite[],
): Promise<ReadonlyMap<string, WireDocument | null>> {
  const names = [
    ...new Set(writes.flatMap(({ update, delete: gone }) => update?.name ?? gone ?? [])),
  ];
  if (names.length === 0) return new Map();
  const { projectId, databaseId } = database.controller;
  const client = gapicClientOf(new FirestoreMock().createDatabase(projectId, databaseId));
  const current = await database.find(names);
  await client.commit({ database: database.name, writes: current.map((update) => ({ update })) });
  // Whether the preconditions hold is not for rules to say.
  const tried = writes
    .filter(({ verify }) => !verify)
    .map(({ currentDocument: _, ...write }) => write);
  await client.commit({ database: database.name, writes: tried });
  const request = { database: database.name, documents: names };
  const after = await collect<BatchGetResponse>(client.batchGetDocuments(request));
  return new Map(
    after.map(({ found, missing }) => (found ? [found.name, found] : [missing ?? "", null])),
  );
}
