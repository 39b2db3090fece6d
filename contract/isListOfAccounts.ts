import type { UploadedFile } from "./schemas/file.ts";

/** Whether a file in the place of the general ledger only names its accounts, and has no entries. */
export function isListOfAccounts({
  fileType,
  status,
  ledger,
}: Pick<UploadedFile, "fileType" | "status" | "ledger">): boolean {
  return fileType === "general_ledger" && status === "valid" && ledger === null;
}
