import type { FileType } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { Change } from "../store/changeProject.ts";
import { projectCollection } from "../store/paths.ts";

const ACCOUNT_FILES: ReadonlySet<FileType> = new Set([
  "trial_balance",
  "profit_loss",
  "balance_sheet",
]);

type Replaced = { projectId: string; fileType: FileType };

/**
 * Finds the adjustments and the roles that lean on accounts another file now speaks for, and
 * returns the write that marks them stale until a person confirms or reverses them. They count all
 * the same. The reads come first, as a transaction asks.
 */
export async function markStale(
  deps: Deps,
  { transaction }: Change,
  { projectId, fileType }: Replaced,
): Promise<() => void> {
  if (!ACCOUNT_FILES.has(fileType)) return () => undefined;
  const adjustments = projectCollection(deps.db, projectId, "adjustments");
  const active = await transaction.get(adjustments.where("status", "==", "active"));
  const roles = await transaction.get(projectCollection(deps.db, projectId, "mappings"));
  return () => {
    for (const document of roles.docs) transaction.update(document.ref, { isStale: true });
    for (const document of active.docs) transaction.update(document.ref, { status: "stale" });
  };
}
