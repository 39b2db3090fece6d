import { createHash } from "node:crypto";
import { type UploadPath, uploadPath } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import { projectCollection } from "../store/paths.ts";
import type { OtherStatement } from "./findOtherStatement.ts";
import { isStorageFull } from "./isStorageFull.ts";

/**
 * Puts a workbook that holds both statements where the other one is uploaded, if none is there yet: an
 * upload like any other, of the same bytes, with a name made of the first one's, so that it is put once
 * however often the first one is read. Null where the place is taken or there is no room.
 */
export async function fillOtherSlot(
  deps: Deps,
  upload: UploadPath,
  bytes: Uint8Array,
  { fileType }: OtherStatement,
): Promise<UploadPath | null> {
  const copy = otherUpload(upload, fileType);
  const there = await projectCollection(deps.db, upload.projectId, "files")
    .where("fileType", "==", fileType)
    .where("status", "in", ["valid", "parsing"])
    .limit(1)
    .get();
  if (!there.empty) return null;
  if (await isStorageFull(deps, upload.uid, bytes.byteLength)) return null;
  await deps.objects.write(uploadPath(copy), bytes, "application/octet-stream");
  return copy;
}

/** Where the other statement of an uploaded workbook is put. */
export function otherUpload(upload: UploadPath, fileType: OtherStatement["fileType"]): UploadPath {
  const name = createHash("sha256").update(`${upload.uploadId}\n${fileType}`).digest("hex");
  return { ...upload, fileType, uploadId: name.slice(0, 32) };
}
