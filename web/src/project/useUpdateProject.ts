import { useMutation } from "@tanstack/react-query";
import type { Input } from "@tieout/contract";
import { callApi } from "../lib/api/callApi.ts";
import { explainError } from "../lib/api/explainError.ts";
import { useRefreshProject } from "../lib/queries/useRefreshProject.ts";
import { useToast } from "../lib/toast/useToast.ts";
import { usePrepareAnew } from "./usePrepareAnew.ts";

/** Changes a project's settings; the statement follows where it is prepared by itself. */
export function useUpdateProject(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  const { before, prepareAnew } = usePrepareAnew(projectId);
  return useMutation({
    mutationFn: (body: Input<"updateProject">["body"]) =>
      callApi("updateProject", { params: { id: projectId }, body }),
    onMutate: () => before,
    onSuccess: async (after, changes, known) => {
      prepareAnew(known, after, changes);
      await refresh(projectId);
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}
