import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { callApi } from "../api/callApi.ts";
import { explainError } from "../api/explainError.ts";
import { keys } from "../queries/keys.ts";
import { useRefreshProject } from "../queries/useRefreshProject.ts";
import { useToast } from "../toast/useToast.ts";
import { useSelectedProject } from "./useSelectedProject.ts";

/** Opens the sample company, or a copy of it that can be changed, and works on it from then on. */
export function useOpenSample() {
  const queryClient = useQueryClient();
  const { select } = useSelectedProject();
  const toast = useToast();
  const refresh = useRefreshProject();
  return useMutation({
    mutationFn: (isCopy: boolean) => callApi("createSample", { body: { isCopy } }),
    onSuccess: async (sample) => {
      queryClient.setQueryData(keys.projects, (before: Project[] = []) => [
        sample,
        ...before.filter(({ id }) => id !== sample.id),
      ]);
      select(sample.id);
      // The list is asked again and again: it may have shown the company before its statement was made.
      await refresh(sample.id);
    },
    onError: (error) =>
      toast({
        title: "The sample could not be opened",
        description: explainError(error),
        variant: "destructive",
      }),
  });
}
