import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../api/callApi.ts";
import { keys } from "./keys.ts";

const minuteMs = 60_000;

/** The signed-in user's profile; ask for it only when someone is signed in. */
export function userQuery() {
  return queryOptions({
    queryKey: keys.user,
    queryFn: () => callApi("getUser", {}),
    staleTime: 5 * minuteMs,
    gcTime: 10 * minuteMs,
    refetchOnMount: false,
  });
}
