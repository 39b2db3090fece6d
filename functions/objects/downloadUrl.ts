import { randomUUID } from "node:crypto";
import type { File as StoredObject } from "@google-cloud/storage";

/**
 * An address for an object: a V4 signed URL that ends at its time. The Storage emulator cannot
 * check signatures, so on the local suite, and only there, it is a download-token URL of the
 * emulator, which works until the object is removed. This is the one place that chooses.
 */
export function downloadUrl(
  file: StoredObject,
  fileName: string,
  expiresAt: Date,
): Promise<string> {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return emulator ? tokenUrl(file, emulator) : signedUrl(file, fileName, expiresAt);
}

/** Has browsers save an object under its name instead of showing it (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, "_");
  const exact = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

async function signedUrl(file: StoredObject, fileName: string, expiresAt: Date): Promise<string> {
  const [url] = await file.getSignedUrl({
    version: "v4",
    action: "read",
    expires: expiresAt,
    responseDisposition: attachment(fileName),
  });
  return url;
}

async function tokenUrl(file: StoredObject, emulator: string): Promise<string> {
  const token = randomUUID();
  await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: token } });
  const path = encodeURIComponent(file.name);
  return `http://${emulator}/v0/b/${file.bucket.name}/o/${path}?alt=media&token=${token}`;
}
