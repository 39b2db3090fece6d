import { queryOptions } from "@tanstack/react-query";
import type { Project } from "@tieout/contract";
import { callWholeList } from "../api/callWholeList.ts";
import { keys } from "./keys.ts";

const watchMs = 2_000;

/** The caller's projects, newest first; asked again while a large ledger is read, or its statement prepared. */
export function projectsQuery() {
  return queryOptions({
    queryKey: keys.projects,
    queryFn: () => callWholeList("listProjects", {}),
    refetchInterval: ({ state }) => (state.data?.some(isWorkedOn) ? watchMs : false),
  });
}

function isWorkedOn({ isRunByTask, ledgerTogether }: Project): boolean {
  return isRunByTask || ledgerTogether?.isBeingRead === true;
}
