import { createHash } from "node:crypto";

/** The hash a statement is known by: SHA-256 over its JSON as it is stored, in hexadecimal. */
export function hashOfDocument(document: unknown): string {
  return createHash("sha256").update(JSON.stringify(document)).digest("hex");
}
