import type { Project } from "@tieout/contract";
import type { Toast } from "../toast/useToast.ts";

type Made = Pick<Project, "tiesOut" | "status">;

/** What became of preparing a statement, in short; of a draft the first reason for it, where it is known. */
export function statementToast({ tiesOut, status }: Made, draftReason = REASON_ELSEWHERE): Toast {
  if (!tiesOut)
    return {
      title: "The statement is a draft",
      description: draftReason,
      variant: "destructive",
    };
  return {
    title: "The statement ties out",
    description: status === "completed" ? "No point is left open." : "Some points are still open.",
  };
}

const REASON_ELSEWHERE = "The reason stands over the statement.";
