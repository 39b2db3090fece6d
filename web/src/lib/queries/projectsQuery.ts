import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** The caller's projects, newest first. */
export function projectsQuery() {
  return queryOptions({ queryKey: keys.projects, queryFn: () => callApi("listProjects", {}) });
}
