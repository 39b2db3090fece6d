import { createHash } from "node:crypto";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { ObjectStore } from "./ObjectStore.ts";
import { piecesOf } from "./piecesOf.ts";

/** One write of an object. Its bytes are null where they are too many to be held: they are read where they stand. */
export type ObjectVersion = {
  path: string;
  generation: string;
  size: number;
  sha256: string;
  bytes: Uint8Array | null;
};

/** An object's bytes with the write they are of, never those of two; null when there is none. */
export function readVersion(
  objects: ObjectStore,
  path: string,
  mostBytes: number,
): Promise<ObjectVersion | null> {
  return ofOneWrite(objects, path, async () => {
    const bytes = await objects.read(path, mostBytes);
    if (!bytes) return null;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { size: bytes.byteLength, sha256, bytes };
  });
}

/** The same of an object that is read a piece at a time: what it is, without its bytes. */
export function measureVersion(
  objects: ObjectStore,
  path: string,
  mostBytes: number,
): Promise<ObjectVersion | null> {
  return ofOneWrite(objects, path, async () => {
    const size = await objects.size(path);
    if (size === null) return null;
    if (size > mostBytes) throw new ApiProblem("file_too_large");
    const hash = createHash("sha256");
    for await (const piece of piecesOf(size, (start, end) => objects.readRange(path, start, end)))
      hash.update(piece);
    return { size, sha256: hash.digest("hex"), bytes: null };
  });
}

async function ofOneWrite(
  objects: ObjectStore,
  path: string,
  read: () => Promise<Omit<ObjectVersion, "path" | "generation"> | null>,
): Promise<ObjectVersion | null> {
  const before = await objects.generation(path);
  const found = before === null ? null : await read();
  const after = await objects.generation(path);
  if (before === null || found === null || after === null) return null;
  return before === after ? { path, generation: after, ...found } : ofOneWrite(objects, path, read);
}
