import { expect, test } from "vitest";
import { groupAlike } from "./groupAlike.ts";
import { limitProblems } from "./limitProblems.ts";
import { listed, newProblemList, note } from "./ProblemList.ts";

test("the first problems are shown and the rest counted, those that were not kept included", () => {
  const list = newProblemList();
  for (let row = 1; row <= 6_000; row += 1) note(list, "account_name_missing", { row });
  const { shown, rest } = limitProblems(listed(list), 100);
  expect(shown.map(({ where }) => where.row)).toEqual(
    Array.from({ length: 100 }, (_, at) => at + 1),
  );
  expect(rest).toBe(5_900);
});

test("few problems are shown as they are", () => {
  const list = newProblemList();
  note(list, "no_rows", {});
  expect(limitProblems(listed(list), 100)).toMatchObject({ shown: [{ code: "no_rows" }], rest: 0 });
});

test("many equal faults of a column are said once, with their rows", () => {
  const list = newProblemList();
  for (let row = 1; row <= 9; row += 1)
    note(list, "amount_not_a_number", { row, column: "2025", value: "n/a" });
  note(list, "no_rows", {});
  const folded = groupAlike(listed(list));
  expect(folded.map(({ code }) => code)).toEqual([
    ...Array(3).fill("amount_not_a_number"),
    "problems_alike",
    "no_rows",
  ]);
  expect(folded[3]?.message).toContain("6 more cells");
  expect(limitProblems(folded, 3).rest).toBe(7);
});
