import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type OpenedFont } from "fontkit";
import { type FamilyName, fontFamilies, type Weight } from "./fontFaces.ts";
import { withExactLayout } from "./withExactLayout.ts";

/** The fonts of documents; a file is opened the first time a text needs it. */
export type Fonts = {
  open(family: FamilyName, weight: Weight): OpenedFont;
  /** Whether the family draws this character. */
  holds(family: FamilyName, codePoint: number): boolean;
};

const { resolve } = createRequire(import.meta.url);

/** Files once opened serve every document of the process: they are read, never written, and what was laid out stays. */
const openedFiles = new Map<string, OpenedFont>();

/** Opens fonts as they are asked for. */
export function openFonts(): Fonts {
  const open = (family: FamilyName, weight: Weight) => openFile(fontFamilies[family][weight].file);
  return {
    open,
    holds: (family, codePoint) => open(family, "regular").hasGlyphForCodePoint(codePoint),
  };
}

function openFile(file: string): OpenedFont {
  const font = openedFiles.get(file) ?? withExactLayout(create(readFileSync(resolve(file))));
  openedFiles.set(file, font);
  return font;
}
