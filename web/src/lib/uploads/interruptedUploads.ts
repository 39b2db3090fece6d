import type { UploadType } from "@tieout/core";
import * as z from "zod";
import { keptForLong } from "../browserStore.ts";

/** An upload that was begun, what its file is known by, and how far it has come. */
const begunUpload = z.object({
  uploadId: z.string(),
  /** Null before the first bytes have arrived, and where the file goes in one piece. */
  session: z.url().nullable(),
  share: z.number(),
  fileName: z.string(),
  size: z.number(),
  lastModified: z.number(),
  /** Over the first and the last bytes of the file. */
  digest: z.string(),
  begunAt: z.number(),
});

export type BegunUpload = z.infer<typeof begunUpload>;

/** One file type of one project takes one file at a time. */
type UploadPlace = { projectId: string; fileType: UploadType };

const prefix = "tieout-upload ";
/** Storage keeps a session for a week. */
const LASTS_MS = 6 * 24 * 3600 * 1000;
/** Bytes at either end of a file. */
const LOOKED_AT = 64 * 1024;

function itemOf(uid: string, { projectId, fileType }: UploadPlace): string {
  return `${prefix}${uid} ${projectId} ${fileType}`;
}

/** The upload of a place that this browser began and did not end; null where there is none. */
export function readBegun(uid: string, place: UploadPlace): BegunUpload | null {
  const kept = keptForLong.read(itemOf(uid, place));
  if (kept === null) return null;
  const read = begunUpload.safeParse(JSON.parse(kept));
  return read.success && Date.now() - read.data.begunAt < LASTS_MS ? read.data : null;
}

/** Keeps how an upload can be gone on with, through a page that is closed. */
export function keepBegun(uid: string, place: UploadPlace, begun: BegunUpload): void {
  keptForLong.keep(itemOf(uid, place), JSON.stringify(begun));
}

/** Forgets an upload that has arrived, or was cancelled. */
export function forgetBegun(uid: string, place: UploadPlace): void {
  keptForLong.forget(itemOf(uid, place));
}

/** Forgets the uploads of everybody, as nothing of a user remains after signing out. */
export function forgetAllBegun(): void {
  keptForLong.forgetAll(prefix);
}

/** What a file is known by when it is chosen again: its name, size, date, and its first and last bytes. */
export async function knownBy(
  file: File,
): Promise<Pick<BegunUpload, "fileName" | "size" | "lastModified" | "digest">> {
  const { name: fileName, size, lastModified } = file;
  const ends = new Blob([file.slice(0, LOOKED_AT), file.slice(Math.max(0, size - LOOKED_AT))]);
  const hash = await crypto.subtle.digest("SHA-256", await ends.arrayBuffer());
  const digest = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
  return { fileName, size, lastModified, digest: digest.join("") };
}

/** Whether a file is the one whose upload was begun. */
export function isSameFile(
  begun: BegunUpload,
  known: Awaited<ReturnType<typeof knownBy>>,
): boolean {
  const isAlike = begun.fileName === known.fileName && begun.size === known.size;
  return isAlike && begun.lastModified === known.lastModified && begun.digest === known.digest;
}
