import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** A project's current statement, both methods, with its proof. */
export function cashFlowQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.cashFlow(projectId),
    queryFn: () => callApi("getCashFlow", { params: { id: projectId } }),
  });
}
