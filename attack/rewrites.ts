import { type Anchor, verifyDocument } from "@tieout/files";
import { exportPath } from "../contract/storagePaths.ts";
import { ADA, type AppUnderTest, appUnderTest } from "../functions/testing/appUnderTest.ts";
import { rewriteTrail, rewritings, storedTrail } from "../functions/testing/rewriteTrail.ts";
import { processedProject } from "../functions/testing/smallCompany.ts";
import type { AttackReport, Failure } from "./AttackPart.ts";

/**
 * Writes a trail anew with every right there is, each entry in each way, and seals it as it ought to
 * be: a later export and the anchor of an earlier one show it, without the earlier export.
 */
export async function rewrites(): Promise<AttackReport> {
  const failures: Failure[] = [];
  let sent = 0;
  const length = (await anchored()).entries;
  for (const [how, change] of Object.entries(rewritings)) {
    // The first entry stays where it is when it is moved to the front.
    for (let place = how === "moved" ? 1 : 0; place < length; place += 1) {
      const { api, id, anchors } = await anchored();
      await rewriteTrail(api, id, (entries) => change(entries, place));
      const { outcome } = await verifyDocument(await exportJson(api, id), { anchors });
      const isSeen = outcome === "differs";
      if (!isSeen) failures.push({ harm: "rewritten unseen", what: `entry ${place + 1} ${how}` });
      sent += 1;
    }
  }
  return { sent, refused: 0, lines: [`${sent} entries removed, changed or moved`], failures };
}

/** A project with an export, the entries that it carries, and its anchor. */
async function anchored() {
  const api = appUnderTest();
  const id = await processedProject(api);
  const entries = (await storedTrail(api, id)).length;
  await exportJson(api, id);
  const anchors = await Promise.all(
    api.locked.paths().map(async (path): Promise<Anchor> => {
      return JSON.parse(new TextDecoder().decode((await api.locked.read(path)) ?? undefined));
    }),
  );
  return { api, id, anchors, entries };
}

async function exportJson(api: AppUnderTest, id: string): Promise<Uint8Array> {
  const { reply } = await api.call("createExport", { params: { id, format: "json" } });
  const path = exportPath({ uid: ADA, projectId: id }, reply.id, reply.fileName);
  return (await api.objects.read(path)) ?? new Uint8Array();
}
