import type { Concept } from "../concepts/concepts.ts";
import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import type { Minor } from "../money/Minor.ts";
import { printMinor } from "../money/printMinor.ts";
import type { Framework } from "../policies/policies.ts";
import type { Problem } from "../problem/Problem.ts";
import { combineJournals, type RepeatedJournal } from "./combineJournals.ts";
import type { RatesInput } from "./exchange/chooseRates.ts";
import {
  type CashEffect,
  type CashWithoutRates,
  postForeignCash,
} from "./exchange/postForeignCash.ts";
import type { LedgerIndex } from "./LedgerIndex.ts";
import { quoteAccounts } from "./nameAccounts.ts";
import { openAmounts } from "./openAmounts.ts";
import type { Entry, Posting, ReviewPoint } from "./Posting.ts";
import { type Journal, postJournal } from "./postJournals.ts";
import { postRemainders } from "./postRemainders.ts";
import { presentDirect, presentIndirect } from "./presentPosting.ts";
import { sumRows, type WorksheetRow } from "./sumRows.ts";

/** A user's choice of the line for the rest of an account's movement. */
export type Redirection = { id: string; account: string; concept: Concept; reason: string };

/**
 * Every account's movement allocated to the lines of the statement, under both methods. Each row adds up to the
 * account's cash effect, so its remainder is zero.
 */
export type Worksheet = {
  ledgerIndex: LedgerIndex;
  postings: readonly Posting[];
  indirect: readonly Entry[];
  direct: readonly Entry[];
  /** The entries added up by account and line: first the accounts, then journals without an account. */
  rows: readonly WorksheetRow[];
  reviews: readonly ReviewPoint[];
  cashEffects: readonly CashEffect[];
  /** Foreign-currency cash without an exchange effect: no rates, no journal and no ledger entries. */
  unratedCash: readonly CashWithoutRates[];
  warnings: readonly Problem[];
  /** Journals that repeat what the ledger has; they are not counted twice. */
  repeatedJournals: readonly RepeatedJournal[];
};

export type WorksheetInput = {
  ledgerIndex: LedgerIndex;
  framework: Framework;
  journals: readonly Journal[];
  redirections: readonly Redirection[];
  rates: RatesInput;
  /** Postings from the general ledger's entries; null without a ledger. */
  traced: readonly Posting[] | null;
};

/**
 * Builds the worksheet, from which both methods are added up. Each movement is allocated once and in full, in this
 * order: journals, the ledger's entries (without a ledger: exchange effects from rates), lines chosen by the user, and
 * the rest by role.
 */
export function buildWorksheet(input: WorksheetInput): Worksheet {
  const { ledgerIndex, framework, redirections, rates } = input;
  const posted = input.journals.flatMap((journal) => postJournal(journal, ledgerIndex));
  const fromEntries = withoutAccounts(input.traced ?? [], redirections);
  const { journaled, traced, repeated } = combineJournals(posted, fromEntries);
  const foreign = postForeignCash(ledgerIndex, rates);
  const isJournaled = journaled.some(({ column }) => column === "effect_of_exchange_rate_changes");
  const isExplained = isJournaled || input.traced !== null;
  const explained = [...journaled, ...traced, ...(isExplained ? [] : foreign.postings)];
  const open = openAmounts(ledgerIndex, explained);
  const redirected = redirect(redirections, open, ledgerIndex);
  const unexplained = input.traced === null ? [] : amountsWithoutEntries(open);
  const remainders = postRemainders(
    ledgerIndex,
    open,
    new Set(journaled.map(({ account }) => account)),
  );
  const postings = [...explained, ...redirected, ...remainders.postings];
  const entries = present(postings, ledgerIndex, framework);
  return {
    ledgerIndex,
    postings,
    ...entries,
    rows: sumRows(entries, ledgerIndex),
    reviews: onLines(
      [
        ...remainders.reviews,
        ...reviewAmountsWithoutEntries(unexplained, remainders.postings, ledgerIndex, framework),
      ],
      entries,
    ),
    cashEffects: foreign.effects,
    unratedCash: isExplained ? [] : foreign.unrated,
    warnings: isExplained ? [] : foreign.warnings,
    repeatedJournals: repeated,
  };
}

/** Leaves out ledger postings of accounts for which the user chose a line. */
function withoutAccounts(
  traced: readonly Posting[],
  redirections: readonly Redirection[],
): readonly Posting[] {
  if (redirections.length === 0) return traced;
  const redirected = new Set(redirections.map(({ account }) => account));
  return traced.filter(({ account }) => !account || !redirected.has(account.code));
}

/** The accounts whose movement differs from their entries. */
function amountsWithoutEntries(open: ReadonlyMap<LedgerAccount, Minor>): LedgerAccount[] {
  return [...open].flatMap(([account, amount]) => (amount === 0n ? [] : [account]));
}

/**
 * Asks about movements that the ledger does not explain. They are allocated as from balances alone, so the question is
 * on the lines of both methods, and on profit where it is part of that.
 */
function reviewAmountsWithoutEntries(
  unexplained: readonly LedgerAccount[],
  remainders: readonly Posting[],
  ledgerIndex: LedgerIndex,
  framework: Framework,
): ReviewPoint[] {
  const accounts = new Set<LedgerAccount | null>(unexplained);
  return remainders.flatMap((posting) => {
    const { account, column, amount } = posting;
    if (!account || !accounts.has(account)) return [];
    const { indirect, direct } = present([posting], ledgerIndex, framework);
    const columns = new Set([column, ...[...indirect, ...direct].map((entry) => entry.column)]);
    const left = printMinor(amount, ledgerIndex.decimals);
    const reason = `The entries of the general ledger leave ${left} of ${quoteAccounts([account], ledgerIndex)} unexplained: it stands where its balances alone would put it.`;
    return [...columns].map((each) => ({ column: each, reason }));
  });
}

/** Keeps the questions on lines that have an amount. */
function onLines(
  reviews: readonly ReviewPoint[],
  { indirect, direct }: Pick<Worksheet, "indirect" | "direct">,
): ReviewPoint[] {
  const standing = new Set([...indirect, ...direct].map(({ column }) => column));
  return reviews.filter(({ column }) => standing.has(column));
}

/** The cells of both methods' worksheets for the given postings. */
export function present(
  postings: readonly Posting[],
  ledgerIndex: LedgerIndex,
  framework: Framework,
) {
  const indirect: Entry[] = [];
  const direct: Entry[] = [];
  for (const posting of postings) {
    indirect.push(...presentIndirect(posting, ledgerIndex, framework));
    direct.push(presentDirect(posting, ledgerIndex));
  }
  return { indirect, direct };
}

/** Allocates the open amount of each account to the line that the user chose, and sets it to zero. */
function redirect(
  redirections: readonly Redirection[],
  open: Map<LedgerAccount, Minor>,
  { byCode }: LedgerIndex,
): Posting[] {
  return redirections.flatMap(({ id, account: code, concept, reason }) => {
    const account = byCode.get(code);
    if (!account) return [];
    const amount = open.get(account) ?? 0n;
    open.set(account, 0n);
    return [{ account, amount, column: concept, adjustmentId: id, presentAs: null, reason }];
  });
}
