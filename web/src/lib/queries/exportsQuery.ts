import { infiniteQueryOptions } from "@tanstack/react-query";
import { callPage } from "../api/callPage.ts";
import { keys } from "./keys.ts";
import { itemsOf, pageAt, pageByPage } from "./pageByPage.ts";

/** The exports made of a project that still exist, newest first, a page at a time. */
export function exportsQuery(projectId: string) {
  return infiniteQueryOptions({
    queryKey: keys.exports(projectId),
    queryFn: ({ pageParam }) =>
      callPage("listExports", { params: { id: projectId }, query: pageAt(pageParam) }),
    ...pageByPage,
    select: itemsOf,
  });
}
