import { useMutation } from "@tanstack/react-query";
import type { Difference } from "@tieout/contract";
import { callApi } from "../../../lib/api/callApi.ts";
import { useRefreshProject } from "../../../lib/queries/useRefreshProject.ts";

/** Whether it takes the place of others, and the differences between them that it is taken with. */
export type HowAdded = { replaces: boolean; accepts?: Difference[] };

/** Adds a general ledger to those that count, or puts it in the place of those it is told to stand against. */
export function useAddLedger(projectId: string, fileId: string) {
  const refresh = useRefreshProject();
  return useMutation<unknown, Error, HowAdded>({
    mutationFn: (body) => callApi("addFile", { params: { id: projectId, fileId }, body }),
    onSuccess: () => refresh(projectId),
  });
}
