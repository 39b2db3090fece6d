import { infiniteQueryOptions } from "@tanstack/react-query";
import { limits } from "@tieout/contract";
import type { Method } from "@tieout/core";
import { callPage } from "../api/callPage.ts";
import { keys } from "./keys.ts";
import { itemsOf, pageAt, pageByPage } from "./pageByPage.ts";

/** The first and the last day of a column of the statement. */
export type Column = { start: string; end: string };

/** Which amount of a statement: an account on a line of one method, which of its pieces there, if it has several, and of which days, if not of all. */
export type TracedAmount = {
  method: Method;
  line: string;
  account: string;
  piece?: number;
} & Partial<Column>;

/** The ledger entries behind an amount that hold what is sought, by date, a page at a time. */
export function ledgerEntriesQuery(projectId: string, amount: TracedAmount, search: string) {
  return infiniteQueryOptions({
    queryKey: [...keys.ledgerEntries(projectId), amount, search],
    queryFn: ({ pageParam }) =>
      callPage("listLedgerEntries", {
        params: { id: projectId },
        query: {
          ...amount,
          ...(search !== "" && { search }),
          // The first page is seen at once; whoever reads on wants many
          ...pageAt(pageParam, pageParam === null ? FIRST_PAGE : limits.mostEntriesPerPage),
        },
      }),
    ...pageByPage,
    select: itemsOf,
  });
}

const FIRST_PAGE = 200;
