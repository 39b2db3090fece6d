import { createHash, createPublicKey } from "node:crypto";
import { ANCHOR_SCHEMA, signedBytes } from "@tieout/files";
import { GoogleAuth } from "google-auth-library";
import type { Signer } from "./Anchors.ts";

/** A call of Google's APIs with the service's own credentials. */
export type RequestGoogle = (call: {
  url: string;
  method: "GET" | "POST";
  data?: object;
}) => Promise<{ data: unknown }>;

/**
 * Signs by Cloud KMS, which never gives the key away. `key` is the resource name of a version of an
 * asymmetric signing key with the algorithm EC_SIGN_P256_SHA256.
 */
export function kmsSigner(key: string, request: RequestGoogle = requestGoogle()): Signer {
  const url = `https://cloudkms.googleapis.com/v1/${key}`;
  let publicKey: string | null = null;
  const readKey = async () => {
    const { data } = await request({ url: `${url}/publicKey`, method: "GET" });
    const key = createPublicKey(textIn(data, "pem")).export({ type: "spki", format: "der" });
    return key.toString("base64");
  };
  return async (head) => {
    publicKey ??= await readKey();
    const sha256 = createHash("sha256").update(signedBytes(head)).digest("base64");
    const { data } = await request({
      url: `${url}:asymmetricSign`,
      method: "POST",
      data: { digest: { sha256 } },
    });
    return { $schema: ANCHOR_SCHEMA, ...head, publicKey, signature: textIn(data, "signature") };
  };
}

function requestGoogle(): RequestGoogle {
  const auth = new GoogleAuth({ scopes: ["https://www.googleapis.com/auth/cloudkms"] });
  return (call) => auth.request(call);
}

function textIn(data: unknown, field: string): string {
  const value =
    typeof data === "object" && data !== null ? (data as Record<string, unknown>)[field] : null;
  if (typeof value !== "string") throw new Error(`Cloud KMS answered without ${field}`);
  return value;
}
