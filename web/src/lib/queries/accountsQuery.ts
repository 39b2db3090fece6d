import { queryOptions } from "@tanstack/react-query";
import { callWholeList } from "../api/callWholeList.ts";
import { keys } from "./keys.ts";

/** The accounts of the current statement. */
export function accountsQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.accounts(projectId),
    queryFn: () => callWholeList("listAccounts", { params: { id: projectId } }),
  });
}

/** Those of them whose role waits to be confirmed: most often none, among however many there are. */
export function staleAccountsQuery(projectId: string) {
  const input = { params: { id: projectId }, query: { isStale: "true" as const } };
  return queryOptions({
    queryKey: keys.staleAccounts(projectId),
    queryFn: () => callWholeList("listAccounts", input),
  });
}
