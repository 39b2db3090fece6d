import { useMutation } from "@tanstack/react-query";
import type { UploadedFile } from "@tieout/contract";
import { useState } from "react";
import { callApi } from "../../../lib/api/callApi.ts";
import { explainError } from "../../../lib/api/explainError.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";

/** A file that could not be read again, and why; it stays as it was read before. */
type NotRead = { fileName: string; reason: string };

/** Reads files again, one after the other: which one is being read, and which were refused. */
export function useReadAgain(projectId: string) {
  const refresh = useRefreshProject();
  const [at, setAt] = useState(0);
  const reading = useMutation({
    mutationFn: async (files: readonly UploadedFile[]) => {
      const notRead: NotRead[] = [];
      for (const [index, { id: fileId, fileName }] of files.entries()) {
        setAt(index + 1);
        try {
          await callApi("retryFile", { params: { id: projectId, fileId } });
        } catch (error) {
          notRead.push({ fileName, reason: explainError(error) });
        }
      }
      return notRead;
    },
    onSettled: () => refresh(projectId),
  });
  return { at, ...reading };
}
