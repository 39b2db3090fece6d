import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@tieout/contract";
import { callApi } from "../api/callApi.ts";
import { explainBriefly } from "../api/explainBriefly.ts";
import { keys } from "../queries/keys.ts";
import { projectsQuery } from "../queries/projectsQuery.ts";
import { useRefreshProject } from "../queries/useRefreshProject.ts";
import { useToast } from "../toast/useToast.ts";
import { statementToast } from "./statementToast.ts";

/** Prepares a new version of a project's statement from the files that count. */
export function useProcessProject(projectId: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationKey: keys.processingOf(projectId),
    mutationFn: (body: Input<"processProject">["body"]) =>
      callApi("processProject", { params: { id: projectId }, body }),
    onSuccess: async (made) => {
      await refresh(projectId);
      // Of a large ledger it is told when it is there
      if (made.status === "processing") return;
      const projects = queryClient.getQueryData(projectsQuery().queryKey);
      const [reason] = projects?.find(({ id }) => id === projectId)?.draftReasons ?? [];
      toast(statementToast(made, reason?.message));
    },
    onError: async (error) => {
      toast({ title: "Error", description: explainBriefly(error), variant: "destructive" });
      await refresh(projectId);
    },
  });
}
