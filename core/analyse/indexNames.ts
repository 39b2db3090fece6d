import type { BookAccount } from "./Books.ts";

/** Words for the kind of account, which do not tell what it is about. */
const generic: ReadonlySet<string> = new Set(
  (
    "account asset liability expense income revenue sale cost accumulated depreciation amortisation charge of on for " +
    "at to in accrued accrual prepaid prepayment fee provision deferred movement purchase payable receivable " +
    "fixed tangible intangible other control direct year year's period"
  ).split(" "),
);

type Named = Pick<BookAccount, "words">;

/** Finds accounts by words that their names share with another name; generic words do not count. */
export type NameIndex<Account extends Named> = {
  /** The account with the most shared words, the first of equals; null where none shares any. */
  closest: (name: Named) => Account | null;
  /** The only account with all the words; null where none or several have them. */
  onlyWithAll: (name: Named) => Account | null;
};

/** Indexed by word, since a chart may have thousands of accounts of a role. */
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

/** The words of a name without the generic ones. */
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

/** Starts with rare words and stops when no other account can share more words than the best one. */
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
