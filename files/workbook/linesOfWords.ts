/** The lines words take in a column of so many digits' width, broken between words as programs break them. */
export function linesOfWords(words: string, width: number): number {
  // Cells have an indent: less fits than the width says.
  const room = Math.max(width - 2, 4);
  return words.split("\n").reduce((lines, part) => lines + linesOfPart(part, room), 0);
}

function linesOfPart(words: string, room: number): number {
  let [lines, used] = [1, 0];
  for (const word of words.split(/\s+/)) {
    const width = widthOf(word);
    used += width + (used > 0 ? SPACE : 0);
    if (used <= room) continue;
    if (used > width) lines += 1;
    lines += Math.ceil(width / room) - 1;
    used = width % room;
  }
  return lines;
}

function widthOf(word: string): number {
  let width = 0;
  for (const character of word) width += characterWidth(character);
  return width;
}

/**
 * A width in digits of the same font, and rather too much than too little: a row that is too low cuts words off. These
 * proportions hold for Calibri, and for what stands in for it elsewhere (Carlito, Arial, DejaVu Sans).
 */
function characterWidth(character: string): number {
  if (NARROW.test(character)) return 0.6;
  if (character > LAST_OF_ALPHABETS) return 2;
  if (WIDE.test(character)) return 1.6;
  return CAPITAL.test(character) ? 1.25 : 1;
}

const SPACE = 0.6;
const NARROW = /[ijlfI|.,:;'’!()[\]]/;
const WIDE = /[mwMW@%—–…]/;
const CAPITAL = /[\p{Lu}&+<>=~]/u;
/** From there on stand ideographs, syllables and signs as wide as high. */
const LAST_OF_ALPHABETS = "\u2e7f";
