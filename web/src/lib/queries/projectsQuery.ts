import { queryOptions } from "@tanstack/react-query";
import { callWholeList } from "../api/callWholeList.ts";
import { keys } from "./keys.ts";

/** The caller's projects, newest first. */
export function projectsQuery() {
  return queryOptions({
    queryKey: keys.projects,
    queryFn: () => callWholeList("listProjects", {}),
  });
}
