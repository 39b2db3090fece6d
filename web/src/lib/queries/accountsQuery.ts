import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

/** The accounts of the current statement, with the roles that wait to be confirmed. */
export function accountsQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.accounts(projectId),
    queryFn: () => callApi("listAccounts", { params: { id: projectId } }),
  });
}
