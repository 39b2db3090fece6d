import { useMutation, useQueryClient } from "@tanstack/react-query";
import { explainError } from "../../lib/api/explainError.ts";
import { keys } from "../../lib/queries/keys.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import type { Check } from "./checks.ts";

/** Runs a check; when the model fails, what our own procedures found is there all the same. */
export function useRunCheck(projectId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (check: Check) => check.run(projectId),
    onSuccess: ({ summary }, { label }) =>
      toast({ title: `${label} finished`, description: summary }),
    onError: (error, { failureTitle }) =>
      toast({ title: failureTitle, description: explainError(error), variant: "destructive" }),
    onSettled: () =>
      Promise.all(
        [keys.aiValidations(projectId), keys.auditNotes(projectId), keys.auditTrail(projectId)].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
