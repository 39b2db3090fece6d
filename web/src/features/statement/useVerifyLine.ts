import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { explainError } from "../../lib/api/explainError.ts";
import { useRefreshProject } from "../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../lib/toast/useToast.ts";

/** Says that a line is right at its amount, or takes that back. */
export function useVerifyLine(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ lineId, status }: { lineId: string; status: "verified" | "auto" }) =>
      callApi("verifyLine", { params: { id: projectId, lineId }, body: { status } }),
    onSuccess: () => refresh(projectId),
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}
