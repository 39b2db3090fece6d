import { useMutation } from "@tanstack/react-query";
import type { Input } from "@tieout/contract";
import { callApi } from "../api/callApi.ts";
import { explainError } from "../api/explainError.ts";
import { useRefreshProject } from "../queries/useRefreshProject.ts";
import { useToast } from "../toast/useToast.ts";

/** Changes a project's name, framework, method or currency. */
export function useUpdateProject(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: Input<"updateProject">["body"]) =>
      callApi("updateProject", { params: { id: projectId }, body }),
    onSuccess: () => refresh(projectId),
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}
