import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** A project's adjustments, newest first. */
export function adjustmentsQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.adjustments(projectId),
    queryFn: () => callApi("listAdjustments", { params: { id: projectId } }),
  });
}
