import { createHash, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { canonicalJson } from "@tieout/core";

/** What the signature of an anchor covers. */
export const ANCHOR_SCHEMA = "/schemas/anchor-1.json";

/** The head of a project's audit trail, as it was at a time. */
export type AnchoredHead = {
  projectId: string;
  /** The last entry of the trail, and its hash. */
  seq: number;
  hash: string;
  /** The version of the statement whose trail ends here; null where it is just the head of a day. */
  version: number | null;
  /** When it was signed, ISO 8601 UTC. */
  at: string;
};

/** A head under a signature: ECDSA on P-256 with SHA-256, in DER, base64. */
export type Anchor = AnchoredHead & {
  $schema: typeof ANCHOR_SCHEMA;
  /** The key that checks the signature: SubjectPublicKeyInfo in DER, base64. */
  publicKey: string;
  signature: string;
};

/** The bytes that are signed: the canonical JSON (RFC 8785) of the head under its schema. */
export function signedBytes({ projectId, seq, hash, version, at }: AnchoredHead): Uint8Array {
  const covered = { $schema: ANCHOR_SCHEMA, projectId, seq, hash, version, at };
  return new TextEncoder().encode([...canonicalJson(covered)].join(""));
}

/** Signs a head with a private key at hand. */
export function signHead(head: AnchoredHead, key: KeyObject): Anchor {
  const publicKey = createPublicKey(key).export({ type: "spki", format: "der" });
  const signature = sign("sha256", signedBytes(head), key);
  return {
    $schema: ANCHOR_SCHEMA,
    ...head,
    publicKey: publicKey.toString("base64"),
    signature: signature.toString("base64"),
  };
}

/** Whether the key an anchor names has signed it. */
export function isSigned({ publicKey, signature, ...head }: Anchor): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.from(publicKey, "base64"),
      format: "der",
      type: "spki",
    });
    if (key.asymmetricKeyType !== "ec") return false;
    return verify("sha256", signedBytes(head), key, Buffer.from(signature, "base64"));
  } catch {
    return false; // what is no key signs nothing
  }
}

/** The SHA-256 of the key of an anchor, by which people tell keys apart. */
export function fingerprintOf({ publicKey }: Pick<Anchor, "publicKey">): string {
  return createHash("sha256").update(Buffer.from(publicKey, "base64")).digest("hex");
}
