import type { Concept } from "../concepts/concepts.ts";
import type { Minor } from "../money/Minor.ts";
import type { Framework } from "../policies/policies.ts";
import type { Problem } from "../problem/Problem.ts";
import { type Chart, isCash } from "./Chart.ts";
import type { RatesInput } from "./chooseRates.ts";
import type { Entry, Posting, ReviewPoint } from "./Posting.ts";
import { type CashEffect, postForeignCash } from "./postForeignCash.ts";
import { type Journal, postJournal } from "./postJournals.ts";
import { postRemainders } from "./postRemainders.ts";
import { presentDirect, presentIndirect } from "./present.ts";

/** A user's word that what is left of an account belongs on a line. */
export type Redirection = { id: string; account: string; concept: Concept; reason: string };

/**
 * The allocation of every non-cash account to the lines of the statement, under both methods.
 * Every row sums to the account's cash effect (less its movement) and so has remainder zero.
 */
export type Worksheet = {
  chart: Chart;
  postings: readonly Posting[];
  indirect: readonly Entry[];
  direct: readonly Entry[];
  reviews: readonly ReviewPoint[];
  cashEffects: readonly CashEffect[];
  warnings: readonly Problem[];
};

export type WorksheetInput = {
  chart: Chart;
  framework: Framework;
  journals: readonly Journal[];
  redirections: readonly Redirection[];
  rates: RatesInput;
};

/** Allocates every movement once and in full: journals first, then exchange effects, then roles. */
export function buildWorksheet({
  chart,
  framework,
  journals,
  redirections,
  rates,
}: WorksheetInput): Worksheet {
  const journaled = journals.flatMap(postJournal);
  const foreign = postForeignCash(chart, rates);
  const isJournaled = journaled.some(({ column }) => column === "effect_of_exchange_rate_changes");
  const explained = isJournaled ? journaled : [...journaled, ...foreign.postings];
  const redirected = redirect(redirections, openAmounts(chart, explained));
  const open = openAmounts(chart, [...explained, ...redirected]);
  const remainders = postRemainders(chart, open, new Set(journaled.map(({ account }) => account)));
  const postings = [...explained, ...redirected, ...remainders.postings];
  return {
    chart,
    postings,
    indirect: postings.flatMap((posting) => presentIndirect(posting, chart, framework)),
    direct: postings.flatMap((posting) => presentDirect(posting, chart)),
    reviews: remainders.reviews,
    cashEffects: foreign.effects,
    warnings: isJournaled ? [] : foreign.warnings,
  };
}

/** What no posting has explained yet of each account that is not cash, as a cash effect. */
function openAmounts(
  chart: Chart,
  postings: readonly Pick<Posting, "account" | "amount">[],
): Map<string, Minor> {
  const open = new Map<string, Minor>();
  for (const account of chart.accounts) {
    open.set(account.code, isCash(account, chart.policies) ? 0n : -account.movement);
  }
  for (const { account, amount } of postings) {
    const left = open.get(account);
    if (left !== undefined) open.set(account, left - amount);
  }
  return open;
}

function redirect(redirections: readonly Redirection[], open: Map<string, Minor>): Posting[] {
  return redirections.map(({ id, account, concept, reason }) => {
    const amount = open.get(account) ?? 0n;
    open.set(account, 0n);
    return { account, amount, column: concept, adjustmentId: id, presentAs: null, reason };
  });
}

/** The accounts a method's entries do not explain to the last minor unit, and by how much: none, or there is a fault. */
export function unallocated({ chart }: Worksheet, entries: readonly Entry[]): Map<string, Minor> {
  const left = openAmounts(chart, entries);
  return new Map([...left].filter(([, amount]) => amount !== 0n));
}
