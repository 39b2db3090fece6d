import { type Difference, parseUploadPath, type UploadPath } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { AuditDraft } from "../store/auditChain.ts";
import { changeProject } from "../store/changeProject.ts";
import { fileRef } from "../store/fileRecords.ts";
import type { FileRecord, StoredFile } from "../store/kinds/FileRecord.ts";
import { announceUpload } from "./ingestUpload.ts";
import type { FileKey } from "./rereadFile.ts";

/** Shows a large ledger as being read, and has a task read it; null when its project is gone. */
export async function readLater(
  deps: Deps,
  upload: UploadPath,
  size: number,
): Promise<FileRecord | null> {
  const record = await announceUpload(deps, upload, size);
  if (record?.status === "parsing") await deps.enqueue({ kind: "reading", upload });
  return record;
}

/** Has a large ledger read again, with the differences that its user takes it with. */
export async function readAgainLater(
  deps: Deps,
  key: FileKey,
  { accepted, audit }: { accepted: readonly Difference[]; audit: AuditDraft | null },
): Promise<StoredFile> {
  const ref = fileRef(deps, key.projectId, key.fileId);
  const file = await changeProject(deps, key, async ({ transaction }) => {
    const before = (await transaction.get(ref)).data();
    if (!before) throw new ApiProblem("not_found");
    const unread: FileRecord = {
      ...before,
      status: "parsing",
      errors: [],
      problems: [],
      problemCount: 0,
      openDifferences: [],
      acceptedDifferences: [...accepted],
    };
    transaction.set(ref, unread);
    return { update: {}, audit: audit ? [audit] : [], value: { ...unread, id: key.fileId } };
  });
  const upload = parseUploadPath(file.uploadPath);
  if (upload) await deps.enqueue({ kind: "reading", upload });
  return file;
}
