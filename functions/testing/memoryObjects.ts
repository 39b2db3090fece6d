import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { measureStream } from "../objects/measureStream.ts";
import type { ObjectStore } from "../objects/ObjectStore.ts";
import { readStream } from "../objects/readStream.ts";

type Stored = { bytes: Uint8Array; generation: number; writtenAt: Date };

/** A bucket in memory: a write replaces the object whole and gives it a new generation. */
export function memoryObjects(now: () => Date): ObjectStore & { paths: () => string[] } {
  const objects = new Map<string, Stored>();
  let generation = 0;
  return {
    read: async (path, mostBytes) => {
      const stored = objects.get(path);
      return stored ? readStream(Readable.from([stored.bytes]), mostBytes) : null;
    },
    readRange: async (path, start, end) => objects.get(path)?.bytes.slice(start, end) ?? null,
    clearMetadata: async () => undefined,
    size: async (path) => objects.get(path)?.bytes.byteLength ?? null,
    generation: async (path) => objects.get(path)?.generation.toString() ?? null,
    write: async (path, content) => {
      generation += 1;
      const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
      objects.set(path, { bytes, generation, writtenAt: now() });
    },
    list: async function* (prefix) {
      for (const [path, { writtenAt }] of [...objects]) {
        if (path.startsWith(prefix)) yield [{ path, writtenAt }];
      }
    },
    writeStream: async (path, open) => {
      const { measure, written } = measureStream();
      const bytes = await buffer((await open()).pipe(measure));
      generation += 1;
      objects.set(path, { bytes, generation, writtenAt: now() });
      return written();
    },
    downloadUrl: async (path, _fileName, expiresAt) =>
      `memory://${path}?until=${expiresAt.toISOString()}`,
    remove: async (path) => {
      objects.delete(path);
    },
    removeFolder: async (prefix) => {
      for (const path of objects.keys()) if (path.startsWith(prefix)) objects.delete(path);
    },
    paths: () => [...objects.keys()],
  };
}
