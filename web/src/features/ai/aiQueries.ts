import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { keys } from "../../lib/queries/keys.ts";

/** While a run is pending somebody, perhaps in another window, waits for a model. */
const PENDING_POLL_MS = 2_000;

/** What the checks found in every version, newest first. */
export function aiValidationsQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.aiValidations(projectId),
    queryFn: () => callApi("listAiValidations", { params: { id: projectId } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "pending") ? PENDING_POLL_MS : false,
  });
}

/** The audit notes, those of the newest version first. */
export function auditNotesQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.auditNotes(projectId),
    queryFn: () => callApi("listAuditNotes", { params: { id: projectId } }),
  });
}

/** The expert's last answers and what it learned. */
export function aiExpertQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.aiExpert(projectId),
    queryFn: () => callApi("getAiExpert", { params: { id: projectId } }),
    refetchInterval: ({ state }) => {
      const runs = [state.data?.generation, state.data?.validation, state.data?.improvement];
      return runs.some((run) => run?.status === "pending") ? PENDING_POLL_MS : false;
    },
  });
}
