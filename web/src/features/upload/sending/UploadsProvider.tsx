import { useQueryClient } from "@tanstack/react-query";
import { contentTypeOf } from "@tieout/contract";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { keys } from "../../../lib/queries/keys.ts";
import { useToast } from "../../../lib/toast/useToast.ts";
import { ProcessAfterUploads } from "../ProcessAfterUploads.tsx";
import { UploadArrival } from "./UploadArrival.tsx";
import {
  type ChangeUpload,
  type StoreFile,
  type Upload,
  type UploadPlace,
  type Uploads,
  UploadsContext,
} from "./Uploads.ts";
import { storageProblem, uploadProblem } from "./uploadProblem.ts";

/** Keeps uploads above the screens, so that one goes on when its screen is left. */
export function UploadsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const { entries, find, change } = useUploadEntries();
  const { send, cancel } = useSendFile(uid, change);
  const uploads = useMemo<Uploads>(
    () => ({ find, send, cancel, clear: (place) => change(place, { finishedId: null }) }),
    [find, send, cancel, change],
  );
  useWarningBeforeLeaving(entries.some(({ state }) => state.step === "sending"));
  return (
    <UploadsContext value={uploads}>
      {children}
      {entries.map((upload) => (
        <UploadArrival key={keyOf(upload)} upload={upload} change={change} />
      ))}
      {[...new Set(entries.map(({ projectId }) => projectId))].map((projectId) => (
        <ProcessAfterUploads
          key={projectId}
          projectId={projectId}
          uploads={entries.filter((upload) => upload.projectId === projectId)}
        />
      ))}
    </UploadsContext>
  );
}

/** The uploads by place; a place nobody has used yet is idle. */
function useUploadEntries() {
  const [entries, setEntries] = useState<ReadonlyMap<string, Upload>>(new Map());
  const change = useCallback<ChangeUpload>(
    (place, update) =>
      setEntries((before) => {
        const entry = before.get(keyOf(place)) ?? idle(place);
        return new Map(before).set(keyOf(place), { ...entry, ...update });
      }),
    [],
  );
  const find = useCallback(
    (place: UploadPlace) => entries.get(keyOf(place)) ?? idle(place),
    [entries],
  );
  return { entries: [...entries.values()], find, change };
}

/** The name of a place. */
function keyOf({ projectId, fileType }: UploadPlace): string {
  return `${projectId} ${fileType}`;
}

function idle({ projectId, fileType }: UploadPlace): Upload {
  return { projectId, fileType, state: { step: "idle" }, finishedId: null };
}

type Sent = { file: File; contentType: string; store: StoreFile };

/** Sends files to Storage, one at a time for each place, and cancels them. */
function useSendFile(uid: string, change: ChangeUpload) {
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

/** Closing the page ends an upload: the browser asks first. */
function useWarningBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isSending]);
}
