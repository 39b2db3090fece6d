import { readPart } from "./readPart.ts";
import { findPart, type WorkbookArchive } from "./WorkbookArchive.ts";

/** Where a part points: by what kind of relationship (its last word) and to which path of the archive. */
export type Relationship = { kind: string; path: string };

/** The relationships of a part by their ids; those of the package itself for the path "". None when none are written. */
export async function readRelationships(
  archive: WorkbookArchive,
  path: string,
): Promise<ReadonlyMap<string, Relationship>> {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const entry = findPart(archive, `${folder}_rels/${path.slice(folder.length)}.rels`);
  const relationships = new Map<string, Relationship>();
  if (entry === null) return relationships;
  await readPart(archive, entry, {
    open: (name, { Id, Type, Target, TargetMode }) => {
      if (name !== "Relationship" || TargetMode === "External") return;
      if (Id === undefined || Type === undefined || Target === undefined) return;
      const kind = Type.slice(Type.lastIndexOf("/") + 1);
      relationships.set(Id, { kind, path: resolvePath(folder, Target) });
    },
  });
  return relationships;
}

/** The one relationship of a kind; null when there is none. */
export function relationshipOf(
  relationships: ReadonlyMap<string, Relationship>,
  kind: string,
): Relationship | null {
  return [...relationships.values()].find((candidate) => candidate.kind === kind) ?? null;
}

/** A target stands beside the part that names it, unless it begins at the root. */
function resolvePath(folder: string, target: string): string {
  const written = target.replaceAll("\\", "/");
  const steps: string[] = [];
  for (const step of (written.startsWith("/") ? written : folder + written).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}
