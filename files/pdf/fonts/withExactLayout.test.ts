import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { withExactLayout } from "./withExactLayout.ts";

test("a character keeps what it is, whatever another document has asked of the font before", () => {
  const file = createRequire(import.meta.url).resolve("#fonts/Inter_400Regular.ttf");
  const quote = create(readFileSync(file)).glyphForCodePoint(0x2019).id;
  const font = create(readFileSync(file));
  // As a document asks for the parts of other glyphs
  font.getGlyph(quote);
  const { glyphs } = withExactLayout(font).layout("d’É", []);
  expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join("")).toBe("d’É");
});
