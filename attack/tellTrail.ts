import type { AuditEntry } from "../contract/schemas/audit.ts";

/** What a project holds by its own audit trail. */
export type Told = {
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
export function tellTrail(entries: readonly AuditEntry[]): Told {
  const [files, adjustments, exports, analyses] = [0, 1, 2, 3].map(() => new Set<string>()) as [
    ...[Set<string>, Set<string>, Set<string>, Set<string>],
  ]; // as many as are asked for
  const versions = new Map<string, readonly string[]>();
  const impossible: string[] = [];
  const uploaded = new Set<string>();
  let last = 0;
  for (const { action, description, metadata } of entries) {
    const name = String(metadata.fileName);
    const isRole = description.startsWith("Account ") && versions.size > 0;
    const version = isRole ? last + 1 : metadata.version;
    if (action === "project_cleared") {
      for (const held of [files, adjustments, exports, analyses, versions]) held.clear();
    } else if (action === "export") exports.add(String(metadata.exportId));
    else if (action === "ai_analysis") analyses.add(String(metadata.id));
    else if (action === "file_upload" && description.includes(" uploaded: ")) {
      if (uploaded.has(name)) impossible.push(`${name} was taken in twice`);
      uploaded.add(name);
      files.add(name);
    } else if (action === "file_upload" && description.endsWith(" removed")) files.delete(name);
    else if (typeof version === "number") {
      // A note makes a version of the same figures, and so of the same files
      const isNote = metadata.disclosureId !== undefined;
      const before = isNote ? versions.get(String(last)) : undefined;
      versions.set(String(version), before ?? [...files]);
      last = version;
    }
    if (description.includes(" added: ")) adjustments.add(String(metadata.id));
  }
  return { files, adjustments, exports, analyses, versions, impossible };
}
