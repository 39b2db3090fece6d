import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** How many projects are in which state. */
export function statsQuery() {
  return queryOptions({ queryKey: keys.stats, queryFn: () => callApi("getDashboardStats", {}) });
}
