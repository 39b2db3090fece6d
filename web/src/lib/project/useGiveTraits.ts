import { useMutation } from "@tanstack/react-query";
import type { TraitId } from "@tieout/core";
import { callApi } from "../api/callApi.ts";
import { explainError } from "../api/explainError.ts";
import { useRefreshProject } from "../queries/useRefreshProject.ts";
import { useToast } from "../toast/useToast.ts";

/** Says what is known of an account besides its role, or leaves it to its name again (null). */
export function useGiveTraits(projectId: string, onDone: () => void) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ code, traits }: { code: string; traits: TraitId[] | null }) =>
      callApi("putAccountTraits", { params: { id: projectId, code }, body: { traits } }),
    onSuccess: async () => {
      await refresh(projectId);
      onDone();
      toast({ title: "Traits saved", description: "The statement is made with them." });
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}
