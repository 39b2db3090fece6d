import type { Concept } from "../concepts/concepts.ts";
import { type Minor, sum } from "../money/Minor.ts";
import type { Framework, Method } from "../policies/policies.ts";
import type { Problem } from "../problem/Problem.ts";
import { type Chart, cashEffect } from "./Chart.ts";
import type { RatesInput } from "./chooseRates.ts";
import type { Entry, Posting, ReviewPoint } from "./Posting.ts";
import { type CashEffect, postForeignCash } from "./postForeignCash.ts";
import { type Journal, postJournal } from "./postJournals.ts";
import { postRemainders } from "./postRemainders.ts";
import { presentDirect, presentIndirect } from "./present.ts";
import { type RowSums, sumRows } from "./sumRows.ts";

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
  /** The entries of each method summed by account and line. */
  rows: Readonly<Record<Method, ReadonlyMap<string, RowSums>>>;
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
  const open = openAmounts(chart, explained);
  const redirected = redirect(redirections, open);
  const remainders = postRemainders(chart, open, new Set(journaled.map(({ account }) => account)));
  const postings = [...explained, ...redirected, ...remainders.postings];
  const { indirect, direct } = present(postings, chart, framework);
  return {
    ...{ chart, postings, indirect, direct },
    rows: { indirect: sumRows(indirect), direct: sumRows(direct) },
    reviews: remainders.reviews,
    cashEffects: foreign.effects,
    warnings: isJournaled ? [] : foreign.warnings,
  };
}

/** The postings as each method's entries; a cash line of a journal may have no account. */
function present(postings: readonly Posting[], chart: Chart, framework: Framework) {
  const indirect: Entry[] = [];
  const direct: Entry[] = [];
  for (const posting of postings) {
    const account = chart.byCode.get(posting.account);
    indirect.push(...presentIndirect(posting, account, chart, framework));
    direct.push(presentDirect(posting, account, chart));
  }
  return { indirect, direct };
}

/** What no posting has explained yet of each account that is not cash, as a cash effect. */
function openAmounts(
  chart: Chart,
  postings: readonly Pick<Posting, "account" | "amount">[],
): Map<string, Minor> {
  const open = new Map<string, Minor>();
  for (const account of chart.accounts) {
    open.set(account.code, cashEffect(account, chart.policies));
  }
  for (const { account, amount } of postings) {
    const left = open.get(account);
    if (left !== undefined) open.set(account, left - amount);
  }
  return open;
}

/** Takes what is left of an account, and leaves nothing open of it. */
function redirect(redirections: readonly Redirection[], open: Map<string, Minor>): Posting[] {
  return redirections.map(({ id, account, concept, reason }) => {
    const amount = open.get(account) ?? 0n;
    open.set(account, 0n);
    return { account, amount, column: concept, adjustmentId: id, presentAs: null, reason };
  });
}

/** The accounts a method's entries do not explain to the last minor unit, and by how much: none, or there is a fault. */
export function unallocated({ chart, rows }: Worksheet, method: Method): Map<string, Minor> {
  const left = new Map<string, Minor>();
  for (const account of chart.accounts) {
    const explained = sum(Object.values(rows[method].get(account.code) ?? {}));
    const amount = cashEffect(account, chart.policies) - explained;
    if (amount !== 0n) left.set(account.code, amount);
  }
  return left;
}
