import { useMutation } from "@tanstack/react-query";
import type { Input, Project } from "@tieout/contract";
import { callApi } from "../lib/api/callApi.ts";
import { explainError } from "../lib/api/explainError.ts";
import { useRefreshProject } from "../lib/queries/useRefreshProject.ts";
import { useToast } from "../lib/toast/useToast.ts";
import { type Following, usePrepareAnew } from "./usePrepareAnew.ts";

type UpdateOptions = {
  /** What is done when the change is saved, and what becomes of the statement. */
  onSaved?: (after: Project, following: Following) => void;
  /** Whether the caller shows what is refused; else a toast does. */
  showsRefusals?: boolean;
};

/** Changes a project's settings; the statement follows where it is prepared by itself. */
export function useUpdateProject(
  projectId: string,
  { onSaved, showsRefusals = false }: UpdateOptions = {},
) {
  const refresh = useRefreshProject();
  const toast = useToast();
  const { before, prepareAnew } = usePrepareAnew(projectId);
  return useMutation({
    mutationFn: (body: Input<"updateProject">["body"]) =>
      callApi("updateProject", { params: { id: projectId }, body }),
    onMutate: () => before,
    onSuccess: async (after, changes, known) => {
      const following = prepareAnew(known, after, changes);
      await refresh(projectId);
      onSaved?.(after, following);
    },
    onError: (error) => {
      if (showsRefusals) return;
      toast({ title: "Error", description: explainError(error), variant: "destructive" });
    },
  });
}
