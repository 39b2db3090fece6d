import { useQuery } from "@tanstack/react-query";
import { type OtherCurrency, otherCurrencyOf, type Project } from "@tieout/contract";
import { filesQuery } from "../lib/queries/filesQuery.ts";

/** What the files that count say of a currency that is not the project's, as far as they are known. */
export function useOtherCurrency(project: Project): OtherCurrency | null {
  const { data: files = [] } = useQuery(filesQuery(project.id));
  return otherCurrencyOf(project, files);
}
