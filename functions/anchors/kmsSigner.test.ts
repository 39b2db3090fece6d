import { createHash, generateKeyPairSync, verify } from "node:crypto";
import { isSigned, signHead } from "@tieout/files";
import { expect, test } from "vitest";
import { chooseAnchors } from "./chooseAnchors.ts";
import { kmsSigner, type RequestGoogle } from "./kmsSigner.ts";

const key = "projects/p/locations/europe-west2/keyRings/r/cryptoKeys/k/cryptoKeyVersions/1";
const head = { projectId: "p-1", seq: 3, hash: "ab".repeat(32), version: 1, at: "2026-01-05" };
const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

test("asks Cloud KMS to sign the digest of what is signed, and names its public key", async () => {
  const asked: Parameters<RequestGoogle>[0][] = [];
  const signed = signHead(head, privateKey);
  const sign = kmsSigner(key, async (call) => {
    asked.push(call);
    const pem = publicKey.export({ type: "spki", format: "pem" });
    return { data: call.method === "GET" ? { pem } : { signature: signed.signature } };
  });
  const anchor = await sign(head);
  expect(isSigned(anchor)).toBe(true);
  expect({ ...anchor, signature: "" }).toEqual({ ...signed, signature: "" });
  await sign(head);
  const url = `https://cloudkms.googleapis.com/v1/${key}`;
  expect(asked.map((call) => call.url)).toEqual([
    `${url}/publicKey`,
    `${url}:asymmetricSign`,
    `${url}:asymmetricSign`,
  ]);
  const text = `{"$schema":"/schemas/anchor-1.json","at":"2026-01-05","hash":"${head.hash}","projectId":"p-1","seq":3,"version":1}`;
  const sha256 = createHash("sha256").update(text).digest("base64");
  expect(asked[1]?.data).toEqual({ digest: { sha256 } });
  expect(
    verify("sha256", Buffer.from(text), publicKey, Buffer.from(anchor.signature, "base64")),
  ).toBe(true);
});

test("an answer without what was asked for is an error, each time anew", async () => {
  const sign = kmsSigner(key, async () => ({ data: {} }));
  await expect(sign(head)).rejects.toThrow("Cloud KMS answered without");
  await expect(sign(head)).rejects.toThrow("Cloud KMS answered without");
});

test("nothing is anchored in the cloud where no key and no bucket are configured", () => {
  const never = () => {
    throw new Error("no bucket is asked for");
  };
  const services = { db: {} as never, bucket: never };
  expect(chooseAnchors({ ANCHOR_KMS_KEY: key }, services)).toBeNull();
  expect(chooseAnchors({ ANCHOR_BUCKET: "anchors" }, services)).toBeNull();
});
