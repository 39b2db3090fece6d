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

test("a line that is asked about is marked in the columns as in the statement, and the mark explained", () => {
  const report = reportInQuarters();
  const { indirect } = report.document.statements;
  const lines = indirect.lines.map((line) =>
    line.concept === "net_cash_investing" ? { ...line, status: "review" as const } : line,
  );
  const statements = { ...report.document.statements, indirect: { ...indirect, lines } };
  const blocks = periodBlocks({ ...report, document: { ...report.document, statements } });
  const marked = blocks.flatMap((block) =>
    block.kind === "table" ? block.rows.map(({ cells }) => cells[0]) : [],
  );
  expect(marked.filter((label) => label?.includes("†"))).toEqual([
    "Net cash from investing activities †",
  ]);
  expect(JSON.stringify(blocks.at(-1))).toContain("† In review");
  expect(JSON.stringify(periodBlocks(report))).not.toContain("†");
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
