import LineBreaker from "linebreak";
import { cleanText } from "./cleanText.ts";
import type { TextSetter } from "./TextSetter.ts";
import type { TextStyle } from "./textStyles.ts";

type Measure = (text: string) => number;

/** Breaks a text into lines no wider than `width` points; a word that is wider is broken within. */
export function wrapText(
  text: string,
  style: TextStyle,
  width: number,
  setter: TextSetter,
): string[] {
  const measure = (part: string) => setter.width(part, style);
  const clean = cleanText(text).trim();
  if (measure(clean) <= width) return [clean];
  const pieces = unbreakablePieces(clean).flatMap((piece) => cut(piece, width, measure));
  return fill(pieces, width, measure);
}

/** Puts pieces on lines as long as they fit; spaces at a line's end take no room. */
function fill(pieces: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const piece of pieces) {
    if (line !== "" && taken + measure(piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
      taken = 0;
    }
    line += piece;
    taken += measure(piece);
  }
  return [...lines, line.trimEnd()];
}

/** The text between the places where a line may end (UAX #14), trailing spaces included. */
function unbreakablePieces(text: string): string[] {
  const breaker = new LineBreaker(text);
  const pieces: string[] = [];
  let start = 0;
  for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak()) {
    pieces.push(text.slice(start, found.position));
    start = found.position;
  }
  return pieces;
}

/** A piece wider than the line, cut where it fills it; never within what a reader sees as one character. */
function cut(piece: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const segments = Array.from(characters.segment(piece), ({ segment }) => segment);
  return fill(segments, width, measure);
}

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });
