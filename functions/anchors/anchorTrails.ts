import { MS_PER_DAY } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import { readPages } from "../store/pages/readPages.ts";
import { projectsOf } from "../store/paths.ts";
import { type Anchoring, anchorHead } from "./anchorHead.ts";

/** A night that failed is made up for by the next ones. */
const LOOK_BACK_MS = 7 * MS_PER_DAY;

/** Anchors the head of every project that changed within the last week; how many of which outcome. */
export async function anchorTrails(deps: Deps): Promise<Record<Anchoring, number>> {
  const counts = { anchored: 0, known: 0, contradicted: 0, failed: 0, not_configured: 0 };
  const since = new Date(deps.now().getTime() - LOOK_BACK_MS).toISOString();
  for await (const page of readPages(projectsOf(deps.db).where("updatedAt", ">=", since))) {
    for (const document of page) {
      // Of a damaged project too the head is anchored, where it has one.
      const head: unknown = document.get("auditHead");
      if (!isHead(head)) continue;
      const { seq, hash } = head;
      const outcome = await anchorHead(deps, { projectId: document.id, seq, hash, version: null });
      counts[outcome] += 1;
    }
  }
  return counts;
}

function isHead(value: unknown): value is { seq: number; hash: string } {
  if (typeof value !== "object" || value === null) return false;
  const { seq, hash } = value as Record<string, unknown>;
  return typeof seq === "number" && typeof hash === "string";
}
