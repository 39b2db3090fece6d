import type { Project } from "@tieout/contract";
import type { Toast } from "../toast/useToast.ts";

/** What became of preparing a statement, in short. */
export function statementToast({ tiesOut, status }: Pick<Project, "tiesOut" | "status">): Toast {
  return {
    title: tiesOut ? "The statement ties out" : "The statement is a draft",
    description:
      status === "completed"
        ? "No line is left to review."
        : "Some points are open: see the lines marked Review.",
    variant: tiesOut ? "default" : "destructive",
  };
}
