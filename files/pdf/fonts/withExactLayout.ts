import type { GlyphRun, OpenedFont } from "fontkit";

/**
 * The font without its contextual alternates, each layout made once. Inter draws "->" as an arrow
 * and the x of "4x4" as a multiplication sign, but a name is printed as it is written; and laying
 * out is most of the work of a page, where amounts and words come again and again.
 */
export function withExactLayout(font: OpenedFont): OpenedFont {
  keepCharacters(font);
  const known = new Map<string, GlyphRun>();
  const layout = (text: string, features: readonly string[] = []) => {
    const key = `${features.join()} ${text}`;
    const run = known.get(key) ?? font.layout(text, exact(features));
    if (known.size === MOST) known.clear();
    known.set(key, run);
    return copyOf(run);
  };
  return Object.assign(Object.create(font), { layout });
}

/** A document has some hundreds of different words; those of many would fill the memory. */
const MOST = 5_000;

function exact(features: readonly string[]): Record<string, boolean> {
  return { calt: false, ...Object.fromEntries(features.map((tag) => [tag, true])) };
}

/** PDFKit scales the positions of a run in place, so each gets its own. */
function copyOf({ glyphs, positions }: GlyphRun): GlyphRun {
  const own = positions.map((position) => ({ ...position }));
  return {
    glyphs,
    positions: own,
    get advanceWidth() {
      return own.reduce((total, { xAdvance }) => total + xAdvance, 0);
    },
  };
}

/**
 * A font keeps each glyph with the characters that it was first asked for: none where it was part of another,
 * as in a document before this one. Its text could then not be read or copied from a page that shows it well.
 */
function keepCharacters(font: OpenedFont): void {
  const find = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    const glyph = find(id, characters);
    const isSame = characters.length === 0 || glyph.codePoints.join() === characters.join();
    return isSame ? glyph : Object.assign(Object.create(glyph), { codePoints: characters });
  };
}
