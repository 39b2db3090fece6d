import type { Deps } from "../../app/Deps.ts";
import type { ProjectKey } from "../changeProject.ts";
import { readAll, readPages } from "../pages/readPages.ts";
import { projectCollection, rememberedMappings } from "../paths.ts";

/**
 * Forgets the names of accounts that are remembered with their roles because of this project: those
 * whose role was given here last, in the same moment as in the project itself.
 */
export async function forgetNames(deps: Deps, { uid, projectId }: ProjectKey): Promise<void> {
  const given = await readAll(projectCollection(deps.db, projectId, "mappings"));
  const moments = new Set(
    given.map((document) => momentOf(document.data().key, document.data().createdAt)),
  );
  if (moments.size === 0) return;
  for await (const page of readPages(rememberedMappings(deps.db, uid))) {
    for (const document of page) {
      const { key, createdAt } = document.data();
      const [code]: unknown[] = JSON.parse(key); // as `rememberedKey` writes it
      if (moments.has(momentOf(String(code), createdAt))) await document.ref.delete();
    }
  }
}

function momentOf(code: string, createdAt: string): string {
  return JSON.stringify([code.trim().toLowerCase(), createdAt]);
}
