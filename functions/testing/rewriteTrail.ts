import { sealEntries } from "../store/auditChain.ts";
import { auditId } from "../store/changeProject.ts";
import type { SealedEntry } from "../store/kinds/auditKind.ts";
import { projectCollection, projectRef } from "../store/paths.ts";
import { ADA, type AppUnderTest } from "./appUnderTest.ts";

/** The entries of a project's trail as they are stored. */
export async function storedTrail({ deps }: AppUnderTest, id: string): Promise<SealedEntry[]> {
  const found = await projectCollection(deps.db, id, "audit").orderBy("seq").get();
  return found.docs.map((document) => document.data());
}

/** What somebody with every right can do: writes the trail anew, sealed as it ought to be. */
export async function rewriteTrail(
  api: AppUnderTest,
  id: string,
  change: (entries: SealedEntry[]) => SealedEntry[],
): Promise<void> {
  const { db } = api.deps;
  const before = await storedTrail(api, id);
  const by = { userId: ADA, createdAt: "2026-01-05T09:00:00.000Z" };
  const { entries, head } = sealEntries(change(before), null, by);
  const trail = projectCollection(db, id, "audit");
  for (const { seq } of before) await trail.doc(auditId(seq)).delete();
  for (const entry of entries) await trail.doc(auditId(entry.seq)).create(entry);
  await projectRef(db, id).update({ auditHead: head });
}

/** The ways to rewrite an entry, by its place in the trail. */
export const rewritings: Readonly<
  Record<string, (entries: SealedEntry[], place: number) => SealedEntry[]>
> = {
  removed: (entries, place) => entries.filter((_entry, at) => at !== place),
  changed: (entries, place) =>
    entries.map((entry, at) => (at === place ? { ...entry, description: "x" } : entry)),
  moved: (entries, place) => [
    ...entries.slice(place, place + 1),
    ...entries.filter((_entry, at) => at !== place),
  ],
};
