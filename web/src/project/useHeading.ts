import { useQuery } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { ledgerPeriodOf } from "../lib/project/ledgerPeriodOf.ts";
import { filesQuery } from "../lib/queries/filesQuery.ts";

/** What stands over a statement (IAS 1.51). */
type Heading = {
  entityName: string | null;
  period: Project["period"];
  /** What neither the project nor its files say; nothing is missed while the files are still asked for. */
  unsaid: readonly ("entity" | "period")[];
};

/** Whose statement a project is for and for when: as its settings say it, the period else as its general ledger does. */
export function useHeading({ id, entityName, period: said }: Project): Heading {
  const { data: files, isLoading } = useQuery({ ...filesQuery(id), enabled: said === null });
  const period = said ?? ledgerPeriodOf(files ?? []);
  const unsaid = [
    ...(entityName === null ? (["entity"] as const) : []),
    ...(period === null && !isLoading ? (["period"] as const) : []),
  ];
  return { entityName, period, unsaid };
}
