import { useMutation } from "@tanstack/react-query";
import type { UploadedFile } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";
import { type Toast, useToast } from "../../../lib/toast/useToast.ts";
import type { DraftMatching } from "./DraftMatching.ts";

/** Matching a file's columns by hand, and forgetting how its layout was matched. */
export function useMatching(projectId: string, fileId: string, onDone: () => void) {
  const refresh = useRefreshProject();
  const toast = useToast();
  const params = { id: projectId, fileId };
  const finish = (describe: (file: UploadedFile) => Toast) => async (file: UploadedFile) => {
    await refresh(projectId);
    toast(describe(file));
    onDone();
  };
  const save = useMutation({
    mutationFn: (body: DraftMatching) => callApi("putFileMapping", { params, body }),
    onSuccess: finish(matchedToast),
  });
  const forget = useMutation({
    mutationFn: () => callApi("forgetFileMapping", { params }),
    onSuccess: finish(() => ({
      title: "Matching forgotten",
      description: "The next file with these headings is matched by itself.",
    })),
  });
  return { save, forget };
}

function matchedToast({ fileName, status }: UploadedFile): Toast {
  if (status === "valid") {
    return {
      title: "Columns matched",
      description: `${fileName} is read as you chose, and so is the next file with these headings.`,
    };
  }
  return {
    title: "File validation failed",
    description: `${fileName} is read as you chose, and its errors are listed.`,
    variant: "destructive",
  };
}
