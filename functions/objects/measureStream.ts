import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import type { Written } from "./ObjectStore.ts";

/** A stream that lets everything through and knows afterwards how much it was and its SHA-256. */
export function measureStream(): { measure: Transform; written: () => Written } {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  const measure = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  return { measure, written: () => ({ sha256: hash.digest("hex"), sizeBytes }) };
}
