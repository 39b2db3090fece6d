import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

const first: number | null = null;

/** A project's audit trail, newest first, a page at a time. */
export function auditTrailQuery(projectId: string) {
  return infiniteQueryOptions({
    queryKey: keys.auditTrail(projectId),
    queryFn: ({ pageParam }) =>
      callApi("listAuditTrail", {
        params: { id: projectId },
        ...(pageParam !== null && { query: { cursor: pageParam } }),
      }),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The trail grows with everything a user does, so each visit reads it anew.
    staleTime: 0,
  });
}
