import { expect, test } from "vitest";
import { tableOf } from "../../../testing/tableOf.ts";
import { findHeader } from "../../headings/findHeader.ts";
import { mergeInnerColumns } from "./mergeInnerColumns.ts";

test("a row that ends before the inner column keeps its cells, and gets none that are not there", () => {
  const table = tableOf(
    `|Note|20X9|20X9
     Assets
     Property|1||6,300
     Cash||310`,
  );
  const header = findHeader(table, "balance_sheet");
  if (header === null) throw new Error("no headings found");
  const { rows } = mergeInnerColumns(table, header, "balance_sheet").table;
  expect(rows.map(({ cells }) => Array.from(cells))).toEqual([
    ["", "Note", "20X9", "20X9"],
    ["Assets"],
    ["Property", "1", "6,300", ""],
    ["Cash", "", "310"],
  ]);
});
