import type { AccountFacts } from "../ledger/AccountFacts.ts";
import type { Classification } from "./Classification.ts";
import { readAccount } from "./readAccount.ts";
import { tokenise } from "./words/tokenise.ts";
import { vocabulary } from "./words/vocabulary.ts";

/**
 * Reads a "current account" that bears the name of somebody with a capital account as the
 * partner's, not as a bank's: "Capital account - Xu" beside "Current account - Xu".
 */
export function askNamesakes(
  accounts: readonly AccountFacts[],
  classifications: Map<string, Classification>,
): void {
  const partners = new Map<string, string>();
  const asked: AccountFacts[] = [];
  for (const facts of accounts) {
    const own = classifications.get(facts.code);
    if (own?.role === "cash_and_cash_equivalents" && own.source === "name") asked.push(facts);
    if (own?.role !== "share_capital") continue;
    for (const word of properNames(tokenise(facts.name))) partners.set(word, facts.name);
  }
  for (const facts of asked) {
    const words = tokenise(facts.name);
    const partner = properNames(words).find((word) => partners.has(word));
    if (partner === undefined || !words.join(" ").includes("current account")) continue;
    const read = readAccount({ ...facts, section: "balance_sheet", side: null }, ["equity"]);
    const reason = `${read.reason} '${partners.get(partner)}' bears the same name.`;
    if (read.role !== null)
      classifications.set(facts.code, { ...read, reason, source: "neighbours" });
  }
}

function properNames(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && !vocabulary.has(word));
}
