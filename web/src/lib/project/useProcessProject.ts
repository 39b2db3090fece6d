import { useMutation } from "@tanstack/react-query";
import type { Input } from "@tieout/contract";
import { callApi } from "../api/callApi.ts";
import { explainError } from "../api/explainError.ts";
import { keys } from "../queries/keys.ts";
import { useRefreshProject } from "../queries/useRefreshProject.ts";
import { useToast } from "../toast/useToast.ts";

/** Prepares a new version of a project's statement from the files that count. */
export function useProcessProject(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationKey: keys.processingOf(projectId),
    mutationFn: (body: Input<"processProject">["body"]) =>
      callApi("processProject", { params: { id: projectId }, body }),
    onSuccess: async ({ tiesOut, status }) => {
      await refresh(projectId);
      toast({
        title: tiesOut ? "The statement ties out" : "The statement is a draft",
        description:
          status === "completed"
            ? "No line is left to review."
            : "Some points are open: see the lines marked Review.",
        variant: tiesOut ? "default" : "destructive",
      });
    },
    onError: async (error) => {
      toast({ title: "Error", description: explainError(error), variant: "destructive" });
      await refresh(projectId);
    },
  });
}
