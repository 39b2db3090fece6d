import type { UploadType } from "@tieout/core";

/** A file name as one segment of a Storage path. */
export function safeName(fileName: string, fileType: UploadType): string {
  const last = fileName.split(/[\\/]/).at(-1) ?? "";
  const clean = last.replace(/[#[\]*?]/g, "_");
  return clean.replace(/^\.+$/, "") || `${fileType}.csv`;
}
