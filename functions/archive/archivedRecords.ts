import { archiveFolders } from "@tieout/files";
import type { ProjectCollection } from "../store/paths.ts";
import { CONTENTS } from "../store/removal/emptyProject.ts";

/** The collections of a project that its archive holds: what people removed is not in it. */
export const ARCHIVED = CONTENTS.filter((name) => name !== "removedFiles");

/** Where the documents of a collection stand in an archive, each with its id and as it is stored. */
export function recordsPath(name: ProjectCollection): string {
  return `${archiveFolders.records}${name}.json`;
}

/** Where an uploaded file stands in an archive, under a name that every system takes. */
export function archivedFilePath(id: string, { fileType, fileName }: NamedFile): string {
  return `${archiveFolders.files}${fileType}/${id}/${safe(fileName)}`;
}

type NamedFile = { fileType: string; fileName: string };

/** Where an export stands in an archive. */
export function archivedExportPath(id: string, fileName: string): string {
  return `${archiveFolders.exports}${id}/${safe(fileName)}`;
}

/** Where a version of the statement stands in an archive, as it is stored. */
export function archivedStatementPath(version: string): string {
  return `${archiveFolders.statements}${version}.json`;
}

/** A name of which no part leads elsewhere, or means something to a system. */
function safe(fileName: string): string {
  const clean = fileName.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}\u2028\u2029]/gu, "_").slice(0, 200);
  return clean.replace(/^\.+$/, "") || "file";
}
