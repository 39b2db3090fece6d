import type { Deps } from "../../app/Deps.ts";
import { readPages } from "../pages/readPages.ts";
import { projectCollection } from "../paths.ts";

/**
 * Takes away what the entries of a trail say, with the salts that tie it to the chain: names of files
 * and accounts, figures, reasons. Who did what sort of thing when stays, and the chain still follows.
 */
export async function stripTrail(deps: Deps, projectId: string): Promise<void> {
  const trail = projectCollection(deps.db, projectId, "audit").orderBy("seq");
  for await (const page of readPages(trail)) {
    const batch = deps.db.batch();
    for (const document of page) {
      batch.set(document.ref, { ...document.data(), description: "", metadata: {}, salt: null });
    }
    await batch.commit();
  }
}
