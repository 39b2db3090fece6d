import { expect, test } from "vitest";
import { reportInQuarters } from "../../../core/testing/exampleReport.ts";
import { periodBlocks } from "./periodBlocks.ts";

test("cash at the end of the columns stays on the page of what leads to it", () => {
  const rows = periodBlocks(reportInQuarters()).flatMap((block) =>
    block.kind === "table" ? block.rows : [],
  );
  const end = rows.findIndex(({ cells }) => cells[0]?.startsWith("Cash at end"));
  const above = rows.slice(end - 2, end);
  expect(above.map(({ keepWithNext }) => keepWithNext)).toEqual([true, true]);
  expect(rows[end]?.keepWithNext).toBe(false);
});
