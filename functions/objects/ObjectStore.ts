type ListedObject = { path: string; writtenAt: Date };

/** Cloud Storage as far as the functions need it. */
export type ObjectStore = {
  /** The object's bytes, or null when there is none. */
  read: (path: string) => Promise<Uint8Array | null>;
  /** Which write of the object this is, or null when there is none. */
  generation: (path: string) => Promise<string | null>;
  write: (path: string, content: Uint8Array | string, contentType: string) => Promise<void>;
  /** Every object beneath a folder, and when it was written. */
  list: (prefix: string) => Promise<readonly ListedObject[]>;
  remove: (path: string) => Promise<void>;
  removeFolder: (prefix: string) => Promise<void>;
};
