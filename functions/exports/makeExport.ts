import type { Readable } from "node:stream";
import { type ExportRecord, exportKinds, exportPath, limits, type Reply } from "@tieout/contract";
import { type ExportKind, exportFileName, type StatementReport } from "@tieout/core";
import {
  writeDisclosureNotes,
  writePdf,
  writeStatementJson,
  writeWorkbook,
  writeWorkingsText,
} from "@tieout/files";
import type { Deps } from "../app/Deps.ts";
import { requireVersion } from "../statements/readStatement.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import { changeProject, type ProjectKey } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";
import { personName } from "../store/personName.ts";
import { buildReport, type Exported } from "./buildReport.ts";

const writers = {
  pdf: writePdf,
  excel: writeWorkbook,
  json: writeStatementJson,
  workings: writeWorkingsText,
  disclosure_notes: writeDisclosureNotes,
} as const satisfies Record<ExportKind, (report: StatementReport) => Promise<Readable>>;

/**
 * Writes an export to Storage as it is made, then records it with its SHA-256 in the history and
 * the audit trail; a recording that fails leaves no file behind.
 */
export async function makeExport(
  deps: Deps,
  key: ProjectKey,
  kind: ExportKind,
  exported: Exported,
): Promise<Reply<"createExport">> {
  const report = await buildReport(deps, key, exported);
  const id = deps.newId();
  const fileName = exportFileName(kind, report.projectName);
  const path = exportPath(key, id, fileName);
  const { contentType } = exportKinds[kind];
  const open = () => writers[kind](report);
  const written = await deps.objects.writeStream(path, open, { contentType, fileName });
  const { method, entity, stored } = exported;
  const createdBy = await personName(deps, key.uid);
  const about = { id, kind, fileName, version: stored.version, method, entity, createdBy };
  const record = await keepRecord(deps, key, path, { ...about, ...written });
  return withAddress(deps, key, record);
}

/** An export with a fresh address. */
export async function withAddress(
  deps: Deps,
  key: ProjectKey,
  record: ExportRecord,
): Promise<Reply<"createExport">> {
  const expires = new Date(deps.now().getTime() + limits.downloadMinutes * 60_000);
  const path = exportPath(key, record.id, record.fileName);
  const downloadUrl = await deps.objects.downloadUrl(path, record.fileName, expires);
  return { ...record, downloadUrl, expiresAt: expires.toISOString() };
}

async function keepRecord(
  deps: Deps,
  key: ProjectKey,
  path: string,
  made: Omit<ExportRecord, "createdAt">,
): Promise<ExportRecord> {
  try {
    return await changeProject(deps, key, async (change) => {
      const { transaction, now } = change;
      await requireVersion(deps, change, key, made.version);
      const record = { ...made, createdAt: now };
      const exports = projectCollection(deps.db, key.projectId, "exports");
      transaction.create(exports.doc(made.id), record);
      const notice = { kind: "export", fileName: made.fileName } as const;
      return { update: {}, audit: [told(made)], notice, value: record };
    });
  } catch (error) {
    await deps.objects.remove(path);
    throw error;
  }
}

function told(made: Omit<ExportRecord, "createdAt">): AuditDraft {
  const { id, kind, fileName, version, method, entity, sha256, sizeBytes } = made;
  return {
    action: "export",
    description: `${exportKinds[kind].name} of version ${version} exported as ${fileName}`,
    metadata: { exportId: id, kind, fileName, version, method, entity, sha256, sizeBytes },
  };
}
