import { useQuery } from "@tanstack/react-query";
import type { UploadedFile } from "@tieout/contract";
import { isUsed } from "@tieout/contract";
import type { UploadType } from "@tieout/core";
import { useEffect } from "react";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { type StoreFile, useUploads } from "./Uploads.ts";

const loadStoring = () => import("./storeFile.ts");

const storeFile: StoreFile = async (...given) => (await loadStoring()).storeFile(...given);

/** One widget's upload: what goes on, the file that was read last as it stands now, and what to do. */
export function useUpload(projectId: string, fileType: UploadType) {
  const { find, interrupted, send, pause, cancel, clear } = useUploads();
  const { data: files = [] } = useQuery(filesQuery(projectId));
  const place = { projectId, fileType };
  const { state, waiting, arrived, refused } = find(place);
  // Storage is of no use before a file is chosen: it comes once the screen stands, to be there offline too.
  useEffect(() => void Promise.allSettled([loadStoring()]), []);
  const own = files.filter((file) => file.fileType === fileType);
  const begun = state.step === "idle" ? interrupted(place) : null;
  const read = arrived.flatMap((id) => own.find((file) => file.id === id) ?? []);
  const finished = read.at(-1) ?? null;
  const counting = own.filter(({ isSelected }) => isSelected);
  return {
    state,
    /** Why files were not taken, for as long as nobody sends others. */
    refused,
    /** How many files wait until this one has been read. */
    waitingCount: waiting.length,
    interrupted: begun && own.some(({ id }) => id === begun.uploadId) ? null : begun,
    files: own,
    /** The name of the file that counts, or how many there are, and whether one has just arrived. */
    held: heldOf(counting, finished !== null),
    finished,
    /** How many were read since somebody began to send some. */
    readCount: read.length,
    /** The same workbook where it gives another file too, as one with both statements does. */
    alsoTaken: finished?.sha256
      ? files.filter(
          ({ fileType: other, sha256, matching }) =>
            other !== fileType && sha256 === finished.sha256 && (matching?.sheet ?? null) !== null,
        )
      : [],
    isUsed: isUsed(fileType, files),
    upload: (chosen: readonly File[]) => send(place, chosen, storeFile),
    pause: (isPaused: boolean) => pause(place, isPaused),
    cancel: () => cancel(place),
    again: () => clear(place),
  };
}

function heldOf(counting: readonly UploadedFile[], hasArrived: boolean): string | null {
  const [first, ...others] = counting;
  if (!first) return null;
  const arrived = hasArrived ? " uploaded" : "";
  return others.length === 0
    ? `${first.fileName}${arrived}`
    : `${counting.length} files${arrived}, read as one ledger`;
}
