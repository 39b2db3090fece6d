import type { Api, EndpointName, Page, Reply } from "@tieout/contract";
import { type CallInput, sendCall } from "./sendCall.ts";

/** The calls that answer a list a page at a time. */
export type ListName = {
  [Name in EndpointName]: Api[Name] extends { isPaged: true } ? Name : never;
}[EndpointName];

/** What a list holds. */
export type ItemOf<Name extends ListName> = Reply<Name>[number];

/** Reads one page of a list, and the cursor of the next from the answer's link (RFC 8288). */
export async function callPage<Name extends ListName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Page<ItemOf<Name>>> {
  const { reply, headers } = await sendCall(name, input);
  return { items: [...reply] as ItemOf<Name>[], next: cursorIn(headers.get("Link")) }; // a list's reply is its items
}

function cursorIn(link: string | null): string | null {
  const [, address = ""] = /<([^<>]*)>; rel="next"/.exec(link ?? "") ?? [];
  return new URLSearchParams(address.split("?")[1]).get("cursor");
}
