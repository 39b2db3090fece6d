import { pipeline } from "node:stream/promises";
import type { Bucket, File as StoredObject } from "@google-cloud/storage";
import { againOnLostConnection } from "./againOnLostConnection.ts";
import { attachment, downloadUrl } from "./downloadUrl.ts";
import { measureStream } from "./measureStream.ts";
import type { ListedObject, ObjectStore } from "./ObjectStore.ts";
import { readStream } from "./readStream.ts";

const NOT_FOUND = 404;

/** How many objects are listed in one answer. */
const AT_ONCE = 500;

/** The objects of a Cloud Storage bucket. */
export function bucketObjects(bucket: Bucket, atOnce = AT_ONCE): ObjectStore {
  return {
    read: (path, mostBytes) =>
      orNull(() =>
        againOnLostConnection(() =>
          readStream(bucket.file(path).createReadStream({ decompress: false }), mostBytes),
        ),
      ),
    readRange: (path, start, end) =>
      orNull(() =>
        againOnLostConnection(() =>
          // Its end is the last byte that is read
          readStream(bucket.file(path).createReadStream({ start, end: end - 1 })),
        ),
      ),
    size: (path) => orNull(async () => Number((await metadataOf(bucket, path)).size)),
    generation: (path) => orNull(async () => String((await metadataOf(bucket, path)).generation)),
    write: async (path, content, contentType) => {
      const bytes = typeof content === "string" ? Buffer.from(content) : sameBytes(content);
      const save = () => bucket.file(path).save(bytes, { contentType, resumable: false });
      await againOnLostConnection(save);
    },
    clearMetadata: async (path) => {
      const nothing = Object.fromEntries(SAID.map((field) => [field, null]));
      const clear = () => bucket.file(path).setMetadata(nothing);
      await orNull(() => againOnLostConnection(clear));
    },
    list: async function* (prefix) {
      for await (const files of pagesOf(bucket, prefix, atOnce)) yield files.map(describeObject);
    },
    writeStream: (path, open, { contentType, fileName }) =>
      againOnLostConnection(async () => {
        const { measure, written } = measureStream();
        const metadata = { contentType, contentDisposition: attachment(fileName) };
        const target = bucket.file(path).createWriteStream({ resumable: false, metadata });
        await pipeline(await open(), measure, target);
        return written();
      }),
    downloadUrl: (path, fileName, expiresAt) => downloadUrl(bucket.file(path), fileName, expiresAt),
    remove: async (path) => {
      await bucket.file(path).delete({ ignoreNotFound: true });
    },
    removeFolder: async (prefix) => {
      for await (const files of pagesOf(bucket, prefix, atOnce)) {
        await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
      }
    },
  };
}

async function metadataOf(bucket: Bucket, path: string) {
  const [metadata] = await bucket.file(path).getMetadata();
  return metadata;
}

/** The bytes of a large object are not copied. */
function sameBytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** All that a client may say of an object; a download token is part of the custom metadata. */
const SAID = ["cacheControl", "contentDisposition", "contentLanguage", "metadata"];

/** The objects beneath a folder, a part at a time. */
async function* pagesOf(
  bucket: Bucket,
  prefix: string,
  atOnce: number,
): AsyncGenerator<StoredObject[]> {
  let query: object | null = { prefix, maxResults: atOnce, autoPaginate: false };
  while (query) {
    const [files, following]: [StoredObject[], object | null, unknown] =
      await bucket.getFiles(query);
    yield files;
    query = following;
  }
}

function describeObject({ name, metadata }: StoredObject): ListedObject {
  const writtenAt = new Date(metadata.updated ?? metadata.timeCreated ?? 0);
  return { path: name, writtenAt };
}

async function orNull<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  try {
    return await ask();
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === NOT_FOUND;
}
