import type { UploadedFile } from "@tieout/contract";
import { aFile } from "./aFile.ts";
import { type FakeApi, refusal } from "./fakeApi.ts";
import type { StoredUpload } from "./fakeFirebaseStorage.ts";

/** What the reading of an upload found, where it differs from a file that is right. */
type Reading = (upload: Arriving) => Partial<UploadedFile>;

/** A file that comes to a place, by being sent or by being moved there. */
type Arriving = Pick<StoredUpload, "uploadId" | "fileName" | "fileType">;

/** A project's files, some of them there before: what is stored is read at once, and can be chosen, added and removed. */
export function filesApi(read: Reading = () => ({}), before: readonly UploadedFile[] = []) {
  let files: UploadedFile[] = [...before];
  let removed: UploadedFile[] = [];
  const select = (fileId: string) => {
    const type = files.find(({ id }) => id === fileId)?.fileType;
    files = files.map((file) =>
      file.fileType === type ? { ...file, isSelected: file.id === fileId } : file,
    );
  };
  const change = (fileId: string, different: Partial<UploadedFile>): UploadedFile => {
    files = files.map((file) => (file.id === fileId ? { ...file, ...different } : file));
    return files.find(({ id }) => id === fileId) ?? aFile();
  };
  const store = (upload: Arriving): void => {
    const { uploadId: id, fileName, fileType } = upload;
    const file = aFile({ id, fileName, fileType, isSelected: false, ...read(upload) });
    files = [file, ...files];
    const kind = file.placing?.kind;
    if (kind === "adds") change(id, { isSelected: true });
    else if (file.status === "valid" && kind !== "asks") select(id);
  };
  const api: FakeApi = {
    listFiles: () => files,
    selectFile: ({ params: { fileId } }) => {
      select(fileId);
      return files.find(({ id }) => id === fileId) ?? refusal("not_found");
    },
    addFile: ({ params: { fileId = "" }, body }) => {
      if (body?.replaces) select(fileId);
      return change(fileId, { isSelected: true });
    },
    moveFile: ({ params: { fileId = "" }, body }) => {
      const { fileName, fileType } = change(fileId, {});
      files = files.filter(({ id }) => id !== fileId);
      store({ uploadId: "moved", fileName, fileType: body?.fileType ?? fileType });
      return change("moved", {});
    },
    removeFile: ({ params: { fileId } }) => {
      removed = files.filter(({ id }) => id === fileId);
      files = files.filter(({ id }) => id !== fileId);
      return { ok: true };
    },
    listRemovedFiles: () => removed.map(asRemoved),
    restoreFile: () => {
      files = [...files, ...removed.splice(0)];
      return files.at(-1) ?? aFile();
    },
  };
  return { api, store, change };
}

function asRemoved({ id, fileName, fileType, size }: UploadedFile) {
  return {
    ...{ id, fileName, fileType, size },
    removedAt: "2026-01-05T09:00:00.000Z",
    restorableUntil: "2026-02-04T09:00:00.000Z",
  };
}
