import { queryOptions } from "@tanstack/react-query";
import { callWholeList } from "../api/callWholeList.ts";
import { keys } from "./keys.ts";

const settlingMs = 1_000;

/** A project's files, newest first; asked again while one of them is still being read. */
export function filesQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.files(projectId),
    queryFn: () => callWholeList("listFiles", { params: { id: projectId } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "parsing") ? settlingMs : false,
  });
}
