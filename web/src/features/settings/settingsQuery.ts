import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { keys } from "../../lib/queries/keys.ts";

/** What the signed-in user is told by e-mail. */
export function settingsQuery() {
  return queryOptions({
    queryKey: keys.userSettings,
    queryFn: () => callApi("getUserSettings", {}),
  });
}
