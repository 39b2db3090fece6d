import { type ReactNode, useEffect, useMemo } from "react";
import { ProcessAfterUploads } from "../ProcessAfterUploads.tsx";
import { UploadArrival } from "./UploadArrival.tsx";
import { type Uploads, UploadsContext } from "./Uploads.ts";
import { useSendFile } from "./useSendFile.ts";
import { keyOf, useUploadEntries } from "./useUploadEntries.ts";

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

/** Closing the page ends an upload: the browser asks first. */
function useWarningBeforeLeaving(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isSending]);
}
