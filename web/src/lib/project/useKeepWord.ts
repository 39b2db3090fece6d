import { useMutation } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { explainError } from "../api/explainError.ts";
import { useRefreshProject } from "../queries/useRefreshProject.ts";
import { useToast } from "../toast/useToast.ts";

/** What a person speaks for: a line at its amount, or what a check found. */
export type WordSubject = { kind: "line" | "check"; id: string };

/** Says why a line or what a check asks about is right, or takes that back where there is no reason. */
export function useKeepWord(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ kind, id, reason }: WordSubject & { reason: string | null }) =>
      kind === "line" ? verifyLine(projectId, id, reason) : confirmCheck(projectId, id, reason),
    onSuccess: () => refresh(projectId),
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
}

function verifyLine(projectId: string, lineId: string, reason: string | null) {
  const params = { id: projectId, lineId };
  return callApi("verifyLine", {
    params,
    body: reason === null ? { status: "auto" } : { status: "verified", reason },
  });
}

function confirmCheck(projectId: string, checkId: string, reason: string | null) {
  const params = { id: projectId, checkId };
  return callApi("confirmCheck", {
    params,
    body: reason === null ? { status: "review" } : { status: "confirmed", reason },
  });
}
