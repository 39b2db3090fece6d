import { useQuery } from "@tanstack/react-query";
import { limits, readingMsOf } from "@tieout/contract";
import { useEffect } from "react";
import { filesQuery } from "../../../lib/queries/filesQuery.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../../lib/toast/useToast.ts";
import type { ChangeUpload, Upload, UploadState } from "./Uploads.ts";
import { uploadToast } from "./uploadToast.ts";

const watchMs = 1_000;
const idle: UploadState = { step: "idle" };

/** Watches one upload until the server has read it, says so, and tells when that takes long. */
export function UploadArrival({ upload, change }: { upload: Upload; change: ChangeUpload }) {
  const { projectId, fileType, state } = upload;
  const isLate = state.step === "reading" && state.isLate;
  const uploadId = state.step === "reading" ? state.uploadId : null;
  const { data: files } = useQuery({
    ...filesQuery(projectId),
    enabled: uploadId !== null,
    refetchInterval: uploadId === null ? false : watchMs,
  });
  const known = files?.find(({ id }) => id === uploadId);
  const arrived = known?.status === "parsing" ? undefined : known;
  const patienceMs = known ? readingMsOf(known) : limits.readingMs;
  const refresh = useRefreshProject();
  const toast = useToast();
  useEffect(() => {
    if (!arrived) return;
    change({ projectId, fileType }, (before) => ({
      state: idle,
      arrived: [...before.arrived, arrived.id],
    }));
    toast(uploadToast(arrived));
    void refresh(projectId);
  }, [arrived, change, projectId, fileType, refresh, toast]);
  useEffect(() => {
    if (uploadId === null || isLate) return;
    const timer = setTimeout(() => {
      const late = {
        step: "reading",
        fileName: fileNameOf(state),
        uploadId,
        isLate: true,
      } as const;
      change({ projectId, fileType }, { state: late });
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [uploadId, isLate, patienceMs, state, change, projectId, fileType]);
  return null;
}

function fileNameOf(state: UploadState): string {
  return state.step === "idle" ? "" : state.fileName;
}
