import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** A project's current statement, both methods, with its proof: of all entities, or of one. */
export function cashFlowQuery(projectId: string, entity: string | null = null) {
  return queryOptions({
    queryKey: [...keys.cashFlow(projectId), entity],
    queryFn: async () => {
      const query = { lines: "by_method", ...(entity !== null && { entity }) } as const;
      const cashFlow = await callApi("getCashFlow", { params: { id: projectId }, query });
      // They come once, among those of both methods
      return { ...cashFlow, lines: cashFlow.statements?.[cashFlow.method].lines ?? [] };
    },
  });
}
