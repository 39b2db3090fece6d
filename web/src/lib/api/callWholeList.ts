import { limits, type Page } from "@tieout/contract";
import { callPage, type ItemOf, type ListName } from "./callPage.ts";
import type { CallInput } from "./sendCall.ts";

/** Reads a list to its end, for what needs all of it: page after page, never all in one answer. */
export async function callWholeList<Name extends ListName>(
  name: Name,
  input: CallInput<Name>,
): Promise<ItemOf<Name>[]> {
  const items: ItemOf<Name>[] = [];
  const limit = name === "listAccounts" ? limits.mostAccountsPerPage : limits.mostItemsPerPage;
  let cursor: string | null = null;
  do {
    const query = { ...queryOf(input), limit, ...(cursor !== null && { cursor }) };
    const page: Page<ItemOf<Name>> = await callPage(name, { ...input, query });
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return items;
}

/** What a list is asked for besides the page, where it is asked for something. */
function queryOf(input: object): object {
  return "query" in input && typeof input.query === "object" && input.query !== null
    ? input.query
    : {};
}
