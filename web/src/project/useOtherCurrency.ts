import { useQuery } from "@tanstack/react-query";
import type { Project, UploadedFile } from "@tieout/contract";
import { isOfOtherCurrency } from "@tieout/core";
import { filesQuery } from "../lib/queries/filesQuery.ts";

/** The currency that the ledger which counts says, where it is another than the project's: no statement is made until they agree. */
export function useOtherCurrency(project: Project): string | null {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  return otherCurrencyOf(project, files);
}

/** The same of files that are there already. */
export function otherCurrencyOf(
  { currency }: Project,
  files: readonly UploadedFile[],
): string | null {
  const said = files.flatMap(({ isSelected, ledger }) =>
    isSelected && ledger ? [ledger.currency] : [],
  );
  return said.find((own) => isOfOtherCurrency(own, currency)) ?? null;
}
