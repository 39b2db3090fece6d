import { createHash } from "node:crypto";
import { type SuitePorts, suiteHost } from "./suitePorts.ts";

/** Who may do anything on the emulators. */
export const owner = { authorization: "Bearer owner" };

/** A print of everything the suite keeps, which changes when any of it does. */
export async function printOfState(ports: SuitePorts, projectId: string): Promise<string> {
  const hash = createHash("sha256");
  hash.update(await read(ports.firestore, "/emulator/v1/revision"));
  hash.update(
    await read(
      ports.auth,
      `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`,
    ),
  );
  const buckets: { items?: { name: string }[] } = JSON.parse(await read(ports.storage, "/b"));
  for (const { name } of buckets.items ?? []) {
    hash.update(await read(ports.storage, `/b/${name}/o`));
  }
  return hash.digest("hex");
}

/** Has the suite write everything it keeps to a folder. */
export async function exportState(ports: SuitePorts, folder: string): Promise<void> {
  const response = await fetch(`http://${suiteHost}:${ports.hub}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      path: folder,
      initiatedBy: "suite",
      targets: ["auth", "firestore", "storage"],
    }),
  });
  if (!response.ok) throw new Error(`the export failed: ${await response.text()}`);
}

async function read(port: number, path: string): Promise<string> {
  const response = await fetch(`http://${suiteHost}:${port}${path}`, { headers: owner });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}
