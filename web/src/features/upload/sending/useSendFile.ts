import { useQueryClient } from "@tanstack/react-query";
import { contentTypeOf } from "@tieout/contract";
import { useCallback, useEffect, useState } from "react";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { keys } from "../../../lib/queries/keys.ts";
import { useToast } from "../../../lib/toast/useToast.ts";
import { sendOnce } from "./sendOnce.ts";
import {
  type ChangeUpload,
  keyOf,
  type StoreFile,
  type UploadPlace,
  type UploadState,
  type WaitingFile,
} from "./Uploads.ts";
import { newUploadControl, type UploadControl } from "./uploadControl.ts";
import { storageProblem, uploadProblem } from "./uploadProblem.ts";

type Sent = { file: File; contentType: string; store: StoreFile };

/** Sends files to Storage, one at a time for each place, and cancels them. */
export function useSendFile(uid: string, change: ChangeUpload) {
  const [running] = useState(() => new Map<string, Sending>());
  const queryClient = useQueryClient();
  const refuse = useRefusal(change);
  useEffect(
    () => () => {
      for (const { control } of running.values()) control.cancel();
    },
    [running],
  );

  const start = useCallback(
    async (place: UploadPlace, { file, contentType, store }: Sent, sending: Sending) => {
      const fileName = file.name;
      const show = (share: number) => {
        sending.state = { ...sending.state, fileName, share };
        change(place, { state: sending.state });
      };
      show(0);
      const sent = { uid, place, file, contentType };
      const files = queryClient.getQueryData(filesQuery(place.projectId).queryKey) ?? [];
      const hasArrived = (id: string) => files.some((each) => each.id === id);
      const uploadId = await sendOnce(sent, { hasArrived, show, store, control: sending.control });
      change(place, { state: { step: "reading", fileName, uploadId, isLate: false } });
      await queryClient.invalidateQueries({ queryKey: keys.files(place.projectId) });
    },
    [uid, change, queryClient],
  );

  const send = useCallback(
    (place: UploadPlace, { file, store }: WaitingFile) => {
      const contentType = contentTypeOf(place.fileType, file.name);
      const problem = uploadProblem(place.fileType, file);
      if (problem !== null || contentType === null) return refuse(place, problem);
      const sending = newSending();
      running.set(keyOf(place), sending);
      start(place, { file, contentType, store }, sending)
        .catch((error: unknown) => refuse(place, storageProblem(error)))
        .finally(() => running.delete(keyOf(place)));
    },
    [running, refuse, start],
  );
  return { send, ...useControls(running, change) };
}

/** Says why a file is not taken, and lets the next one begin; one that was cancelled needs no reason. */
function useRefusal(change: ChangeUpload) {
  const toast = useToast();
  return useCallback(
    (place: UploadPlace, description: string | null) => {
      change(place, ({ refused }) => ({
        state: idle,
        refused: description === null ? refused : [...refused, description],
      }));
      if (description) toast({ title: "Upload failed", description, variant: "destructive" });
    },
    [change, toast],
  );
}

const idle: UploadState = { step: "idle" };

/** What can be said of the files that are being sent. */
function useControls(running: ReadonlyMap<string, Sending>, change: ChangeUpload) {
  const pause = useCallback(
    (place: UploadPlace, isPaused: boolean) => {
      const sending = running.get(keyOf(place));
      if (!sending) return;
      sending.control.pause(isPaused);
      sending.state = { ...sending.state, isPaused };
      change(place, { state: sending.state });
    },
    [running, change],
  );
  const cancel = useCallback(
    (place: UploadPlace) => running.get(keyOf(place))?.control.cancel(),
    [running],
  );
  return { pause, cancel };
}

/** A file that is being sent, as it was last shown, and what can be said of it. */
type Sending = { control: UploadControl; state: Extract<UploadState, { step: "sending" }> };

function newSending(): Sending {
  const state = { step: "sending", fileName: "", share: 0, isPaused: false } as const;
  return { control: newUploadControl(), state };
}
