import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type OpenedFont } from "fontkit";
import { type FamilyName, fontFamilies, type Weight } from "./fontFaces.ts";

/** The fonts of one document; a file is opened the first time a text needs it. */
export type Fonts = {
  open(family: FamilyName, weight: Weight): OpenedFont;
  /** Whether the family draws this character. */
  holds(family: FamilyName, codePoint: number): boolean;
};

const { resolve } = createRequire(import.meta.url);

/** Opens the font files of a document as they are asked for. */
export function openFonts(): Fonts {
  const opened = new Map<string, OpenedFont>();
  const open = (family: FamilyName, weight: Weight): OpenedFont => {
    const { file } = fontFamilies[family][weight];
    const known = opened.get(file);
    if (known) return known;
    const font = withoutAlternates(create(readFileSync(resolve(file))));
    opened.set(file, font);
    return font;
  };
  return {
    open,
    holds: (family, codePoint) => open(family, "regular").hasGlyphForCodePoint(codePoint),
  };
}

/**
 * The font without its contextual alternates: Inter draws "->" as an arrow and the x of "4x4" as
 * a multiplication sign, but a name is printed as it is written.
 */
function withoutAlternates(font: OpenedFont): OpenedFont {
  const layout = (text: string, features: readonly string[] = []) =>
    font.layout(text, { calt: false, ...Object.fromEntries(features.map((tag) => [tag, true])) });
  return Object.assign(Object.create(font), { layout });
}
