import type { UploadType } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { Change } from "../store/changeProject.ts";
import { readAll } from "../store/pages/readPages.ts";
import { projectCollection } from "../store/paths.ts";

const ACCOUNT_FILES: ReadonlySet<UploadType> = new Set([
  "trial_balance",
  "profit_loss",
  "balance_sheet",
  "prior_trial_balance",
  "prior_balance_sheet",
  "general_ledger",
]);

type Replaced = { projectId: string; fileType: UploadType };

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
  const roles = projectCollection(deps.db, projectId, "mappings");
  const active = await readAll(adjustments.where("status", "==", "active"), transaction);
  const confirmed = await readAll(roles.where("isStale", "==", false), transaction);
  return () => {
    for (const role of confirmed) transaction.set(role.ref, { ...role.data(), isStale: true });
    for (const one of active) transaction.set(one.ref, { ...one.data(), status: "stale" });
  };
}
