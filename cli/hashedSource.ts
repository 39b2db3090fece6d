import { createHash } from "node:crypto";
import type { LedgerSource } from "@tieout/files";

/** A ledger's file, and the SHA-256 of what was read of it. */
export type HashedSource = LedgerSource & { digest: () => Promise<string> };

/** Takes the SHA-256 of a file while it is read to its end, so that it is not read once more for it. */
export function hashedSource(source: LedgerSource): HashedSource {
  const digests: string[] = [];
  async function* open(): AsyncGenerator<Uint8Array> {
    const hash = createHash("sha256");
    for await (const piece of source.open()) {
      hash.update(piece);
      yield piece;
    }
    digests.push(hash.digest("hex"));
  }
  return { ...source, open, digest: async () => digests[0] ?? (await digestOf(source.open())) };
}

/** What ends before its file does, such as an archive with something behind it, is read once more. */
async function digestOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const piece of pieces) hash.update(piece);
  return hash.digest("hex");
}
