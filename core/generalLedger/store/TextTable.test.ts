import { expect, test } from "vitest";
import { isSameText } from "./isSameText.ts";
import { countTexts, knownNumber, newTextTable, textAt, textNumber } from "./TextTable.ts";

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

test("texts that end in numbers are told apart, whatever noughts and beginnings they have", () => {
  const beginnings = ["", "0", "00", "INV-", "INV-0", "Läden ", ...letters(40)];
  const counts = ["0", "00", "1", "10", "000001", "1000000", "12345678", "9".repeat(12)];
  const texts = [...new Set(beginnings.flatMap((before) => counts.map((count) => before + count)))];
  const table = newTextTable();
  const numbers = texts.map((text) => textNumber(table, text));
  expect(new Set(numbers).size).toBe(texts.length);
  expect(texts.map((text) => textNumber(table, text))).toEqual(numbers);
  expect(numbers.map((number) => textAt(table, number))).toEqual(texts);
});

test("a text that was not added is not known, and looking for it adds none", () => {
  const table = newTextTable();
  const added = ["JE1", "JE20", "Läden", "\u65e5\u672c", "x".repeat(70_000), ...letters(40)];
  const numbers = added.map((text) => textNumber(table, text));
  const others = ["", "JE2", "KE1", "1", "no", "Laden", "\u65e5", "x".repeat(70_001), "zz top"];
  expect(added.map((text) => knownNumber(table, text))).toEqual(numbers);
  expect(others.map((text) => knownNumber(table, text))).toEqual(others.map(() => 0));
  expect(countTexts(table)).toBe(1 + added.length);
});

test("texts that count on take no place among the others, and crowd none", () => {
  const table = newTextTable();
  for (let number = 1; number <= 20_000; number += 1) textNumber(table, `JE${number}`);
  expect([table.known, table.isCrowded]).toEqual([0, false]);
  for (let number = 1; number <= 20_000; number += 1) textNumber(table, `${number} a`);
  expect([table.known, table.isCrowded]).toEqual([20_000, false]);
});

test("a text is the same in two tables, whatever numbers and letters it has", () => {
  const [one, other] = [newTextTable(), newTextTable()];
  const texts = [
    "",
    "JE1",
    "JE2",
    "JE11",
    "Läden",
    "Laden",
    "\u65e5",
    "\u672c",
    "x".repeat(70_000),
  ];
  const numbers = texts.map((text) => textNumber(one, text));
  for (const text of texts.toReversed()) {
    const number = textNumber(other, text);
    const same = texts.filter((_, at) => isSameText(one, numbers[at] ?? 0, other, number));
    expect(same).toEqual([text]);
  }
});

function letters(count: number): string[] {
  return Array.from({ length: count }, (_, at) => String.fromCharCode(60 + at));
}
