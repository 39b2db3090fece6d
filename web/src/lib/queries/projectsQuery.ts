import { queryOptions } from "@tanstack/react-query";
import { callWholeList } from "../api/callWholeList.ts";
import { keys } from "./keys.ts";

const watchMs = 2_000;

/** The caller's projects, newest first; asked again while the statement of a large ledger is prepared. */
export function projectsQuery() {
  return queryOptions({
    queryKey: keys.projects,
    queryFn: () => callWholeList("listProjects", {}),
    refetchInterval: ({ state }) =>
      state.data?.some(({ isRunByTask }) => isRunByTask) ? watchMs : false,
  });
}
