import { useMutation } from "@tanstack/react-query";
import type { AdjustmentBody } from "@tieout/contract";
import { callApi } from "../../lib/api/callApi.ts";
import { explainError } from "../../lib/api/explainError.ts";
import { useRefreshProject } from "../../lib/queries/useRefreshProject.ts";
import { useToast } from "../../lib/toast/useToast.ts";

/** Adds an adjustment, or puts it in the place of another; what is wrong is shown by the form. */
export function useCreateAdjustment(projectId: string, replaces: string | null) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: AdjustmentBody) =>
      replaces === null
        ? callApi("createAdjustment", { params: { id: projectId }, body })
        : callApi("replaceAdjustment", {
            params: { id: projectId, adjustmentId: replaces },
            body,
          }),
    onSuccess: async ({ reason }) => {
      await refresh(projectId);
      const title = replaces === null ? "Adjustment added" : "Adjustment reversed and made anew";
      toast({ title, description: reason });
    },
  });
}

/** Reverses an adjustment; both stay on record. */
export function useReverseAdjustment(projectId: string) {
  const report = useReport(projectId);
  return useMutation({
    mutationFn: (adjustmentId: string) =>
      callApi("reverseAdjustment", { params: { id: projectId, adjustmentId } }),
    onSuccess: () => report.done("Adjustment reversed"),
    onError: report.failed,
  });
}

/** Says that an adjustment still holds although its file was replaced. */
export function useConfirmAdjustment(projectId: string) {
  const report = useReport(projectId);
  return useMutation({
    mutationFn: (adjustmentId: string) =>
      callApi("confirmAdjustment", {
        params: { id: projectId, adjustmentId },
        body: { status: "active" },
      }),
    onSuccess: () => report.done("Adjustment confirmed"),
    onError: report.failed,
  });
}

function useReport(projectId: string) {
  const refresh = useRefreshProject();
  const toast = useToast();
  return {
    done: async (title: string) => {
      await refresh(projectId);
      toast({ title });
    },
    failed: (error: Error) =>
      toast({ title: "Error", description: explainError(error), variant: "destructive" }),
  };
}
