import type { AuditEntry } from "../contract/schemas/audit.ts";

/** What a project holds by its own audit trail. */
export type TrailState = {
  files: ReadonlySet<string>;
  adjustments: ReadonlySet<string>;
  exports: ReadonlySet<string>;
  analyses: ReadonlySet<string>;
  /** By version: the files there were when it was prepared. */
  versions: ReadonlyMap<string, readonly string[]>;
  /** What cannot have happened. */
  impossible: readonly string[];
};

/** Follows an audit trail from its first entry to what the project holds after the last. */
export function replayTrail(entries: readonly AuditEntry[]): TrailState {
  const held: Held = {
    files: new Set(),
    adjustments: new Set(),
    exports: new Set(),
    analyses: new Set(),
    versions: new Map(),
    impossible: [],
    uploaded: new Set(),
    latest: 0,
  };
  for (const entry of entries) follow(held, entry);
  return held;
}

/** What the entries so far come to. */
type Held = {
  files: Set<string>;
  adjustments: Set<string>;
  exports: Set<string>;
  analyses: Set<string>;
  versions: Map<string, readonly string[]>;
  impossible: string[];
  uploaded: Set<string>;
  /** The number of the latest version. */
  latest: number;
};

function follow(held: Held, entry: AuditEntry): void {
  const { action, description, metadata } = entry;
  if (action === "project_cleared") clear(held);
  else if (action === "export") held.exports.add(String(metadata.exportId));
  else if (action === "ai_analysis") held.analyses.add(String(metadata.id));
  else if (!followFile(held, entry)) followVersion(held, entry);
  if (description.includes(" added: ")) held.adjustments.add(String(metadata.id));
}

function clear({ files, adjustments, exports, analyses, versions }: Held): void {
  for (const each of [files, adjustments, exports, analyses, versions]) each.clear();
}

/** Whether an entry tells of a file that came or went. */
function followFile(held: Held, { action, description, metadata }: AuditEntry): boolean {
  if (action !== "file_upload") return false;
  const name = String(metadata.fileName);
  if (description.includes(" uploaded: ")) {
    if (held.uploaded.has(name)) held.impossible.push(`${name} was taken in twice`);
    held.uploaded.add(name);
    held.files.add(name);
    return true;
  }
  if (description.endsWith(" removed")) held.files.delete(name);
  else if (description.endsWith(" restored")) held.files.add(name);
  else return false;
  return true;
}

function followVersion(held: Held, { description, metadata }: AuditEntry): void {
  const isRole = description.startsWith("Account ") && held.versions.size > 0;
  const version = isRole ? held.latest + 1 : metadata.version;
  if (typeof version !== "number") return;
  // A note makes a version of the same figures, and so of the same files
  const isNote = metadata.disclosureId !== undefined;
  const before = isNote ? held.versions.get(String(held.latest)) : undefined;
  held.versions.set(String(version), before ?? [...held.files]);
  held.latest = version;
}
