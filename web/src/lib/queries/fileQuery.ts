import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** One file with the first rows of its sheets. */
export function fileQuery(projectId: string, fileId: string) {
  return queryOptions({
    queryKey: keys.file(projectId, fileId),
    queryFn: () => callApi("getFile", { params: { id: projectId, fileId } }),
  });
}
