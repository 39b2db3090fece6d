import type { StatementDocument } from "@tieout/core";
import { expect, test } from "vitest";
import { reportInQuarters } from "../../../core/testing/exampleReport.ts";
import { periodBlocks } from "./periodBlocks.ts";

test("columns of few lines stay on one page, from their first line to cash at the end", () => {
  const [rows = []] = periodBlocks(reportInQuarters()).flatMap((block) =>
    block.kind === "table" ? [block.rows] : [],
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ keepWithNext }) => keepWithNext)).toEqual(
    rows.map((_, at) => at < rows.length - 1),
  );
});

test("cash at the end of longer columns stays on the page of what leads to it", () => {
  const report = reportInQuarters();
  const rows = periodBlocks({ ...report, document: withManyLines(report.document) }).flatMap(
    (block) => (block.kind === "table" ? block.rows : []),
  );
  const end = rows.findIndex(({ cells }) => cells[0]?.startsWith("Cash at end"));
  const above = rows.slice(end - 2, end);
  expect(above.map(({ keepWithNext }) => keepWithNext)).toEqual([true, true]);
  expect(rows[end]?.keepWithNext).toBe(false);
});

type Statements = StatementDocument["statements"];

/** The same with its first line forty times more, in every column. */
function withManyLines({ statements, periods = [], ...rest }: StatementDocument) {
  const longer = (statement: Statements["indirect"]) => {
    const more = Array.from({ length: 40 }, (_, at) =>
      statement.lines.slice(0, 1).map((line) => ({ ...line, id: `more ${at}` })),
    );
    return { ...statement, lines: [...more.flat(), ...statement.lines] };
  };
  const both = ({ indirect, direct }: Statements) => ({
    indirect: longer(indirect),
    direct: longer(direct),
  });
  return {
    ...rest,
    statements: both(statements),
    periods: periods.map((each) => ({ ...each, statements: both(each.statements) })),
  };
}
