import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { explainError } from "../../lib/api/explainError.ts";
import { useRefreshProject } from "../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../lib/toast/useToast.ts";

/** Choosing which file of a type counts, and removing one. */
export function useFileActions(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  const onError = (error: Error) =>
    toast({ title: "Error", description: explainError(error), variant: "destructive" });
  const choose = useMutation({
    mutationFn: (fileId: string) => callApi("selectFile", { params: { id: projectId, fileId } }),
    onSuccess: () => refresh(projectId),
    onError,
  });
  const remove = useMutation({
    mutationFn: (fileId: string) => callApi("removeFile", { params: { id: projectId, fileId } }),
    onSuccess: () => refresh(projectId),
    onError,
  });
  return { choose, remove };
}
