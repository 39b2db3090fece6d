import type { UploadedFile } from "@tieout/contract";
import { formatTime } from "../../../lib/format/formatTime.ts";

/** Where the same bytes came before, in words; null where a file of a type is new. */
export function sameBefore(file: UploadedFile, files: readonly UploadedFile[]): string | null {
  const [before] = files
    .filter(
      ({ id, fileType, sha256, createdAt }) =>
        id !== file.id &&
        fileType === file.fileType &&
        sha256 === file.sha256 &&
        createdAt < file.createdAt,
    )
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
  if (!before || file.sha256 === null) return null;
  const name = before.fileName === file.fileName ? "the file" : before.fileName;
  return `the same as ${name} of ${formatTime(before.createdAt)}`;
}
