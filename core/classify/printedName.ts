import type { AccountFacts } from "../ledger/AccountFacts.ts";

/** The name of an account as its file has it, whatever language it was read from. */
export function printedName(facts: AccountFacts): string {
  return (facts.printed ?? facts).name.trim();
}
