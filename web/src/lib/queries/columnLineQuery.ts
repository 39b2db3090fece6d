import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";
import type { Column } from "./ledgerEntriesQuery.ts";

/** Where a line of the current statement comes from within one of its columns. */
export function columnLineQuery(projectId: string, lineId: string, { start, end }: Column) {
  return queryOptions({
    queryKey: [...keys.columnLine(projectId), lineId, start, end],
    queryFn: () =>
      callApi("getColumnLine", { params: { id: projectId, lineId }, query: { start, end } }),
  });
}
