const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u;
const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;
const IS_PLAIN = /^[\x20-\x7E]*$/;

/** Pads a text on the right. */
export function padRight(text: string, width: number): string {
  return text + " ".repeat(Math.max(width - displayWidth(text), 0));
}

/** Pads a text on the left. */
export function padLeft(text: string, width: number): string {
  return " ".repeat(Math.max(width - displayWidth(text), 0)) + text;
}

/** Wraps a text to a width, between words where possible; at least one line. */
export function wrapText(text: string, width: number): string[] {
  const lines = [""];
  for (const word of text.split(/\s+/).flatMap((long) => cutWord(long, width))) {
    const line = lines.at(-1) ?? "";
    const joined = line === "" ? word : `${line} ${word}`;
    if (displayWidth(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function cutWord(word: string, width: number): string[] {
  if (displayWidth(word) <= width) return [word];
  const pieces = [""];
  for (const character of word) {
    const piece = (pieces.at(-1) ?? "") + character;
    if (displayWidth(piece) <= width) pieces[pieces.length - 1] = piece;
    else pieces.push(character);
  }
  return pieces;
}

/** The width of a text in a fixed-width font: two for ideographs, zero for combining marks. */
function displayWidth(text: string): number {
  if (IS_PLAIN.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (NO_WIDTH.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}
