import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { explainError } from "../../lib/api/explainError.ts";
import { useRefreshProject } from "../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../lib/toast/useToast.ts";
import type { Proposal } from "./Proposal.ts";

export type DecisionStatus = "open" | "accepted" | "dismissed";

/** What is decided on: a finding of a run, or a note. */
export type Subject =
  | { kind: "finding"; resultId: string; findingId: string }
  | { kind: "note"; noteId: string };

type Decided = { status: DecisionStatus; reason?: string };

const titles = { open: "Reopened", accepted: "Agreed", dismissed: "Dismissed" } as const;

/** Keeps what a person made of a finding; the API makes what an accepted one proposes. */
export function useDecide(projectId: string, subject: Subject, proposal: Proposal | null) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ status, reason = "" }: Decided) => keep(projectId, subject, { status, reason }),
    onSuccess: async (_kept, { status }) => {
      await refresh(projectId);
      toast({
        title: titles[status],
        description:
          status === "accepted" && proposal
            ? "It is in the statement, under your name."
            : "The decision is in the audit trail.",
      });
    },
    onError: async (error) => {
      toast({ title: "Error", description: explainError(error), variant: "destructive" });
      await refresh(projectId);
    },
  });
}

function keep(
  id: string,
  subject: Subject,
  body: { status: DecisionStatus; reason: string },
): Promise<unknown> {
  if (subject.kind === "note") {
    return callApi("decideAuditNote", { params: { id, noteId: subject.noteId }, body });
  }
  const { resultId, findingId } = subject;
  return callApi("decideFinding", { params: { id, resultId }, body: { findingId, ...body } });
}
