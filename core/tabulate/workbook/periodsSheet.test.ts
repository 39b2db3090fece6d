import { expect, test } from "vitest";
import { reportInQuarters } from "../../testing/exampleReport.ts";
import { periodsSheets } from "./periodsSheet.ts";

test("a line that is asked about in the year has its status beside its columns", () => {
  const report = reportInQuarters();
  const { indirect } = report.document.statements;
  const lines = indirect.lines.map((line) =>
    line.concept === "net_cash_investing" ? { ...line, status: "review" as const } : line,
  );
  const statements = { ...report.document.statements, indirect: { ...indirect, lines } };
  const place = {
    method: "indirect" as const,
    sheet: "Statement",
    tieOutRow: 5,
    headingRow: 7,
    rowOf: new Map(),
  };
  const [sheet] = periodsSheets(
    { ...report, document: { ...report.document, statements } },
    place,
    "",
  );
  const rows = [...(sheet?.rows ?? [])].map((cells) =>
    cells.map((cell) => (cell?.kind === "text" ? cell.text : "")),
  );
  const at = rows.find(([label]) => label === "Line item")?.indexOf("Status") ?? 0;
  expect(rows.filter((cells) => cells[at] === "Review").map(([label]) => label)).toEqual([
    expect.stringMatching(/investing activities$/),
  ]);
});
