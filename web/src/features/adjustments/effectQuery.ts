import { queryOptions, skipToken } from "@tanstack/react-query";
import { callApi } from "../../lib/api/callApi.ts";
import { keys } from "../../lib/queries/keys.ts";
import type { Draft } from "./forms/GuidedForm.ts";

/** What a written draft would do; asked once for each draft while its form is open. */
export function effectQuery(projectId: string, written: string | null, replaces: string | null) {
  return queryOptions({
    queryKey: [...keys.adjustmentEffect(projectId), written, replaces],
    queryFn:
      written === null
        ? skipToken
        : () =>
            callApi("previewAdjustment", {
              params: { id: projectId },
              query: replaces === null ? {} : { replaces },
              body: JSON.parse(written) as Draft, // written by the form that asks
            }),
    gcTime: 0,
  });
}
