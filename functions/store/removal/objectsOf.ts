import {
  entriesPath,
  exportPath,
  finishedPath,
  parsedFolder,
  readingsPath,
  statementPath,
  tracePath,
  yearEndPath,
} from "@tieout/contract";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import type { ProjectKey } from "../changeProject.ts";
import type { ProjectCollection } from "../paths.ts";

/** The fields that the objects of a document are named after, with its own name. */
export const NAMING_FIELDS = ["uploadPath", "run", "fileName"] as const;

/**
 * The objects that a document of a project leads to; a folder ends with a slash. A document that is
 * removed need not fit its schema: of one that does not, what can be named is named.
 */
export function objectsOf(
  key: ProjectKey,
  name: ProjectCollection,
  document: QueryDocumentSnapshot<unknown>,
): string[] {
  const [uploadPath, run, fileName] = NAMING_FIELDS.map((field) => textIn(document, field));
  if (name === "files" || name === "removedFiles") {
    return [...(uploadPath ? [uploadPath] : []), parsedFolder(key.projectId, document.id)];
  }
  // The first objects of statements were named after their version alone.
  if (name === "statements") {
    const version = Number(document.id);
    const whole = statementPath(key.projectId, version, run ?? null);
    if (run === undefined) return [whole];
    const entries = (["lines", "index"] as const).map((what) =>
      entriesPath(key.projectId, version, run, what),
    );
    const yearEnd = (["open-items", "balances"] as const).map((what) =>
      yearEndPath(key.projectId, version, run, what),
    );
    const beside = [readingsPath, finishedPath, tracePath].map((of) =>
      of(key.projectId, version, run),
    );
    return [whole, ...entries, ...yearEnd, ...beside];
  }
  return name === "exports" && fileName ? [exportPath(key, document.id, fileName)] : [];
}

function textIn(document: QueryDocumentSnapshot<unknown>, field: string): string | undefined {
  const value: unknown = document.get(field);
  return typeof value === "string" ? value : undefined;
}
