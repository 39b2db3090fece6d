import type { UploadedFile } from "@tieout/contract";

type File = Pick<UploadedFile, "status" | "isSelected" | "ledger" | "remarks">;

/** What the files that count call the company, or the one entity of a ledger's lines; null where none says it, or they differ. */
export function entityOfFiles(files: readonly File[]): string | null {
  const counting = files.filter(({ status, isSelected }) => isSelected && status === "valid");
  const [name = null, ...others] = new Map(
    counting.flatMap(namesIn).map((found) => [found.toLowerCase(), found]),
  ).values();
  return others.length === 0 ? name : null;
}

/** A ledger names it in its own way; the titles of a report may name it with a legal form, or without. */
function namesIn({ ledger, remarks }: File): readonly string[] {
  const titled = remarks.find(({ kind }) => kind === "company" || kind === "titled");
  if (titled !== undefined) return [titled.text];
  if (ledger === null) return [];
  return ledger.entityName === undefined ? (ledger.entities ?? []) : [ledger.entityName];
}
