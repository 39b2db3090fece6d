import type { Place } from "../../problem/Place.ts";
import { type Problem, problem } from "../../problem/Problem.ts";

/** What a file says of itself where it is a part of something: a page of an answer, one file of several. */
export type LedgerPartSaid = {
  /** How the file says it. */
  words: string;
  /** Which of how many parts it is, counted from 1. */
  part?: number | undefined;
  parts?: number | undefined;
  /** Which of all items its first one is. */
  first?: number | undefined;
  /** How many items it has, and how many all parts have together. */
  items?: number | undefined;
  total?: number | undefined;
  /** Another part follows. */
  isFollowed?: boolean | undefined;
};

/** The same with the file and the sheet that say it. */
export type PartSaidIn = LedgerPartSaid & { where: Place };

/** That parts of what the files say of themselves were not given: one problem, of the first file that tells it. */
export function partsMissing(said: readonly PartSaidIn[]): Problem[] {
  const telling = tellingOfMissing(said);
  if (telling === undefined) return [];
  return [problem("ledger_part_missing", { ...telling.where, value: telling.words })];
}

function tellingOfMissing(said: readonly PartSaidIn[]): PartSaidIn | undefined {
  const given = said.reduce((count, { items = 0 }) => count + items, 0);
  const short = said.find(({ total = 0 }) => total > given);
  if (short) return short;
  const begun = said.filter(({ first = 1 }) => first > 1);
  if (begun.length === said.length) return begun[0];
  const numbered = said.filter(({ part, parts }) => part !== undefined || parts !== undefined);
  const numbers = new Set(numbered.map(({ part }, place) => part ?? -place));
  const parts = Math.max(0, ...said.map(({ parts = 0 }) => parts));
  if (numbers.size < Math.max(parts, ...numbers)) return numbered[0];
  const isWhole = parts > 0 || said.some(({ total }) => total !== undefined);
  // The last part is followed by none
  return !isWhole && said.every(({ isFollowed }) => isFollowed) ? said[0] : undefined;
}
