import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ExportKind, Method, StatementReport } from "@tieout/core";
import {
  writeDisclosureNotes,
  writePdf,
  writeStatementJson,
  writeWorkbook,
  writeWorkingsText,
} from "@tieout/files";
import { type EntityRequest, type Seen, seeEntity } from "../statements/seeEntity.ts";
import type { ProjectRecord } from "../store/ProjectRecord.ts";
import type { StoredJson } from "../store/StoredKind.ts";
import { buildReport } from "./buildReport.ts";
import type { ReportFacts } from "./readReportFacts.ts";

const writers = {
  pdf: writePdf,
  excel: writeWorkbook,
  json: writeStatementJson,
  workings: writeWorkingsText,
  disclosure_notes: writeDisclosureNotes,
} as const satisfies Record<ExportKind, (report: StatementReport) => Promise<Readable>>;

/** An export that is to be written of a stored statement. */
export type ExportRequest = {
  kind: ExportKind;
  project: Pick<ProjectRecord, "name" | "period">;
  written: StoredJson;
  seenBy: EntityRequest | null;
  method: Method;
  facts: ReportFacts;
};

/** The bytes of an export, or why there is no statement to export. */
export type WrittenExport =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; refused: Exclude<Seen, { ok: true }> };

/** Writes an export: the same statement and facts, the same bytes. */
export async function writeExport(request: ExportRequest): Promise<WrittenExport> {
  const { kind, project, written, seenBy, method, facts } = request;
  const seen = seeEntity(written, seenBy);
  if (!seen.ok) return { ok: false, refused: seen };
  const shown = { project, stored: seen.stored, method, entity: seenBy?.entity ?? null };
  const report = buildReport(shown, facts);
  return { ok: true, bytes: await buffer(await writers[kind](report)) };
}
