import { infiniteQueryOptions } from "@tanstack/react-query";
import type { AuditEntry } from "@tieout/contract";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

const first: number | null = null;

/** A project's audit trail or its entries of one action, newest first, a page at a time. */
export function auditTrailQuery(projectId: string, action: AuditEntry["action"] | null = null) {
  return infiniteQueryOptions({
    queryKey: [...keys.auditTrail(projectId), action],
    queryFn: ({ pageParam }) =>
      callApi("listAuditTrail", {
        params: { id: projectId },
        query: {
          ...(pageParam !== null && { cursor: pageParam }),
          ...(action !== null && { action }),
        },
      }),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The trail grows with everything a user does, so each visit reads it anew.
    staleTime: 0,
  });
}
