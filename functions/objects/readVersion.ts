import type { ObjectStore } from "./ObjectStore.ts";

export type ObjectVersion = { bytes: Uint8Array; generation: string };

/** An object's bytes with the write they are of, never those of two; null when there is none. */
export async function readVersion(
  objects: ObjectStore,
  path: string,
  mostBytes: number,
): Promise<ObjectVersion | null> {
  const before = await objects.generation(path);
  const bytes = before === null ? null : await objects.read(path, mostBytes);
  const after = await objects.generation(path);
  if (before === null || bytes === null || after === null) return null;
  return before === after ? { bytes, generation: after } : readVersion(objects, path, mostBytes);
}
