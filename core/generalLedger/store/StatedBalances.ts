import type { Minor } from "../../money/Minor.ts";

/**
 * Balances that files state of accounts, apart for the day they are of: a year in twelve files states
 * twelve openings, of which the first counts. Files that name no day are kept by their numbers.
 */
export type StatedBalances = {
  ofDays: Map<string, Map<number, Minor>>;
  ofFiles: Map<number, Map<number, Minor>>;
};

/** Nothing was stated yet. */
export function newStatedBalances(): StatedBalances {
  return { ofDays: new Map(), ofFiles: new Map() };
}

/** Whether any file states one. */
export function isStated({ ofDays, ofFiles }: StatedBalances): boolean {
  return ofDays.size + ofFiles.size > 0;
}

/** Adds what a file states: parts of an account on one day, or in one file, add up. */
export function addStated(
  { ofDays, ofFiles }: StatedBalances,
  { day, file }: { day: string; file: number },
  account: number,
  amount: Minor,
): void {
  if (day === "") addTo(ofFiles, file, account, amount);
  else addTo(ofDays, day, account, amount);
}

function addTo<Key>(
  stated: Map<Key, Map<number, Minor>>,
  key: Key,
  account: number,
  amount: Minor,
): void {
  const balances = stated.get(key) ?? new Map<number, Minor>();
  stated.set(key, balances);
  balances.set(account, (balances.get(account) ?? 0n) + amount);
}

/**
 * The balances of the first day, or of the last one, by account, with those of files that name no day:
 * of these, each account's by the file whose entries begin first, or end last. Files of one day hold
 * parts of the accounts, and add up. `dayOf` is that day of a file, nought where it has no entries.
 */
export function statedOn(
  { ofDays, ofFiles }: StatedBalances,
  end: "first" | "last",
  dayOf: (file: number) => number,
): Map<number, Minor> {
  const days = [...ofDays.keys()].sort();
  const balances = new Map(ofDays.get((end === "first" ? days[0] : days.at(-1)) ?? ""));
  const latest = new Map<number, { day: number; amount: Minor }>();
  for (const [file, stated] of ofFiles) {
    const day = dayOf(file);
    // Where others have entries, a file without any does not say when it stands
    const rank = day === 0 ? Number.POSITIVE_INFINITY : end === "first" ? day : -day;
    for (const [account, amount] of stated) {
      const known = latest.get(account);
      if (known !== undefined && known.day < rank) continue;
      const before = known?.day === rank ? known.amount : 0n;
      latest.set(account, { day: rank, amount: before + amount });
    }
  }
  for (const [account, { amount }] of latest)
    balances.set(account, (balances.get(account) ?? 0n) + amount);
  return balances;
}
