import { infiniteQueryOptions } from "@tanstack/react-query";
import type { AuditEntry, Input } from "@tieout/contract";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** Which entries are asked for: of an action, of a person, of a stretch of time (ISO 8601). */
export type TrailFilter = Omit<NonNullable<Input<"listAuditTrail">["query"]>, "cursor">;

const first: number | null = null;

/** A project's audit trail or the entries of it that are asked for, newest first, a page at a time. */
export function auditTrailQuery(projectId: string, filter: TrailFilter = {}) {
  return infiniteQueryOptions({
    queryKey: [...keys.auditTrail(projectId), filter],
    queryFn: ({ pageParam }) => trailPage(projectId, filter, pageParam),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The trail grows with everything a user does, so each visit reads it anew.
    staleTime: 0,
  });
}

/** Every entry that is asked for, newest first, however many pages they are. */
export async function wholeTrail(projectId: string, filter: TrailFilter): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let cursor = first;
  do {
    const page = await trailPage(projectId, filter, cursor);
    entries.push(...page.entries);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return entries;
}

function trailPage(projectId: string, filter: TrailFilter, cursor: number | null) {
  return callApi("listAuditTrail", {
    params: { id: projectId },
    query: { ...filter, ...(cursor !== null && { cursor }) },
  });
}
