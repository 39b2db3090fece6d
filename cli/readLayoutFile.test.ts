import { expect, test } from "vitest";
import { readLayoutFile } from "./readLayoutFile.ts";

const layout = (said: object) =>
  readLayoutFile(
    JSON.stringify({
      profit_loss: { headingRow: 5, columns: { name: "B", current: "E" }, ...said },
    }),
  );

test("a layout names columns by their letters, further ones too, and says what rows are", () => {
  const rows = { 12: { kind: "account", section: "Expenses" }, 20: { kind: "total" } };
  const sides = { rightFrom: "G", left: "expenses" };
  const read = layout({ labelColumns: ["A"], innerColumns: { current: ["D"] }, sides, rows });
  expect(read).toEqual({
    ok: true,
    value: {
      profit_loss: {
        sheet: null,
        headingRow: 5,
        columns: { name: 1, current: 4 },
        labelColumns: [0],
        innerColumns: { current: [3] },
        sides: { rightFrom: 6, left: "expenses" },
        rows: {
          12: { kind: "account", section: "Expenses" },
          20: { kind: "total", section: null },
        },
      },
    },
  });
});

test.each([
  { columns: { name: 1 } },
  { columns: { name: "A1" } },
  { labelColumns: "A" },
  { labelColumns: [0] },
  { innerColumns: ["D"] },
  { innerColumns: { current: "D" } },
  { sides: { rightFrom: 6 } },
  { sides: { rightFrom: "G", left: "everything" } },
  { rows: { 12: "total" } },
  { rows: { 12: { kind: "sum" } } },
  { rows: { 12: { kind: "account", section: 4 } } },
  { headingRow: -1 },
])("%j is refused with what was expected", (said) => {
  expect(layout(said)).toMatchObject({
    ok: false,
    problems: [expect.stringContaining("The layout of profit_loss cannot be read. Expected")],
  });
});
