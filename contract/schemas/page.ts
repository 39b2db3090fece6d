import * as z from "zod";
import { limits } from "../limits.ts";

/** Which page of a list: after which place, and how many items at most. */
export const pageQuery = pageQueryOf(limits.itemsPerPage, limits.mostItemsPerPage);
export type PageQuery = z.output<typeof pageQuery>;

/** The same for accounts, which are small and many. */
export const accountsPageQuery = pageQueryOf(limits.accountsPerPage, limits.mostAccountsPerPage);

/** The same for entries of a ledger: a line may have a million. */
export const entriesPageQuery = pageQueryOf(limits.itemsPerPage, limits.mostEntriesPerPage);

/** The same for results of the analyst, each with up to two hundred findings. */
export const resultsPageQuery = pageQueryOf(limits.resultsPerPage, limits.mostResultsPerPage);

/** The same for projects with all that somebody put into them. */
export const ownDataPageQuery = pageQueryOf(
  limits.ownProjectsPerPage,
  limits.mostOwnProjectsPerPage,
);

/** One page of a list, and the cursor of the next; null on the last one. */
export type Page<Item> = { items: Item[]; next: string | null };

function pageQueryOf(usual: number, most: number) {
  return z.object({
    cursor: z
      .string()
      .min(1)
      .max(8_000)
      .optional()
      .describe("Where the list goes on, from the rel=next link of the page before."),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(most)
      .default(usual)
      .describe("How many items at most."),
  });
}
