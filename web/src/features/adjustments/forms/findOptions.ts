import type { PickerOption } from "./pickerOptions.ts";

export type FoundOptions = { options: PickerOption[]; unlisted: number };

/** A ledger may have thousands of accounts; nobody reads more than these before typing on. */
const MOST = 200;

/**
 * The options that hold every typed word, in any order: what begins as typed comes first, an exact
 * code before all, and its group with it. Beyond the first 200 they are counted, not listed.
 */
export function findOptions(options: readonly PickerOption[], typed: string): FoundOptions {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const ranked = options
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .map((option) => ({ option, rank: wanted === "" ? 0 : rankOf(option, wanted) }));
  const groups = rankGroups(ranked);
  const placeOf = ({ option: { group }, rank }: Ranked) => [groups.get(group) ?? 0, rank] as const;
  const found = ranked
    .toSorted((left, right) => {
      const [[group, rank], [otherGroup, otherRank]] = [placeOf(left), placeOf(right)];
      return group - otherGroup || rank - otherRank;
    })
    .map(({ option }) => option);
  return { options: found.slice(0, MOST), unlisted: Math.max(0, found.length - MOST) };
}

type Ranked = { option: PickerOption; rank: number };

function rankOf({ label }: PickerOption, wanted: string): number {
  const text = label.toLowerCase();
  if (text === wanted || text.startsWith(`${wanted} `)) return 0;
  return text.startsWith(wanted) ? 1 : 2;
}

/** The place of each group: by its best option, then in the order they were given. */
function rankGroups(ranked: readonly Ranked[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { option, rank } of ranked) {
    best.set(option.group, Math.min(best.get(option.group) ?? rank, rank));
  }
  const order = [...best].toSorted(([, left], [, right]) => left - right);
  return new Map(order.map(([group], place) => [group, place]));
}
