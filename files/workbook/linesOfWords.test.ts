import { expect, test } from "vitest";
import { linesOfWords } from "./linesOfWords.ts";

test.each([
  ["The name says 'trade debtor' and it stands in the balance sheet.", 64, 1],
  ["What was read gives the totals the files print", 46, 1],
  ["WHAT WAS READ GIVES THE TOTALS THE FILES PRINT", 46, 2],
  ["mmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", 40, 2],
  ["0000000000", 12, 1],
  ["一二三四五六七八九十一二三四五六七八九十", 40, 2],
  ["three\nshort\nlines", 40, 3],
  ["", 40, 1],
])("%j in a column of %i digits takes %i lines", (words, width, lines) => {
  expect(linesOfWords(words, width)).toBe(lines);
});
