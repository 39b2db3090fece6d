import { anchorPath } from "@tieout/contract";
import type { AnchoredHead } from "@tieout/files";
import type { Deps } from "../app/Deps.ts";
import { parseStoredJson } from "../store/kinds/StoredKind.ts";

/** What came of anchoring a head: another may have been anchored under its number before. */
export type Anchoring = "anchored" | "known" | "contradicted" | "failed" | "not_configured";

/**
 * Signs a head and puts it where nobody takes it away. An entry's number is anchored once: where its
 * anchor has another hash, the trail was written anew since, and that is an error in the log. Never
 * throws: what fails now is anchored by the next nightly run.
 */
export async function anchorHead(
  { anchors, now, log }: Deps,
  head: Omit<AnchoredHead, "at">,
): Promise<Anchoring> {
  if (!anchors) return "not_configured";
  const { projectId, seq, hash } = head;
  const path = anchorPath(projectId, seq, head.version);
  try {
    const before = await anchors.objects.read(path);
    if (before) {
      if (hashIn(before, path) === hash) return "known";
      log("error", "a trail does not lead to its anchor", { projectId, seq });
      return "contradicted";
    }
    const anchor = await anchors.sign({ ...head, at: now().toISOString() });
    await anchors.objects.write(path, `${JSON.stringify(anchor)}\n`, "application/json");
    return "anchored";
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log("error", "a head could not be anchored", { projectId, seq, reason });
    return "failed";
  }
}

function hashIn(bytes: Uint8Array, path: string): unknown {
  const anchor = parseStoredJson(new TextDecoder().decode(bytes), path);
  return typeof anchor === "object" && anchor !== null && "hash" in anchor ? anchor.hash : null;
}
