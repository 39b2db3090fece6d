import type { UploadPath } from "@tieout/contract";
import type { Transaction } from "firebase-admin/firestore";
import type { Deps } from "../app/Deps.ts";
import { projectCollection } from "../store/paths.ts";

const ACCOUNT_FILES: ReadonlySet<string> = new Set([
  "trial_balance",
  "profit_loss",
  "balance_sheet",
]);

/**
 * Finds the adjustments that lean on the accounts a new file replaces, and returns the write that
 * marks them stale until a person confirms or reverses them. The reads come first, as a
 * transaction asks.
 */
export async function markStale(
  deps: Deps,
  transaction: Transaction,
  upload: UploadPath,
): Promise<() => void> {
  if (!ACCOUNT_FILES.has(upload.fileType)) return () => undefined;
  const adjustments = projectCollection(deps.db, upload.projectId, "adjustments");
  const active = await transaction.get(adjustments.where("status", "==", "active"));
  return () => {
    for (const document of active.docs) transaction.update(document.ref, { status: "stale" });
  };
}
