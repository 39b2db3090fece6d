import type { Project, UploadedFile } from "@tieout/contract";
import { openingsOf } from "./files/openings.ts";

type File = Pick<UploadedFile, "fileType" | "fileName" | "isSelected" | "status" | "hasOneDate">;

/** Whether the files that count are all that a statement needs, and none is still being read. */
export function isSufficient(project: Project, files: readonly File[]): boolean {
  if (files.some(({ status }) => status === "parsing")) return false;
  const types = new Set<string>(
    files
      .filter(({ isSelected, status }) => isSelected && status === "valid")
      .map(({ fileType }) => fileType),
  );
  const hasBalances =
    types.has("trial_balance") || (types.has("balance_sheet") && types.has("profit_loss"));
  const { missing, contradicting } = openingsOf(project, files);
  const isOpen = missing.length > 0 || contradicting.length > 0;
  return (hasBalances || types.has("general_ledger")) && !isOpen;
}
