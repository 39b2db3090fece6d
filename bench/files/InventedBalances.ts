import type { Nature } from "@tieout/core";

/** An account of invented balances; amounts are in minor units, debits positive. */
export type BookAccount = {
  code: string;
  name: string;
  /** Balance at the start, or the amount of the year before. */
  earlier: bigint;
  /** Balance at the end, or the amount of the year. */
  later: bigint;
};

/** Accounts under one heading. */
export type BookGroup = { heading: string; accounts: readonly BookAccount[] };

/** One side of a statement: its heading, and its groups. */
export type BookSection = { heading: string; nature: Nature; groups: readonly BookGroup[] };

/** Invented balances of two years: they balance at both ends, and the profit stands in equity. */
export type InventedBalances = {
  positions: readonly BookSection[];
  results: readonly BookSection[];
};

/** Every account of some sections. */
export function accountsOf(sections: readonly BookSection[]): BookAccount[] {
  return sections.flatMap(({ groups }) => groups.flatMap(({ accounts }) => accounts));
}

/** What some accounts come to, at the start and at the end. */
export function sumOf(accounts: readonly BookAccount[]): { earlier: bigint; later: bigint } {
  return {
    earlier: accounts.reduce((sum, { earlier }) => sum + earlier, 0n),
    later: accounts.reduce((sum, { later }) => sum + later, 0n),
  };
}
