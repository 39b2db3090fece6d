import { infiniteQueryOptions } from "@tanstack/react-query";
import { callPage } from "../api/callPage.ts";
import { keys } from "./keys.ts";
import { itemsOf, pageAt, pageByPage } from "./pageByPage.ts";

/** The accounts of the general ledger rolled forward that hold what is sought, a page at a time. */
export function rollForwardQuery(projectId: string, search: string) {
  return infiniteQueryOptions({
    queryKey: [...keys.rollForward(projectId), search],
    queryFn: ({ pageParam }) =>
      callPage("listRollForward", {
        params: { id: projectId },
        query: {
          ...(search !== "" && { search }),
          ...pageAt(pageParam, PAGE),
        },
      }),
    ...pageByPage,
    select: itemsOf,
  });
}

const PAGE = 2_000;
