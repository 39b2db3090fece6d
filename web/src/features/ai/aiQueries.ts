import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { limits } from "@tieout/contract";
import { callApi } from "../../lib/api/callApi.ts";
import { callPage } from "../../lib/api/callPage.ts";
import { keys } from "../../lib/queries/keys.ts";
import { itemsOf, pageAt, pageByPage } from "../../lib/queries/pageByPage.ts";

/** While a run is pending somebody, perhaps in another window, waits for a model. */
const PENDING_POLL_MS = 2_000;

/** What the checks found in every version, newest first, a page at a time. */
export function aiValidationsQuery(projectId: string) {
  return infiniteQueryOptions({
    queryKey: keys.aiValidations(projectId),
    queryFn: ({ pageParam }) =>
      callPage("listAiValidations", { params: { id: projectId }, query: pageAt(pageParam) }),
    ...pageByPage,
    select: itemsOf,
    refetchInterval: ({ state }) => {
      const runs = state.data ? itemsOf(state.data) : [];
      return runs.some(({ status }) => status === "pending") ? PENDING_POLL_MS : false;
    },
  });
}

/** The audit notes, those of the newest version first: a page holds all that one run writes. */
export function auditNotesQuery(projectId: string) {
  return infiniteQueryOptions({
    queryKey: keys.auditNotes(projectId),
    queryFn: ({ pageParam }) =>
      callPage("listAuditNotes", {
        params: { id: projectId },
        query: pageAt(pageParam, limits.mostItemsPerPage),
      }),
    ...pageByPage,
    select: itemsOf,
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
