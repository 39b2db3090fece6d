import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UploadedFile } from "@tieout/contract";
import type { FileType } from "@tieout/core";
import { useEffect, useRef, useState } from "react";
import { useSession } from "../../lib/auth/useSession.ts";
import { filesQuery } from "../../lib/queries/filesQuery.ts";
import { keys } from "../../lib/queries/keys.ts";
import { useRefreshProject } from "../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import { contentTypeOf } from "./acceptedFiles.ts";
import { settledToast } from "./settledToast.ts";
import { storeFile } from "./storeFile.ts";
import { storageProblem, uploadProblem } from "./uploadProblem.ts";

const watchMs = 1_000;

export type UploadState =
  | { step: "idle" }
  | { step: "sending"; fileName: string; share: number }
  | { step: "reading"; fileName: string; uploadId: string };

/** One widget's upload: send the file, then watch until it has been read. */
export function useUpload(projectId: string, fileType: FileType) {
  const [state, setState] = useState<UploadState>({ step: "idle" });
  const [settled, setSettled] = useState<UploadedFile | null>(null);
  const abort = useRef<AbortController | null>(null);
  const send = useSend(projectId, fileType, setState, abort);
  const fail = useFailure(() => setState({ step: "idle" }));
  const arrived = useArrival(projectId, state);
  const refresh = useRefreshProject();
  const toast = useToast();
  useEffect(() => {
    if (!arrived) return;
    setState({ step: "idle" });
    setSettled(arrived);
    toast(settledToast(arrived));
    void refresh(projectId);
  }, [arrived, projectId, refresh, toast]);
  useEffect(() => () => abort.current?.abort(), []);
  return {
    state,
    settled,
    cancel: () => abort.current?.abort(),
    again: () => setSettled(null),
    upload: (file: File) => {
      setSettled(null);
      const problem = uploadProblem(fileType, file);
      if (problem) return fail(problem);
      void send(file).catch((error: unknown) => fail(storageProblem(error)));
    },
  };
}

function useSend(
  projectId: string,
  fileType: FileType,
  report: (state: UploadState) => void,
  abort: { current: AbortController | null },
) {
  const session = useSession();
  const queryClient = useQueryClient();
  return async (file: File) => {
    const contentType = contentTypeOf(fileType, file.name);
    if (session.status !== "signedIn" || contentType === null) throw new Error("nothing to send");
    const [uploadId, fileName] = [crypto.randomUUID(), file.name];
    abort.current = new AbortController();
    report({ step: "sending", fileName, share: 0 });
    await storeFile(
      { uid: session.user.uid, projectId, fileType, uploadId, file, contentType },
      (share) => report({ step: "sending", fileName, share }),
      abort.current.signal,
    );
    report({ step: "reading", fileName, uploadId });
    await queryClient.invalidateQueries({ queryKey: keys.files(projectId) });
  };
}

function useFailure(stop: () => void) {
  const toast = useToast();
  return (description: string | null) => {
    stop();
    if (description) toast({ title: "Upload failed", description, variant: "destructive" });
  };
}

/** The file this widget waits for, once the server has read it. */
function useArrival(projectId: string, state: UploadState): UploadedFile | undefined {
  const isWaiting = state.step === "reading";
  const { data: files } = useQuery({
    ...filesQuery(projectId),
    ...(isWaiting && { refetchInterval: watchMs }),
  });
  if (!isWaiting) return undefined;
  return files?.find(({ id, status }) => id === state.uploadId && status !== "parsing");
}
