import { hashOfAuditEntry, hashOfEntryContent } from "../proof/hashes.ts";

/** What the entries of a trail say, each sealed and chained to the one before. */
export function sealedTrail(...said: readonly string[]) {
  let prevHash = "0".repeat(64);
  return said.map((description, at) => {
    const content = { salt: `salt ${at}`, description, metadata: {} };
    const entry = {
      ...content,
      seq: at + 1,
      createdAt: "2026-02-14T09:30:01.000Z",
      action: "adjustment",
      userId: "ada",
      prevHash,
      contentHash: hashOfEntryContent(content),
    };
    prevHash = hashOfAuditEntry(entry);
    return { ...entry, hash: prevHash };
  });
}
