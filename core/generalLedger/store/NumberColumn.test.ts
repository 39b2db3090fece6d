import { expect, test } from "vitest";
import { at, newFloatColumn, newIntColumn, push, put } from "./NumberColumn.ts";

test.each([
  ["whole", newIntColumn()],
  ["large", newFloatColumn()],
])("a column of %s numbers gives back each, however many there are", (_kind, column) => {
  const many = 200_000;
  let wrong = 0;
  for (let index = 0; index < many; index += 1) {
    push(column, index * 7);
    // What was there before the column grew, and what has come last
    if (at(column, index >>> 1) !== (index >>> 1) * 7 || at(column, index) !== index * 7)
      wrong += 1;
  }
  expect([wrong, column.length, at(column, many)]).toEqual([0, many, 0]);
  put(column, 3, -1);
  expect([at(column, 2), at(column, 3), at(column, 4)]).toEqual([14, -1, 28]);
});

test("a column holds nil wherever no number was put, before and between its pieces", () => {
  const column = newIntColumn();
  for (const place of [0, 255, 256, 70_000, 400_000]) put(column, place, place + 1);
  const places = [0, 1, 255, 256, 257, 65_536, 70_000, 300_000, 400_000];
  expect(places.map((place) => at(column, place))).toEqual([
    1, 0, 256, 257, 0, 0, 70_001, 0, 400_001,
  ]);
});
