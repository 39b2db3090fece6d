import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** A project's current statement, both methods, with its proof: of all entities, or of one. */
export function cashFlowQuery(projectId: string, entity: string | null = null) {
  return queryOptions({
    queryKey: [...keys.cashFlow(projectId), entity],
    queryFn: () =>
      callApi("getCashFlow", {
        params: { id: projectId },
        ...(entity !== null && { query: { entity } }),
      }),
  });
}
