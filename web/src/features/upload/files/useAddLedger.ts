import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/callApi.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";

/** Adds a general ledger to those that count, or puts it in the place of those it is told to stand against. */
export function useAddLedger(projectId: string, fileId: string) {
  const refresh = useRefreshProject();
  return useMutation<unknown, Error, boolean>({
    mutationFn: (replaces) =>
      callApi("addFile", { params: { id: projectId, fileId }, body: { replaces } }),
    onSuccess: () => refresh(projectId),
  });
}
