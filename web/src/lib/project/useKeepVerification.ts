import { useMutation } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { explainError } from "../api/explainError.ts";
import { useRefreshProject } from "../queries/useRefreshProject.ts";
import { useToast } from "../toast/useToast.ts";

/** What a person confirms: a line at its amount, or what a check found. */
export type VerificationSubject = { kind: "line" | "check"; id: string };

/** What a person says for a subject, and what they had said before: null where nothing. */
export type NewWord = VerificationSubject & { reason: string | null; before: string | null };

/** Says why a line or what a check asks about is right, or takes that back where there is no reason; each can be undone. */
export function useKeepVerification(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  const keep = useMutation({
    mutationFn: ({ kind, id, reason }: NewWord) =>
      kind === "line" ? verifyLine(projectId, id, reason) : confirmCheck(projectId, id, reason),
    onSuccess: async (_reply, word) => {
      await refresh(projectId);
      const undone = { ...word, reason: word.before, before: word.reason };
      toast({
        title: titleOf(word),
        action: { label: "Undo", onClick: () => keep.mutate(undone) },
      });
    },
    onError: (error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  });
  return keep;
}

function titleOf({ kind, reason }: NewWord): string {
  if (kind === "check") return reason === null ? "Confirmation taken back" : "Confirmed";
  return reason === null ? "Verification taken back" : "Verified";
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
