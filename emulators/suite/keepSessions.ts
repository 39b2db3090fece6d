import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newestExport } from "./dataFolder.ts";
import type { SuiteSettings } from "./suiteCommand.ts";
import { type SuitePorts, suiteHost } from "./suitePorts.ts";
import { owner } from "./suiteState.ts";

/** What is read of the accounts in an export of the Auth emulator. */
type SavedAccounts = { users?: readonly { localId: string; validSince?: string }[] };

/**
 * Lets the sessions of the accounts that a start has read go on. The Auth emulator takes every
 * account it reads for one whose sessions were all ended at that moment, so that whoever was signed
 * in would have to sign in again after each start.
 */
export async function keepSessions(
  { dataFolder, projectId }: SuiteSettings,
  ports: SuitePorts,
): Promise<void> {
  const saved = dataFolder === null ? undefined : newestExport(dataFolder);
  if (saved === undefined) return;
  const file = join(saved, "auth_export/accounts.json");
  if (!existsSync(file)) return;
  const { users = [] }: SavedAccounts = JSON.parse(readFileSync(file, "utf8"));
  for (const { localId, validSince } of users) {
    if (validSince === undefined) continue;
    const response = await fetch(
      `http://${suiteHost}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
      {
        method: "POST",
        headers: { ...owner, "content-type": "application/json" },
        body: JSON.stringify({ localId, validSince }),
      },
    );
    if (!response.ok) throw new Error(`a session was not kept: ${await response.text()}`);
  }
}
