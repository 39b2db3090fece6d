import type { FamilyName } from "../fonts/fontFaces.ts";
import type { Fonts } from "../fonts/openFonts.ts";

/** A stretch of text one family draws. */
export type Run = {
  family: FamilyName;
  text: string;
  /** Figures, drawn all of one width. */
  isFigures: boolean;
  /** The characters themselves, where what is drawn stands for something no font holds. */
  actual: string | null;
};

/** What is drawn for a character none of the fonts holds; the text behind it stays the character. */
const UNKNOWN = "□";

const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\uff00-\uffef]/u;
const PLAIN = /^[\x20-\x7e\u00a3\u20ac]*$/;
const MARK = /^\p{M}/u;

/** Splits a clean text into runs: Inter where it can, Noto Sans, then the East Asian families. */
export function splitRuns(text: string, fonts: Fonts): Run[] {
  if (PLAIN.test(text)) return splitFigures(run("latin", text));
  return splitByFamily(text, fonts).flatMap(splitFigures);
}

function run(family: FamilyName, text: string, actual: string | null = null): Run {
  return { family, text, isFigures: false, actual };
}

const FIGURES = /(\(?\d[\d.,]*\)?)/;

/** Apart, because figures of one width would bring a hyphen as wide with them. */
function splitFigures(whole: Run): Run[] {
  if (whole.actual !== null) return [whole];
  return whole.text
    .split(FIGURES)
    .map((text, index) => ({ ...whole, text, isFigures: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

function splitByFamily(text: string, fonts: Fonts): Run[] {
  const families = familiesFor(text);
  const runs: Run[] = [];
  for (const character of text) {
    const previous = runs.at(-1);
    const next = runOf(character, previous, families, fonts);
    if (previous && canJoin(previous, next)) join(previous, next);
    else runs.push(next);
  }
  return runs;
}

/** The families in the order to ask: kana or hangul in a text say whose Han characters these are. */
function familiesFor(text: string): readonly FamilyName[] {
  if (!EAST_ASIAN.test(text)) return ["latin", "wide"];
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) return [...BASE, "japanese", "chinese", "korean"];
  if (/\p{sc=Hang}/u.test(text)) return [...BASE, "korean", "chinese", "japanese"];
  return [...BASE, "chinese", "japanese", "korean"];
}

const BASE = ["latin", "wide"] as const;

function runOf(
  character: string,
  previous: Run | undefined,
  families: readonly FamilyName[],
  fonts: Fonts,
): Run {
  const codePoint = character.codePointAt(0) ?? 0;
  const staysWith =
    previous?.actual === null && MARK.test(character) && fonts.holds(previous.family, codePoint);
  if (staysWith) return run(previous.family, character);
  const isEastAsian = EAST_ASIAN.test(character);
  const candidates = isEastAsian ? families : BASE;
  const family = candidates.find((name) => fonts.holds(name, codePoint));
  if (family) return run(family, character);
  return run("latin", UNKNOWN, character);
}

function canJoin(previous: Run, next: Run): boolean {
  return previous.family === next.family && (previous.actual === null) === (next.actual === null);
}

function join(previous: Run, next: Run): void {
  previous.text += next.text;
  if (previous.actual !== null) previous.actual += next.actual ?? "";
}
