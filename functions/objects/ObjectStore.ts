import type { Readable } from "node:stream";

export type ListedObject = { path: string; writtenAt: Date };

/** What an object is served as, and under which name it is saved. */
type ObjectKind = { contentType: string; fileName: string };

/** What a stream turned out to be once it was written. */
export type Written = { sha256: string; sizeBytes: number };

/** Cloud Storage as far as the functions need it. */
export type ObjectStore = {
  /**
   * The object's bytes as they are stored, or null when there is none. Reading stops, and is refused
   * as a file that is too large, beyond the most bytes that are asked for.
   */
  read: (path: string, mostBytes?: number) => Promise<Uint8Array | null>;
  /** The bytes of the object from one place to before another, or null when there is none. */
  readRange: (path: string, start: number, end: number) => Promise<Uint8Array | null>;
  /** How many bytes the object has, or null when there is none. */
  size: (path: string) => Promise<number | null>;
  /** Which write of the object this is, or null when there is none. */
  generation: (path: string) => Promise<string | null>;
  write: (path: string, content: Uint8Array | string, contentType: string) => Promise<void>;
  /** Takes away what whoever wrote the object said of it: tokens, names, its disposition. */
  clearMetadata: (path: string) => Promise<void>;
  /** The objects beneath a folder, and when they were written, a part at a time. */
  list: (prefix: string) => AsyncIterable<readonly ListedObject[]>;
  /** Writes a stream as it comes, opened anew if the connection is lost; nothing is there if it fails. */
  writeStream: (path: string, open: () => Promise<Readable>, kind: ObjectKind) => Promise<Written>;
  /** An address that gives the object, to whoever has it, until it expires. */
  downloadUrl: (path: string, fileName: string, expiresAt: Date) => Promise<string>;
  remove: (path: string) => Promise<void>;
  removeFolder: (prefix: string) => Promise<void>;
};
