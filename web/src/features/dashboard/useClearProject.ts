import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { explainError } from "../../lib/api/explainError.ts";
import { useRefreshProject } from "../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../lib/toast/useToast.ts";

/** Removes a project's files, statements, adjustments and exports. */
export function useClearProject(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi("clearProject", { params: { id: projectId } }),
    onSuccess: async () => {
      await refresh(projectId);
      toast({ title: "Project data cleared", description: "The audit trail is kept." });
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}
