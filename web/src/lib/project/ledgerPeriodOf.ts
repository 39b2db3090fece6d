import type { Project, UploadedFile } from "@tieout/contract";

type File = Pick<UploadedFile, "status" | "isSelected" | "ledger">;

/** The period that the general ledger which counts is of; null without one. */
export function ledgerPeriodOf(files: readonly File[]): Project["period"] {
  const counting = files.filter(({ isSelected, status }) => isSelected && status === "valid");
  const ledger = counting.find((file) => file.ledger !== null)?.ledger;
  return ledger ? { start: ledger.start, end: ledger.end } : null;
}
