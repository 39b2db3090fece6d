import { useMutation, useQueryClient } from "@tanstack/react-query";
import { explainError } from "../../../lib/api/explainError.ts";
import { keys } from "../../../lib/queries/keys.ts";
import { type Toast, useToast } from "../../../lib/toast/useToast.ts";

type Asked<Input, Answer> = {
  ask: (input: Input) => Promise<Answer>;
  /** The title of a failure (specification section 8). */
  failureTitle: string;
  toastFor: (answer: Answer) => Toast;
};

/** Asks the expert for something; what it says is read again, after a failure too. */
export function useExpert<Input, Answer>(
  projectId: string,
  { ask, failureTitle, toastFor }: Asked<Input, Answer>,
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ask,
    onSuccess: (answer) => toast(toastFor(answer)),
    onError: (error) =>
      toast({ title: failureTitle, description: explainError(error), variant: "destructive" }),
    onSettled: () =>
      Promise.all(
        [keys.aiExpert(projectId), keys.auditTrail(projectId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
