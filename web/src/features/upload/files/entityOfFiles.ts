import type { UploadedFile } from "@tieout/contract";

type File = Pick<UploadedFile, "status" | "isSelected" | "ledger">;

/** What the general ledgers that count call the company, or the one entity of their lines; null where none says it, or they differ. */
export function entityOfFiles(files: readonly File[]): string | null {
  const names = files.flatMap(({ status, isSelected, ledger }) =>
    isSelected && status === "valid" && ledger ? namesIn(ledger) : [],
  );
  const [name = null, ...others] = new Set(names);
  return others.length === 0 ? name : null;
}

function namesIn({ entityName, entities = [] }: NonNullable<File["ledger"]>): readonly string[] {
  return entityName === undefined ? entities : [entityName];
}
