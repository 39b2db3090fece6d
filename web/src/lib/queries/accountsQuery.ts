import { queryOptions } from "@tanstack/react-query";
import { callWholeList } from "../api/callWholeList.ts";
import { keys } from "./keys.ts";

/** The accounts of the current statement, with the roles that wait to be confirmed. */
export function accountsQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.accounts(projectId),
    queryFn: () => callWholeList("listAccounts", { params: { id: projectId } }),
  });
}
