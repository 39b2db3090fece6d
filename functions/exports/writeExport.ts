import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { MessagePort } from "node:worker_threads";
import type {
  ExportKind,
  Method,
  PeriodLength,
  PresentationUnit,
  StatementReport,
} from "@tieout/core";
import {
  writeDisclosureNotes,
  writeDocument,
  writePdf,
  writeStatementJson,
  writeWorkbook,
  writeWorkingsText,
} from "@tieout/files";
import { rangeReader } from "../objects/objectPort.ts";
import { type EntityRequest, type Seen, seeEntity } from "../statements/answers/seeEntity.ts";
import type { EntryIndex } from "../statements/entries/ledgerEntries.ts";
import { reportOfVersion } from "../statements/record/describeVersion.ts";
import type { SealedEntry } from "../store/kinds/auditKind.ts";
import type { StoredJson } from "../store/kinds/StoredKind.ts";
import { withEntries } from "./withEntries.ts";

const writers = {
  pdf: writePdf,
  document: writeDocument,
  excel: writeWorkbook,
  json: writeStatementJson,
  workings: writeWorkingsText,
  disclosure_notes: writeDisclosureNotes,
} as const satisfies Record<ExportKind, (report: StatementReport) => Promise<Readable>>;

/** An export that is to be written of a stored statement. */
export type ExportRequest = {
  kind: ExportKind;
  written: StoredJson;
  seenBy: EntityRequest | null;
  method: Method;
  /** The columns in which its pages show the year; null for the year alone. */
  periodLength: PeriodLength | null;
  presentationUnit: PresentationUnit;
  /** Whether the project has changed since. */
  isSuperseded: boolean;
  projectId: string;
  trail: readonly SealedEntry[];
  /** The entries of the general ledger that it is to list; null where nobody asked for them. */
  entries: { index: EntryIndex; port: MessagePort } | null;
};

/** The bytes of an export with the hash its pages carry, or why there is nothing to export. */
export type WrittenExport =
  | { ok: true; bytes: Uint8Array; statementSha256: string; tiesOut: boolean }
  | { ok: false; refused: Exclude<Seen, { ok: true }> };

/** Writes an export: the same version and trail, the same bytes. */
export async function writeExport(request: ExportRequest): Promise<WrittenExport> {
  const { kind, written, seenBy, method, periodLength, isSuperseded, projectId } = request;
  const { trail, entries, presentationUnit } = request;
  const seen = seeEntity(written, seenBy);
  if (!seen.ok) return { ok: false, refused: seen };
  const { scope } = seen.stored;
  if (!scope) return { ok: false, refused: { ok: false, code: "older_release" } };
  if (periodLength && !seen.stored.document.periods)
    return { ok: false, refused: { ok: false, code: "no_columns" } };
  const entity = seenBy?.entity ?? null;
  const shown = { method, entity, periodLength, isSuperseded, projectId, trail, presentationUnit };
  const { document } = seen.stored;
  const listed = entries
    ? await withEntries(document, entries.index, rangeReader(entries.port))
    : document;
  const report = {
    ...reportOfVersion({ ...seen.stored, document: listed, scope }, shown),
    listsEntries: entries !== null,
  };
  const bytes = await buffer(await writers[kind](report));
  return { ok: true, bytes, statementSha256: scope.sha256, tiesOut: document.tiesOut };
}
