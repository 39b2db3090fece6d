import { rememberByObject } from "../../text/rememberRecent.ts";
import { tokenise } from "./tokenise.ts";

/** A row of a table that is found by words. */
export type Worded = { phrases: readonly string[]; unless?: readonly string[] };

/**
 * A row whose words were found: how many of them, where they start, how the table writes them, and
 * whether it was found only because they are the whole name.
 */
export type Found<Row> = {
  row: Row;
  words: number;
  positions: readonly number[];
  text: string;
  isWhole: boolean;
};

type Term = readonly string[];
type Part = readonly Term[];
type Pattern = { parts: readonly Part[]; isWhole: boolean; plain: string | null };
type Entry<Row> = { row: Row; order: number; pattern: Pattern; unless: readonly Pattern[] };
/** By the words that an entry may begin with. */
type Index<Row> = Map<string, Entry<Row>[]>;

/**
 * Compiles a table of phrases into one search, so that a name meets only the rows that share a word. The
 * first name has it compiled: who reads none waits for nothing.
 * In a phrase, `a|b` is either word, `..` any words between, ` + ` both anywhere, `^` and `$` the name's
 * start and end, a leading `=` the whole name.
 */
export function compilePatterns<Row extends Worded>(
  rows: readonly Row[],
): (tokens: readonly string[]) => readonly Found<Row>[] {
  let index: Index<Row> | undefined;
  return rememberByObject((tokens: readonly string[]) => {
    index ??= indexOf(rows);
    return findAll(index, tokens);
  });
}

function indexOf<Row extends Worded>(rows: readonly Row[]): Index<Row> {
  const index: Index<Row> = new Map();
  rows.forEach((row, order) => {
    const unless = (row.unless ?? []).map(parsePattern);
    for (const phrase of row.phrases) {
      addEntry(index, { row, order, pattern: parsePattern(phrase), unless });
    }
  });
  return index;
}

/** Every word the phrases of a table use, for telling a misspelling from a word. */
export function wordsOf(rows: readonly Worded[]): Set<string> {
  const patterns = rows.flatMap((row) => row.phrases).map(parsePattern);
  return new Set(
    patterns.flatMap((pattern) => pattern.parts.flat(2)).filter((word) => !signs.has(word)),
  );
}

const GAP = "..";
const START = "^";
const END = "$";
const signs: ReadonlySet<string> = new Set([GAP, START, END]);

function addEntry<Row>(index: Index<Row>, entry: Entry<Row>): void {
  const first = entry.pattern.parts[0]?.find((term) => !signs.has(term[0] ?? ""));
  for (const word of first ?? []) {
    const entries = index.get(word);
    if (entries) entries.push(entry);
    else index.set(word, [entry]);
  }
}

function parsePattern(phrase: string): Pattern {
  const isWhole = phrase.startsWith("=");
  const parts = (isWhole ? phrase.slice(1) : phrase).split(" + ").map(parsePart);
  const plain = /[|+=^$]|\.\./.test(phrase) ? null : phrase;
  return { parts, isWhole, plain };
}

function parsePart(part: string): Part {
  if (!/[|^$]|\.\./.test(part)) return tokenise(part).map((word) => [word]);
  return part.split(" ").flatMap((term): Term[] => {
    if (signs.has(term)) return [[term]];
    const choices = term
      .split("|")
      .map((word) => tokenise(word))
      .filter((words) => words.length > 0);
    const isPlain = choices.every((words) => words.length === 1);
    if (isPlain) return [choices.flat()];
    if (choices.length === 1) return choices.flat().map((word) => [word]);
    throw new Error(`An alternative of "${part}" is more than one word`);
  });
}

function findAll<Row>(index: Index<Row>, tokens: readonly string[]): Found<Row>[] {
  const best = new Map<number, Found<Row>>();
  for (const token of new Set(tokens)) {
    for (const entry of index.get(token) ?? []) {
      const positions = matchPattern(entry.pattern, tokens);
      if (positions === null) continue;
      if (entry.unless.some((pattern) => matchPattern(pattern, tokens) !== null)) continue;
      const known = best.get(entry.order);
      const { plain, isWhole } = entry.pattern;
      const isMore = !known || positions.length > known.words;
      const isFreer = known?.isWhole === true && !isWhole && positions.length === known.words;
      if (!isMore && !isFreer) continue;
      const text = plain ?? positions.map((at) => tokens[at]).join(" ");
      best.set(entry.order, { row: entry.row, words: positions.length, positions, text, isWhole });
    }
  }
  return [...best.entries()].sort(([a], [b]) => a - b).map(([, found]) => found);
}

function matchPattern(pattern: Pattern, tokens: readonly string[]): number[] | null {
  const all: number[] = [];
  for (const part of pattern.parts) {
    const positions = matchPart(part, tokens, pattern.isWhole);
    if (positions === null) return null;
    all.push(...positions);
  }
  const positions = [...new Set(all)].sort((a, b) => a - b);
  return pattern.isWhole && positions.length !== tokens.length ? null : positions;
}

function matchPart(part: Part, tokens: readonly string[], isWhole: boolean): number[] | null {
  const lastStart = isWhole ? 0 : tokens.length - 1;
  const first = part[0] ?? [];
  const isSign = signs.has(first[0] ?? "");
  for (let start = 0; start <= lastStart; start++) {
    if (!isSign && !first.includes(tokens[start] ?? "")) continue;
    const positions = matchFrom(part, tokens, start);
    if (positions !== null) return positions;
  }
  return null;
}

function matchFrom(part: Part, tokens: readonly string[], start: number): number[] | null {
  // Most parts do not match: no list is made before one does.
  if (!walk(part, tokens, start, null)) return null;
  const positions: number[] = [];
  walk(part, tokens, start, positions);
  return positions;
}

/** Whether the words of a part follow from here; where each stands is added to the positions asked for. */
function walk(
  part: Part,
  tokens: readonly string[],
  start: number,
  positions: number[] | null,
): boolean {
  let at = start;
  let isLoose = false;
  for (const term of part) {
    const sign = term[0] ?? "";
    if (sign === GAP) isLoose = true;
    if (sign === START && at !== 0) return false;
    if (sign === END && at !== tokens.length) return false;
    if (signs.has(sign)) continue;
    while (isLoose && at < tokens.length && !term.includes(tokens[at] ?? "")) at++;
    if (!term.includes(tokens[at] ?? "")) return false;
    positions?.push(at);
    at++;
    isLoose = false;
  }
  return true;
}
