import { infiniteQueryOptions } from "@tanstack/react-query";
import { callPage } from "../api/callPage.ts";
import { keys } from "./keys.ts";
import { itemsOf, pageAt, pageByPage } from "./pageByPage.ts";

/** A project's adjustments, newest first, a page at a time. */
export function adjustmentsQuery(projectId: string) {
  return infiniteQueryOptions({
    queryKey: keys.adjustments(projectId),
    queryFn: ({ pageParam }) =>
      callPage("listAdjustments", { params: { id: projectId }, query: pageAt(pageParam) }),
    ...pageByPage,
    select: itemsOf,
  });
}
