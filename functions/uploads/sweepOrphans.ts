import { storedFolders } from "@tieout/contract";
import type { Deps } from "../app/Deps.ts";
import {
  purgeProject,
  readExpired,
  readOutdated,
  removeTombstone,
} from "../store/removal/purgeProjects.ts";
import { carryOut, readUnfinished } from "../store/removal/removals.ts";
import { purgeFile, readExpiredFiles } from "../store/removal/removedFiles.ts";
import { findOrphans } from "./findOrphans.ts";
import { giveUpOnUpload } from "./ingestUpload.ts";
import { readKnownFiles } from "./readKnownFiles.ts";

/** What a sweep did, and how many things it could not put right; each of those is in the log. */
export type Swept = { removals: number; orphans: number; unfinished: number; failed: number };

const MINUTE_MS = 60 * 1000;

/** Younger objects may still be in use by a running upload. */
const REMOVAL_AGE_MS = 15 * MINUTE_MS;
const OBJECT_AGE_MS = 24 * 60 * MINUTE_MS;

/**
 * Cleans up after crashes and deletions: finishes removals that were cut short, removes removed files
 * and what deleted projects held once nobody can restore them, removes objects nothing leads to, and
 * finishes uploads nobody has finished, so that their owners can ask for them again. It does so a part
 * at a time, and what fails for one does not keep it from the others.
 */
export async function sweepOrphans(deps: Deps): Promise<Swept> {
  const swept: Swept = { removals: 0, orphans: 0, unfinished: 0, failed: 0 };
  await finishRemovals(deps, swept);
  for (const folder of storedFolders) {
    for await (const listed of deps.objects.list(folder)) await sweepObjects(deps, listed, swept);
  }
  return swept;
}

async function finishRemovals(deps: Deps, swept: Swept): Promise<void> {
  const before = new Date(deps.now().getTime() - REMOVAL_AGE_MS).toISOString();
  for await (const removal of readUnfinished(deps, before)) {
    await attempt(deps, swept, "removals", () => carryOut(deps, removal));
  }
  for await (const removed of readExpiredFiles(deps)) {
    await attempt(deps, swept, "removals", () => purgeFile(deps, removed));
  }
  for await (const projectId of readExpired(deps)) {
    await attempt(deps, swept, "removals", () => purgeProject(deps, projectId));
  }
  for await (const projectId of readOutdated(deps)) {
    await attempt(deps, swept, "removals", () => removeTombstone(deps, projectId));
  }
}

type Listed = readonly { path: string; writtenAt: Date }[];

async function sweepObjects(deps: Deps, listed: Listed, swept: Swept): Promise<void> {
  const before = deps.now().getTime() - OBJECT_AGE_MS;
  const old = listed.filter(({ writtenAt }) => writtenAt.getTime() <= before);
  const { paths, known } = await readKnownFiles(
    deps,
    old.map(({ path }) => path),
    (error) => fail(deps, swept, error),
  );
  const { orphans, unfinished } = findOrphans(paths, known);
  for (const path of orphans) {
    await attempt(deps, swept, "orphans", () => deps.objects.remove(path));
  }
  for (const upload of unfinished) {
    await attempt(deps, swept, "unfinished", () => giveUpOnUpload(deps, upload));
  }
}

async function attempt(
  deps: Deps,
  swept: Swept,
  what: "removals" | "orphans" | "unfinished",
  action: () => Promise<unknown>,
): Promise<void> {
  try {
    await action();
    swept[what] += 1;
  } catch (error) {
    fail(deps, swept, error);
  }
}

function fail(deps: Deps, swept: Swept, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  deps.log("error", "a part of the sweep failed", { reason });
  swept.failed += 1;
}
