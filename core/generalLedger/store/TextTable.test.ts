import { expect, test } from "vitest";
import { countTexts, newTextTable, textAt, textNumber } from "./TextTable.ts";

test("a text has one number, whatever its letters, length and company", () => {
  const table = newTextTable();
  const texts = Array.from({ length: 40_000 }, (_, at) => {
    const kinds = [
      `JE${at}`,
      `Läden ${at}`,
      `\u65e5\u672c ${at}`,
      `${at} ${"long".repeat(at % 30)}`,
    ];
    return kinds[at % kinds.length] ?? "";
  });
  const all = ["", "x".repeat(70_000), ...texts];
  const numbers = all.map((text) => textNumber(table, text));
  expect(new Set(numbers).size).toBe(all.length);
  expect(all.map((text) => textNumber(table, text))).toEqual(numbers);
  expect(numbers.map((number) => textAt(table, number))).toEqual(all);
  expect(countTexts(table)).toBe(all.length);
});

test("numbers that count on are found by their bytes, and crowd no place", () => {
  const table = newTextTable();
  for (let number = 0; number < 20_000; number += 1) textNumber(table, String(number));
  expect(table.isCrowded).toBe(false);
});
