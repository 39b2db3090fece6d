import { useQuery } from "@tanstack/react-query";
import type { CashFlow, Project, UploadedFile } from "@tieout/contract";
import { ledgerPeriodOf } from "../lib/project/ledgerPeriodOf.ts";
import { filesQuery } from "../lib/queries/filesQuery.ts";

/** What stands over a statement (IAS 1.51). */
export type Heading = {
  entityName: string | null;
  period: Project["period"];
  /** What neither the project nor its files say; nothing is missed while the files are unknown. */
  unsaid: readonly ("entity" | "period")[];
};

/**
 * Whose statement a project is for and for when: as its settings say it, the period else as its general ledger does.
 * Over a statement that is out of date stands the ledger that it was made from, whatever counts by now.
 */
export function useHeading(project: Project, shown?: Shown): Heading {
  const { id, entityName, period: said } = project;
  const { data: files = [], isSuccess } = useQuery({ ...filesQuery(id), enabled: said === null });
  const period = said ?? ledgerPeriodOf(shown?.isOutOfDate ? madeFrom(shown, files) : files);
  const unsaid = [
    ...(entityName === null ? (["entity"] as const) : []),
    ...(period === null && isSuccess ? (["period"] as const) : []),
  ];
  return { entityName, period, unsaid };
}

function madeFrom({ files }: Shown, uploaded: readonly UploadedFile[]): UploadedFile[] {
  const ids = new Set(files.map((file) => file.id));
  return uploaded.map((file) => ({ ...file, isSelected: ids.has(file.id) }));
}

type Shown = Pick<CashFlow, "files" | "isOutOfDate">;
