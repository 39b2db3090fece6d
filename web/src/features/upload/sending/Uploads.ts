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

/** A file that is to be sent when those before it have been read. */
export type WaitingFile = { file: File; store: StoreFile };

/** What goes on at one place. */
export type Upload = UploadPlace & {
  state: UploadState;
  waiting: readonly WaitingFile[];
  /** The files that were read there since somebody began to send some, the last of them last. */
  arrived: readonly string[];
  /** Why files were not sent or not stored since then. */
  refused: readonly string[];
};

/** Whether nothing is being sent or read at a place, and nothing waits there. */
export function isIdle({ state, waiting }: Upload): boolean {
  return state.step === "idle" && waiting.length === 0;
}

/** Says what has become of an upload, as it was before or by what it was. */
export type ChangeUpload = (
  place: UploadPlace,
  update: Change | ((before: Upload) => Change),
) => void;

type Change = Partial<Pick<Upload, "state" | "waiting" | "arrived" | "refused">>;

/** An upload that stopped when its page was closed: choosing its file again goes on with it. */
export type Interrupted = { uploadId: string; fileName: string; share: number };

export type Uploads = {
  /** Whether a file of a project is on its way, or is being read. */
  isBusy: (projectId: string) => boolean;
  find: (place: UploadPlace) => Upload;
  /** What was begun at a place on an earlier page, and has not arrived. */
  interrupted: (place: UploadPlace) => Interrupted | null;
  /** One file after another; `store` comes from the screen: the code that speaks to Storage is loaded with it. */
  send: (place: UploadPlace, files: readonly File[], store: StoreFile) => void;
  /** Has a file that is being sent wait, or go on. */
  pause: (place: UploadPlace, isPaused: boolean) => void;
  /** Ends what is being sent, and what waits behind it. */
  cancel: (place: UploadPlace) => void;
  /** Counts a file that came there without being sent as one that was read last. */
  arrive: (place: UploadPlace, fileId: string) => void;
  /** Forgets which files were read last, to take others. */
  clear: (place: UploadPlace) => void;
};

export const UploadsContext = createContext<Uploads | null>(null);

/** The uploads that go on, on whatever screen they were begun. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new Error("there is no UploadsProvider above");
  return uploads;
}
