import { queryOptions } from "@tanstack/react-query";
import { callWholeList } from "../../lib/api/callWholeList.ts";
import { keys } from "../../lib/queries/keys.ts";

/** Every adjustment of a project, for its register of journals. */
export function registerQuery(projectId: string) {
  return queryOptions({
    queryKey: [...keys.adjustments(projectId), "register"],
    queryFn: () => callWholeList("listAdjustments", { params: { id: projectId } }),
  });
}
