/** What an archive says it holds, in its manifest: every file with its size and its SHA-256. */
export type ArchiveManifest = {
  $schema: typeof ARCHIVE_SCHEMA;
  projectId: string;
  /** The end of the audit trail that the archive was made under. */
  auditHead: { seq: number; hash: string } | null;
  files: readonly ArchivedFile[];
};

export type ArchivedFile = { path: string; sizeBytes: number; sha256: string };

/** How archives of today say what they are. */
export const ARCHIVE_SCHEMA = "/schemas/archive-1.json";

/** Where the manifest stands; it is the only file that it does not list. */
export const MANIFEST_PATH = "manifest.json";

/** Where the audit trail stands, as the API answers it. */
export const TRAIL_PATH = "audit-trail.json";

/** Where the project's own choices stand. */
export const PROJECT_PATH = "project.json";

/** The folders of what people uploaded, of the versions of the statement, of exports, and of what is stored beside. */
export const archiveFolders = {
  files: "files/",
  statements: "statements/",
  exports: "exports/",
  records: "records/",
} as const;

/** Where the current statement stands as a JSON that can be verified by itself; absent where there is none. */
export const STATEMENT_PATH = "statement.json";
