import type { UploadType } from "@tieout/core";
import { createContext, useContext } from "react";
import type { storeFile } from "./storeFile.ts";

export type StoreFile = typeof storeFile;

/** Where an upload goes: one file type of one project takes one file at a time. */
export type UploadPlace = { projectId: string; fileType: UploadType };

/** The name of a place. */
export function keyOf({ projectId, fileType }: UploadPlace): string {
  return `${projectId} ${fileType}`;
}

export type UploadState =
  | { step: "idle" }
  | { step: "sending"; fileName: string; share: number; isPaused: boolean }
  | { step: "reading"; fileName: string; uploadId: string; isLate: boolean };

/** What goes on at one place, and the file that was read there last. */
export type Upload = UploadPlace & { state: UploadState; finishedId: string | null };

/** Says what has become of an upload. */
export type ChangeUpload = (
  place: UploadPlace,
  update: Partial<Pick<Upload, "state" | "finishedId">>,
) => void;

/** An upload that stopped when its page was closed: choosing its file again goes on with it. */
export type Interrupted = { fileName: string; share: number };

export type Uploads = {
  find: (place: UploadPlace) => Upload;
  /** What was begun at a place on an earlier page, and has not arrived. */
  interrupted: (place: UploadPlace) => Interrupted | null;
  /** `store` comes from the screen: the code that speaks to Storage is loaded with it. */
  send: (place: UploadPlace, file: File, store: StoreFile) => void;
  /** Has a file that is being sent wait, or go on. */
  pause: (place: UploadPlace, isPaused: boolean) => void;
  cancel: (place: UploadPlace) => void;
  /** Forgets which file was read last, to take another. */
  clear: (place: UploadPlace) => void;
};

export const UploadsContext = createContext<Uploads | null>(null);

/** The uploads that go on, on whatever screen they were begun. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error("there is no UploadsProvider above");
  return uploads;
}
