import type { AccountFacts } from "../../ledger/AccountFacts.ts";

/** Whether the name stands in another language, and is read by a dictionary. */
export function isTranslated({ printed }: AccountFacts): boolean {
  return printed?.extent !== undefined;
}
