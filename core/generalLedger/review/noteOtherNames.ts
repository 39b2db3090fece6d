import { note } from "../../problem/ProblemList.ts";
import { MOST_OTHER_NAMES } from "../accountNumber.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";

/**
 * Notes accounts whose number stands beside names that have no word in common: it may be the number of a
 * group, whose accounts are then read as one. A name that was written otherwise shares a word at least, and
 * beside a number of very many names stands something else than its name.
 */
export function noteOtherNames({ accounts, warnings }: LedgerAssembly): void {
  for (const { code, name, otherNames } of accounts) {
    if (otherNames.size > MOST_OTHER_NAMES || name === "" || name === code) continue;
    const own = wordsOf(name);
    const found = [...otherNames].find(([other]) => isApart(wordsOf(other), own));
    if (!found) continue;
    const [other, place] = found;
    note(warnings, "ledger_account_names", {
      ...place,
      account: code,
      value: other,
      expected: name,
    });
  }
}

function isApart(words: readonly string[], others: readonly string[]): boolean {
  return words.length > 0 && others.length > 0 && !words.some((word) => others.includes(word));
}

function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}
