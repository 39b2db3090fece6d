import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** The exports made of a project that still exist, newest first. */
export function exportsQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.exports(projectId),
    queryFn: () => callApi("listExports", { params: { id: projectId } }),
  });
}
