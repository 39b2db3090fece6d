import { useMutation } from "@tanstack/react-query";
import type { EndpointName, Input } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { explainError } from "../../../lib/api/explainError.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../../lib/toast/useToast.ts";

type OfFile =
  | "selectFile"
  | "removeFile"
  | "restoreFile"
  | "acceptFile"
  | "takeBackAcceptance"
  | "retryFile";

/** What can be done with a file that is there: choose it, remove and restore it, accept it or take that back, read it again. */
export function useFileActions(projectId: string) {
  return {
    choose: useFileAction(projectId, "selectFile"),
    remove: useFileAction(projectId, "removeFile"),
    restore: useFileAction(projectId, "restoreFile"),
    accept: useFileAction(projectId, "acceptFile"),
    takeBack: useFileAction(projectId, "takeBackAcceptance"),
    retry: useFileAction(projectId, "retryFile"),
  };
}

function useFileAction(projectId: string, name: OfFile & EndpointName) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation<unknown, Error, string>({
    mutationFn: (fileId) => {
      const input: Input<OfFile> = { params: { id: projectId, fileId } };
      return callApi(name, input);
    },
    onSuccess: () => refresh(projectId),
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}
