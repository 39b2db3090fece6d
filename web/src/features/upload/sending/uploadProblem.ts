import { acceptedInWords, contentTypeOf, mostBytesInWords, mostBytesOf } from "@tieout/contract";
import { fileNameProblem, type UploadType } from "@tieout/core";

/** What stands against a file before it is sent; null when it may go. */
export function uploadProblem(fileType: UploadType, file: File): string | null {
  const misnamed = fileNameProblem(file.name);
  if (misnamed) return misnamed.message;
  if (contentTypeOf(fileType, file.name) === null) {
    return `${file.name} is not accepted here. Choose a ${acceptedInWords(fileType)} file.`;
  }
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > mostBytesOf(fileType)) {
    return `${file.name} is larger than ${mostBytesInWords(fileType)}.`;
  }
  return null;
}

/** Whether an upload ended because its user said so. */
export function isCancelled(error: unknown): boolean {
  return codeOf(error) === "storage/canceled";
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : "";
}

/** Why an upload failed, in words; null when the user cancelled it. */
export function storageProblem(error: unknown): string | null {
  const code = codeOf(error);
  if (isCancelled(error)) return null;
  if (code === "storage/unauthorized" || code === "storage/unauthenticated") {
    return "The file was refused. Check its type and size, and that you are still signed in.";
  }
  return "An error occurred during upload";
}
