import type { InfiniteData } from "@tanstack/react-query";
import type { Page } from "@tieout/contract";

const firstCursor: string | null = null;

/** How a list is read page by page, from its start: what a page is asked for, and what follows it. */
export const pageByPage = {
  initialPageParam: firstCursor,
  getNextPageParam: ({ next }: Page<unknown>) => next,
};

/** The query of the page that begins at a cursor. */
export function pageAt(cursor: string | null, limit?: number) {
  return { ...(limit !== undefined && { limit }), ...(cursor !== null && { cursor }) };
}

/** What has been read of a list so far. */
export function itemsOf<Item>({ pages }: InfiniteData<Page<Item>, string | null>): Item[] {
  return pages.flatMap(({ items }) => items);
}
