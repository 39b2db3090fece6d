import type { LedgerAccount } from "../ledger/LedgerAccount.ts";
import { absolute, type Minor, smaller } from "../money/Minor.ts";
import type { Posting, WorksheetColumn } from "./Posting.ts";

/** Journals, and the postings of the general ledger that remain beside them. */
export type CombinedJournals = {
  journaled: readonly Posting[];
  /** The ledger's postings, less the amounts of the journals. */
  traced: readonly Posting[];
  /** Journals that only repeat the ledger. */
  repeated: readonly RepeatedJournal[];
};

/** A journal that is not counted, and an earlier journal with the same content, if any. */
export type RepeatedJournal = { id: string; sameAs: string | null };

type Key = `${string}|${WorksheetColumn}`;

/**
 * Combines journals with the postings of the general ledger, so that every movement counts once. A journal whose lines
 * are all in the ledger, or that repeats another journal, is left out. Any other journal replaces the same amount of
 * the ledger's postings of its accounts.
 */
export function combineJournals(
  posted: readonly Posting[],
  traced: readonly Posting[],
): CombinedJournals {
  if (posted.length === 0 || traced.length === 0)
    return { journaled: posted, traced, repeated: [] };
  const recorded = totalsOf(traced);
  const repeated = repeatedIn(byJournal(posted), recorded);
  const isRepeated = new Set<string | null>(repeated.map(({ id }) => id));
  const journaled = posted.filter(({ adjustmentId }) => !isRepeated.has(adjustmentId));
  return { journaled, traced: without(traced, journaled), repeated };
}

function repeatedIn(
  journals: ReadonlyMap<string, readonly Posting[]>,
  recorded: Map<Key, Minor>,
): RepeatedJournal[] {
  const known = new Map<string, string>();
  return [...journals].flatMap(([id, postings]): RepeatedJournal[] => {
    const sums = sumsOf(postings);
    const said = [...sums].map(([key, amount]) => `${key}|${amount}`);
    const words = said.toSorted().join("\n");
    const before = known.get(words);
    if (takeIfRecorded(recorded, sums)) {
      known.set(words, id);
      return [{ id, sameAs: null }];
    }
    return before === undefined ? [] : [{ id, sameAs: before }];
  });
}

function totalsOf(postings: readonly Posting[]): Map<Key, Minor> {
  const totals = new Map<Key, Minor>();
  for (const { account, column, amount } of postings)
    for (const key of [keyOf(account, column), keyOf(null, column)])
      totals.set(key, (totals.get(key) ?? 0n) + amount);
  return totals;
}

function keyOf(account: LedgerAccount | null, column: WorksheetColumn): Key {
  return `${account?.code ?? ""}|${column}`;
}

function byJournal(posted: readonly Posting[]): Map<string, Posting[]> {
  return Map.groupBy(posted, ({ adjustmentId }) => adjustmentId ?? "");
}

function sumsOf(postings: readonly Posting[]): Map<Key, Minor> {
  const sums = new Map<Key, Minor>();
  for (const { account, column, amount } of postings) {
    const key = keyOf(account, column);
    sums.set(key, (sums.get(key) ?? 0n) + amount);
  }
  return sums;
}

/** Whether the ledger has all postings of a journal; if so, they are deducted from `recorded`. */
function takeIfRecorded(recorded: Map<Key, Minor>, sums: ReadonlyMap<Key, Minor>): boolean {
  const isRecorded = [...sums].every(([key, amount]) => holds(recorded.get(key) ?? 0n, amount));
  if (isRecorded)
    for (const [key, amount] of sums) recorded.set(key, (recorded.get(key) ?? 0n) - amount);
  return isRecorded;
}

function holds(all: Minor, amount: Minor): boolean {
  return amount === 0n || (all > 0n === amount > 0n && absolute(all) >= absolute(amount));
}

/** Deducts the amounts of journals from the ledger's postings of the same accounts, the largest first. */
function without(traced: readonly Posting[], journaled: readonly Posting[]): Posting[] {
  const left = new Map<LedgerAccount, Minor>();
  for (const { account, amount } of journaled)
    if (account) left.set(account, (left.get(account) ?? 0n) + amount);
  const bySize = traced.toSorted((one, other) =>
    absolute(one.amount) > absolute(other.amount) ? -1 : 1,
  );
  return bySize.flatMap((posting): Posting[] => {
    const { account, amount } = posting;
    const wanted = (account && left.get(account)) ?? 0n;
    if (!account || wanted === 0n || wanted > 0n !== amount > 0n) return [posting];
    const size = smaller(absolute(wanted), absolute(amount));
    const taken = amount < 0n ? -size : size;
    left.set(account, wanted - taken);
    return taken === amount ? [] : [{ ...posting, amount: amount - taken }];
  });
}
