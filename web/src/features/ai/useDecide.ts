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

type Decided = {
  status: DecisionStatus;
  reason?: string;
  /** What an acceptance does, under the user's name. */
  proposal?: Proposal;
};

const titles = { open: "Reopened", accepted: "Accepted", dismissed: "Dismissed" } as const;

/**
 * Keeps what a person made of a finding. An acceptance first makes the ordinary adjustment or
 * mapping; one that is refused decides nothing.
 */
export function useDecide(projectId: string, subject: Subject) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ status, reason = "", proposal }: Decided) => {
      if (proposal) await make(projectId, proposal);
      await keep(projectId, subject, { status, reason });
    },
    onSuccess: async (_kept, { status, proposal }) => {
      toast({
        title: titles[status],
        description: proposal
          ? "The statement has been prepared again with it, under your name."
          : "The decision is in the audit trail.",
      });
      await refresh(projectId);
    },
    onError: async (error) => {
      toast({ title: "Error", description: explainError(error), variant: "destructive" });
      await refresh(projectId);
    },
  });
}

function make(id: string, { adjustment, mapping }: Proposal): Promise<unknown> {
  if (adjustment) return callApi("createAdjustment", { params: { id }, body: adjustment });
  if (!mapping) return Promise.resolve();
  const { account: code, role } = mapping;
  return callApi("putAccountMapping", { params: { id, code }, body: { role } });
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
