import { useQueryClient } from "@tanstack/react-query";
import { contentTypeOf } from "@tieout/contract";
import { useCallback, useEffect, useRef } from "react";
import { keys } from "../../../lib/queries/keys.ts";
import { useToast } from "../../../lib/toast/useToast.ts";
import type { StoreFile, Upload, UploadPlace } from "./Uploads.ts";
import { storageProblem, uploadProblem } from "./uploadProblem.ts";
import { keyOf } from "./useUploadEntries.ts";

type Change = (place: UploadPlace, update: Partial<Pick<Upload, "state" | "finishedId">>) => void;

type Sent = { file: File; contentType: string; store: StoreFile };

/** Sends files to Storage, one at a time for each place, and cancels them. */
export function useSendFile(uid: string, change: Change) {
  const running = useRef(new Map<string, AbortController>());
  const queryClient = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const abort of current.values()) abort.abort();
    };
  }, []);

  const start = useCallback(
    async (place: UploadPlace, { file, contentType, store }: Sent, signal: AbortSignal) => {
      const [uploadId, fileName] = [crypto.randomUUID(), file.name];
      const report = (share: number) =>
        change(place, { state: { step: "sending", fileName, share } });
      report(0);
      await store({ ...place, uid, uploadId, file, contentType }, report, signal);
      change(place, { state: { step: "reading", fileName, uploadId, isLate: false } });
      await queryClient.invalidateQueries({ queryKey: keys.files(place.projectId) });
    },
    [uid, change, queryClient],
  );

  const send = useCallback(
    (place: UploadPlace, file: File, store: StoreFile) => {
      const fail = (description: string | null) => {
        change(place, { state: { step: "idle" } });
        if (description) toast({ title: "Upload failed", description, variant: "destructive" });
      };
      change(place, { finishedId: null });
      const contentType = contentTypeOf(place.fileType, file.name);
      const problem = uploadProblem(place.fileType, file);
      if (problem !== null || contentType === null) return fail(problem);
      const abort = new AbortController();
      running.current.set(keyOf(place), abort);
      start(place, { file, contentType, store }, abort.signal)
        .catch((error: unknown) => fail(storageProblem(error)))
        .finally(() => running.current.delete(keyOf(place)));
    },
    [change, start, toast],
  );
  const cancel = useCallback(
    (place: UploadPlace) => running.current.get(keyOf(place))?.abort(),
    [],
  );
  return { send, cancel };
}
