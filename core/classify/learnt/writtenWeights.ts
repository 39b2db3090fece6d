/**
 * What each cue says for or against the roles it was met with in the labelled charts, as it is stored: the
 * roles by id, and by cue two letters for each role, its place among them and its weight. `npm run learn`
 * writes it.
 */
export type WrittenWeights = {
  roles: readonly string[];
  cues: Readonly<Record<string, string>>;
};

/** The first 64 tell weights; with the marks behind them there are enough for the places of roles. */
const LETTERS =
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_!#$%&()*+,./:;<=>?@[]^{|}~";
/** The letter of no weight: those before it are against, those behind it for a role. */
const MIDDLE = 32;
/** One letter further is so many twentieths more. */
const STEP = 3;

/** Pairs of a role's place and its weight in twentieths, rounded to what a letter can tell. */
export function writePairs(pairs: readonly number[]): string {
  let written = "";
  for (let at = 0; at < pairs.length; at += 2)
    written += letterAt(pairs[at] ?? 0) + letterAt(stepsOf(pairs[at + 1] ?? 0) + MIDDLE);
  return written;
}

/** The pairs that stand written. */
export function readPairs(written: string): number[] {
  return Array.from(written, (letter, at) => {
    const place = LETTERS.indexOf(letter);
    return at % 2 === 0 ? place : (place - MIDDLE) * STEP;
  });
}

function stepsOf(twentieths: number): number {
  return Math.max(1 - MIDDLE, Math.min(MIDDLE - 1, Math.round(twentieths / STEP)));
}

function letterAt(place: number): string {
  const letter = LETTERS[place];
  if (letter === undefined) throw new RangeError(`No letter stands for ${place}`);
  return letter;
}
