import { mostBytesInWords, mostBytesOf, problemMessages, type UploadPath } from "@tieout/contract";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import { takeAllowance } from "../limits/takeAllowance.ts";
import { isStorageFull } from "./isStorageFull.ts";

/** What an event says about an object that was written to Storage. */
export type PutObject = { sizeBytes: number; contentEncoding: string | null };

/** Why an object that its owner put into Storage is not read; null where it is. */
export async function refusalOf(
  deps: Deps,
  { uid, fileType }: Pick<UploadPath, "uid" | "fileType">,
  { sizeBytes, contentEncoding }: PutObject,
): Promise<string | null> {
  if (sizeBytes > mostBytesOf(fileType)) return tooLarge(fileType);
  if (contentEncoding && contentEncoding !== "identity") return COMPRESSED;
  if (await isStorageFull(deps, uid, sizeBytes)) return problemMessages.storage_full;
  try {
    await takeAllowance(deps, "upload", { uid, address: null });
    return null;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === "too_many_requests") return error.message;
    throw error;
  }
}

/** The words for a file that has more bytes than its type may. */
export function tooLarge(fileType: UploadPath["fileType"]): string {
  return `The file is larger than ${mostBytesInWords(fileType)}.`;
}

const COMPRESSED = "This file was sent compressed. Upload it as it is.";
