import type { UploadedFile } from "@tieout/contract";
import { type FileType, isFileType } from "@tieout/core";

/** A file whose columns are matched; a general ledger is read without. */
export type TableFile<File extends UploadedFile = UploadedFile> = File & { fileType: FileType };

/** Whether the columns of a file are matched. */
export function isTableFile<File extends UploadedFile>(file: File): file is TableFile<File> {
  return isFileType(file.fileType);
}
