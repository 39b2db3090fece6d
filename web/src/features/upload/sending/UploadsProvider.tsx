import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { readBegun } from "../../../lib/uploads/interruptedUploads.ts";
import { ProcessAfterUploads } from "../ProcessAfterUploads.tsx";
import { UploadArrival } from "./UploadArrival.tsx";
import {
  type ChangeUpload,
  isIdle,
  keyOf,
  type Upload,
  type UploadPlace,
  type Uploads,
  UploadsContext,
  type WaitingFile,
} from "./Uploads.ts";
import { useSendFile } from "./useSendFile.ts";

/** Keeps uploads above the screens, so that one goes on when its screen is left. */
export function UploadsProvider({ uid, children }: { uid: string; children: ReactNode }) {
  const { entries, find, isBusy, change } = useUploadEntries();
  const { send, pause, cancel } = useSendFile(uid, change);
  const uploads = useMemo<Uploads>(
    () => ({
      find,
      isBusy,
      pause,
      send: (place, files, store) =>
        change(place, (before) => ({
          waiting: [...before.waiting, ...files.map((file) => ({ file, store }))],
          ...(isIdle(before) && { arrived: [], refused: [] }),
        })),
      cancel: (place) => {
        change(place, { waiting: [] });
        cancel(place);
      },
      interrupted: (place) => readBegun(uid, place),
      arrive: (place, fileId) =>
        change(place, (before) => ({
          arrived: [...(isIdle(before) ? [] : before.arrived), fileId],
          refused: [],
        })),
      clear: (place) => change(place, { arrived: [], refused: [] }),
    }),
    [uid, find, isBusy, pause, cancel, change],
  );
  useNextInTurn(entries, change, send);
  useWarningBeforeLeaving(
    entries.some(({ state, waiting }) => state.step === "sending" || waiting.length > 0),
  );
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
        const changed = typeof update === "function" ? update(entry) : update;
        return new Map(before).set(keyOf(place), { ...entry, ...changed });
      }),
    [],
  );
  const find = useCallback(
    (place: UploadPlace) => entries.get(keyOf(place)) ?? idle(place),
    [entries],
  );
  const isBusy = useCallback(
    (projectId: string) =>
      [...entries.values()].some((entry) => entry.projectId === projectId && !isIdle(entry)),
    [entries],
  );
  return { entries: [...entries.values()], find, isBusy, change };
}

function idle({ projectId, fileType }: UploadPlace): Upload {
  return { projectId, fileType, state: { step: "idle" }, waiting: [], arrived: [], refused: [] };
}

/** A place sends a file when the one before it has been read. */
function useNextInTurn(
  entries: readonly Upload[],
  change: ChangeUpload,
  send: (place: UploadPlace, next: WaitingFile) => void,
): void {
  useEffect(() => {
    for (const { state, waiting, ...place } of entries) {
      const [next, ...rest] = waiting;
      if (state.step !== "idle" || !next) continue;
      change(place, { waiting: rest });
      send(place, next);
    }
  }, [entries, change, send]);
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
