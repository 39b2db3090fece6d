import { toOneLine } from "@tieout/core";
import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { readCsv } from "./readCsv.ts";

const cell = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[a-z0-9 .-]{0,8}$/) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...'ab,;\t\n\r"é\u2028\u0007') }) },
);
const lines = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 12 });

test("how lines end changes nothing, and no cell has a line break or a tab in it", () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(",", ";", "\t"), (data, delimiter) => {
      const unbroken = data.map((cells) => cells.map((text) => text.replace(/[\r\n]+/g, "\n")));
      const text = Papa.unparse(unbroken, { delimiter, newline: "\n" });
      const read = readCsv(text);
      expect(readCsv(text.replaceAll("\n", "\r\n"))).toEqual(read);
      expect(readCsv(text.replaceAll("\n", "\r"))).toEqual(read);
      const cells = read.ok
        ? read.value.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
        : [];
      expect(cells).toEqual(cells.map(toOneLine));
    }),
  );
});

test("lines that end in several ways are each a row of their number", () => {
  const read = readCsv("Code,Name\r\n1,Bank\n2,Stock\r\r\n3,Till\r\n\r\n");
  expect(read.ok && read.value[0]?.rows).toEqual([
    { row: 1, cells: ["Code", "Name"] },
    { row: 2, cells: ["1", "Bank"] },
    { row: 3, cells: ["2", "Stock"] },
    { row: 5, cells: ["3", "Till"] },
  ]);
});

test.each([
  ["a tab within quotes between tabs", 'Code\tName\n1\t"Bank\tloan"', "Bank loan"],
  ["a break within quotes", 'Code,Name\r\n1,"Bank\r\nloan"', "Bank loan"],
])("%s is a space", (_name, text, name) => {
  const read = readCsv(text);
  expect(read.ok && read.value[0]?.rows.at(-1)?.cells.at(-1)).toBe(name);
});
