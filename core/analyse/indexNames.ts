import type { BookAccount } from "./Books.ts";

/** Words that say what kind of account it is and not what it is about. */
const generic: ReadonlySet<string> = new Set(
  (
    "account asset liability expense income revenue sale cost accumulated depreciation amortisation charge of on for " +
    "at to in accrued accrual prepaid prepayment fee provision deferred movement purchase payable receivable " +
    "fixed tangible intangible other control direct year year's period"
  ).split(" "),
);

type Named = Pick<BookAccount, "words">;

/** Finds accounts by the words that their names share with another name; generic words do not count. */
export type NameIndex<Account extends Named> = {
  /** The account that shares most words, the first of several; null where none shares any. */
  closest: (name: Named) => Account | null;
  /** The one account that has all the words; null where none has, or several have. */
  onlyWithAll: (name: Named) => Account | null;
};

/** Each word leads to the accounts that have it: a chart may have thousands of accounts of a role. */
export function indexNames<Account extends Named>(
  accounts: readonly Account[],
): NameIndex<Account> {
  const entries: Entry<Account>[] = accounts.map((account, place) => ({
    account,
    place,
    words: distinctiveWords(account),
  }));
  const words = entries.flatMap((entry) => Array.from(entry.words, (word) => ({ word, entry })));
  const byWord = Map.groupBy(words, ({ word }) => word);
  return {
    closest: onceForEachName((words) => findClosest(words, byWord)),
    onlyWithAll: onceForEachName((words) => findOnly(words, byWord)),
  };
}

type Entry<Account> = { account: Account; place: number; words: ReadonlySet<string> };

type EntriesByWord<Account> = ReadonlyMap<string, readonly { entry: Entry<Account> }[]>;

/** The words of a name that it shares only with accounts about the same thing. */
function distinctiveWords({ words }: Named): Set<string> {
  return new Set(words.filter((word) => !generic.has(word)));
}

function onceForEachName<Answer>(
  find: (words: ReadonlySet<string>) => Answer,
): (name: Named) => Answer {
  const found = new Map<string, { answer: Answer }>();
  return (name) => {
    const words = distinctiveWords(name);
    const key = [...words].toSorted().join(" ");
    const { answer } = found.get(key) ?? { answer: find(words) };
    found.set(key, { answer });
    return answer;
  };
}

/** Rare words first: once more words are shared than are left, no further account can share as many. */
function findClosest<Account>(
  words: ReadonlySet<string>,
  byWord: EntriesByWord<Account>,
): Account | null {
  const known = rarestFirst(words, byWord).filter((withWord) => withWord.length > 0);
  let closest: Entry<Account> | null = null;
  let most = 0;
  for (const [at, withWord] of known.entries()) {
    if (most > known.length - at) break;
    for (const { entry } of withWord) {
      const shared = [...words].filter((word) => entry.words.has(word)).length;
      const isEarlier = closest === null || entry.place < closest.place;
      if (shared < most || (shared === most && !isEarlier)) continue;
      closest = entry;
      most = shared;
    }
  }
  return closest?.account ?? null;
}

function findOnly<Account>(
  words: ReadonlySet<string>,
  byWord: EntriesByWord<Account>,
): Account | null {
  const [rarest = []] = rarestFirst(words, byWord);
  const [only, another] = rarest.filter(({ entry }) =>
    [...words].every((word) => entry.words.has(word)),
  );
  return only && !another ? only.entry.account : null;
}

function rarestFirst<Account>(
  words: ReadonlySet<string>,
  byWord: EntriesByWord<Account>,
): (readonly { entry: Entry<Account> }[])[] {
  return Array.from(words, (word) => byWord.get(word) ?? []).toSorted(
    (one, other) => one.length - other.length,
  );
}
