import { createHash, generateKeyPairSync, verify } from "node:crypto";
import { Storage } from "@google-cloud/storage";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { attachment, downloadUrl } from "./downloadUrl.ts";

const MINUTES_15 = 15 * 60;
const path = "exports/ada/p1/e1/cash-flow-Müller & Søn.pdf";

const keys = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const storage = new Storage({
  projectId: "demo-tieout",
  credentials: {
    client_email: "signer@demo-tieout.iam.gserviceaccount.com",
    private_key: keys.privateKey,
  },
});

beforeAll(() => void vi.stubEnv("FIREBASE_STORAGE_EMULATOR_HOST", undefined));
afterAll(() => void vi.unstubAllEnvs());

async function signed(): Promise<URL> {
  const file = storage.bucket("demo-tieout.appspot.com").file(path);
  const expiresAt = new Date(Date.now() + MINUTES_15 * 1000);
  return new URL(await downloadUrl(file, "cash-flow-Müller & Søn.pdf", expiresAt));
}

/** The string a V4 signature covers, built as Google publishes it, from the URL's own parts. */
function stringToSign(url: URL): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Goog-Signature")
    .map(
      ([name, value]) =>
        `${encode(name)}=${encode(value).replace(/%../g, (part) => part.toUpperCase())}`,
    )
    .toSorted();
  const canonicalRequest = [
    "GET",
    url.pathname,
    query.join("&"),
    `host:${url.host}\n`,
    "host",
    "UNSIGNED-PAYLOAD",
  ].join("\n");
  const [, ...scope] = (url.searchParams.get("X-Goog-Credential") ?? "").split("/");
  const digest = createHash("sha256").update(canonicalRequest).digest("hex");
  const date = url.searchParams.get("X-Goog-Date");
  return ["GOOG4-RSA-SHA256", date, scope.join("/"), digest].join("\n");
}

function isSignatureOf(text: string, url: URL): boolean {
  const signature = Buffer.from(url.searchParams.get("X-Goog-Signature") ?? "", "hex");
  return verify("RSA-SHA256", Buffer.from(text), keys.publicKey, signature);
}

test("an address is signed by the published V4 algorithm and ends after 15 minutes", async () => {
  const url = await signed();
  expect(url.searchParams.get("X-Goog-Algorithm")).toBe("GOOG4-RSA-SHA256");
  const seconds = Number(url.searchParams.get("X-Goog-Expires"));
  expect(seconds).toBeGreaterThan(MINUTES_15 - 60);
  expect(seconds).toBeLessThanOrEqual(MINUTES_15);
  expect(isSignatureOf(stringToSign(url), url)).toBe(true);
});

test("the signature does not fit another object, another time or another name", async () => {
  const url = await signed();
  const changes: ((other: URL) => void)[] = [
    (other) => {
      other.pathname = other.pathname.replace("e1", "e2");
    },
    (other) => other.searchParams.set("X-Goog-Expires", "604800"),
    (other) => other.searchParams.set("response-content-disposition", "inline"),
  ];
  for (const change of changes) {
    const other = new URL(url);
    change(other);
    expect(isSignatureOf(stringToSign(other), url)).toBe(false);
  }
});

test("a browser saves the file under its own name, whatever letters it has", () => {
  expect(attachment(`Müller's "& Søn.pdf`)).toBe(
    `attachment; filename="M_ller_s____S_n.pdf"; filename*=UTF-8''M%C3%BCller%27s%20%22%26%20S%C3%B8n.pdf`,
  );
});
