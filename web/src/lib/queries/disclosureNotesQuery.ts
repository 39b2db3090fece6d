import { queryOptions } from "@tanstack/react-query";
import { callWholeList } from "../api/callWholeList.ts";
import { keys } from "./keys.ts";

/** The user's own words for a project's disclosures. */
export function disclosureNotesQuery(projectId: string) {
  return queryOptions({
    queryKey: keys.disclosureNotes(projectId),
    queryFn: () => callWholeList("listDisclosureNotes", { params: { id: projectId } }),
  });
}
