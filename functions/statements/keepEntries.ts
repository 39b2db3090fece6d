import { entriesPath } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import type { WrittenEntries } from "./ledgerEntries.ts";

/** Which version the entries belong to, and the run that made it. */
type VersionPlace = { projectId: string; version: number; run: string };

/** Keeps the ledger entries behind the lines of a version, before the project points to it. */
export async function keepEntries(
  deps: Deps,
  { projectId, version, run }: VersionPlace,
  { lines, index }: WrittenEntries,
): Promise<void> {
  const pathOf = (what: "lines" | "index") => entriesPath(projectId, version, run, what);
  await deps.objects.write(pathOf("lines"), lines, "application/jsonl");
  await deps.objects.write(pathOf("index"), index, "application/json");
}

/** The entries of the version that a project points to, for one that says the same figures; null without a ledger. */
export async function entriesOfCurrent(
  deps: Deps,
  projectId: string,
  { statementVersion, statementRun }: ProjectRecord,
): Promise<WrittenEntries | null> {
  if (statementVersion === null || statementRun === null) return null;
  const read = (what: "lines" | "index") =>
    deps.objects.read(entriesPath(projectId, statementVersion, statementRun, what));
  const [lines, index] = await Promise.all([read("lines"), read("index")]);
  return lines && index ? { lines, index } : null;
}
