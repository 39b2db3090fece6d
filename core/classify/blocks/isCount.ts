import type { AccountFacts } from "../../ledger/AccountFacts.ts";

/** Whether the numbers run through without gaps: they count the lines, and leave no room for classes. */
export function isCount(accounts: readonly AccountFacts[]): boolean {
  const numbers = new Set(accounts.map((facts) => Number(numberOf(facts))));
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const number of numbers) [least, most] = [Math.min(least, number), Math.max(most, number)];
  return (most - least + 1) * DENSE <= numbers.size;
}

const DENSE = 0.9;

/** The digits a code begins with. */
export function numberOf({ code, name }: AccountFacts): string {
  return code === name ? "" : (/^\d{1,15}/.exec(code)?.[0] ?? "");
}
