import fc from "fast-check";
import PDFDocument from "pdfkit";
import { describe, expect, test } from "vitest";
import { runs } from "../../../core/testing/runs.ts";
import { openFonts } from "../fonts/openFonts.ts";
import { cleanText } from "./cleanText.ts";
import { splitRuns } from "./splitRuns.ts";
import { createTextSetter } from "./TextSetter.ts";
import { textStyle } from "./textStyles.ts";
import { wrapText } from "./wrapText.ts";

const fonts = openFonts();
const setter = createTextSetter(new PDFDocument({ autoFirstPage: false, font: "" }), fonts);
const style = textStyle();

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, "");
}

describe("wrapping", () => {
  test("keeps every character and no line is wider than its place", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 80 }),
        fc.integer({ min: 30, max: 200 }),
        (text, width) => {
          const lines = wrapText(text, style, width, setter);
          expect(withoutSpaces(lines.join(""))).toBe(withoutSpaces(cleanText(text)));
          const wide = lines.filter((line) => setter.width(line, style) > width + TOLERANCE);
          expect(wide.filter((line) => [...line].length > 1)).toEqual([]);
        },
      ),
      { numRuns: runs(30) },
    );
  });

  test("breaks between words, and within a word only when it alone is too wide", () => {
    const width = setter.width("cash flows from", style);
    expect(wrapText("cash flows from operating activities", style, width, setter)).toEqual([
      "cash flows from",
      "operating",
      "activities",
    ]);
    const narrow = wrapText("reconciliation", style, width / 2, setter);
    expect(narrow.length).toBeGreaterThan(1);
    expect(narrow.join("")).toBe("reconciliation");
  });

  test("breaks Chinese and Japanese between characters, not before closing punctuation", () => {
    const lines = wrapText("日本語の文章は、文字の間で改行されます。".repeat(3), style, 80, setter);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => /^[、。]/.test(line))).toEqual([]);
  });
});

/** Kerning between pieces measured apart, in points. */
const TOLERANCE = 2;

describe("runs", () => {
  test.each([
    ["Cash £ € $ ¥", ["latin"]],
    ["Ελλάδα, Россия", ["latin"]],
    ["有限公司", ["chinese"]],
    ["株式会社カネ", ["japanese"]],
    ["주식회사", ["korean"]],
    ["हिन्दी", ["wide"]],
    ["Halden 有限公司", ["latin", "chinese"]],
  ])("%s is drawn by %s", (text, families) => {
    expect(splitRuns(text, fonts).map(({ family }) => family)).toEqual(families);
  });

  test("a character no font holds is a square whose text is the character", () => {
    expect(splitRuns("A ☃🜁", fonts).map(({ text, actual }) => [text, actual])).toEqual([
      ["A ", null],
      ["□□", "☃🜁"],
    ]);
  });

  test("control characters, overrides of direction and half characters do not reach the page", () => {
    expect(cleanText("a\u0000b\u202ec\nd\ud800e\u200bf")).toBe("abc d\ufffdef");
    expect(cleanText("e\u0301")).toBe("é");
  });
});
