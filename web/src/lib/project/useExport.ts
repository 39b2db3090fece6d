import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ExportKind } from "@tieout/core";
import { explainError } from "../api/explainError.ts";
import { keys } from "../queries/keys.ts";
import { useToast } from "../toast/useToast.ts";
import { type ExportChoice, exportCalls } from "./exportCalls.ts";
import { openDownload } from "./openDownload.ts";

/** An export that is asked for. */
export type ExportRequest = { kind: ExportKind; choice?: ExportChoice };

/** Makes an export and opens it; `failureTitle` is the screen's own word for a failure. */
export function useExport(projectId: string, failureTitle: "Error" | "Export Failed") {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ kind, choice = {} }: ExportRequest) => exportCalls[kind](projectId, choice),
    onSuccess: async ({ downloadUrl, fileName }) => {
      openDownload(downloadUrl);
      toast({ title: "Export ready", description: fileName });
      const changed = [keys.exports(projectId), keys.auditTrail(projectId)];
      await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError: (error, { kind }) => {
      const reason = explainError(error);
      const description = kind === "workings" ? `Failed to export workings: ${reason}` : reason;
      toast({ title: failureTitle, description, variant: "destructive" });
    },
  });
}
