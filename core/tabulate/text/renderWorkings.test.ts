import { describe, expect, test } from "vitest";
import { exampleReport } from "../../testing/exampleReport.ts";
import { printAmount } from "../printAmount.ts";
import type { StatementReport } from "../StatementReport.ts";
import { renderWorkings } from "./renderWorkings.ts";

const PAGE = 132;

function withNames(report: StatementReport, name: string): StatementReport {
  const rename = <Row extends { accountName: string }>(row: Row) => ({ ...row, accountName: name });
  const { workings } = report.document;
  const renamed = { indirect: workings.indirect.map(rename), direct: workings.direct.map(rename) };
  return { ...report, document: { ...report.document, workings: renamed } };
}

/** The columns of a fixed-width font a text of letters and ideographs takes. */
function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0);
}

describe("the workings as text", () => {
  const lines = [...renderWorkings(exampleReport())];

  test("hold every amount of the worksheet beside its account, both methods", () => {
    const { workings } = exampleReport().document;
    for (const row of [...workings.indirect, ...workings.direct]) {
      const own = lines.filter((line) => line.startsWith(`${row.account} `)).join("\n");
      const amounts = [row.opening, row.closing, row.movement, ...Object.values(row.lines)];
      for (const amount of amounts) expect(own).toContain(` ${printAmount(amount)}`);
    }
  });

  test("fit across a page, and end no line in blanks", () => {
    expect(lines.filter((line) => line.length > PAGE || line !== line.trimEnd())).toEqual([]);
  });

  test("stand aligned under each other, whatever the script of the names", () => {
    const rendered = [...renderWorkings(withNames(exampleReport(), "海上備品株式会社"))];
    const from = rendered.findIndex((line) => line.startsWith("Account"));
    const rows = rendered
      .slice(from + 2, rendered.indexOf("", from))
      .filter((line) => !/^-/.test(line));
    const ends = new Set(rows.map((line) => widthOf(line)));
    // A bracket hangs out by one.
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
  });

  test("give a name the room of both where no account has a number", () => {
    const { workings, ...document } = exampleReport().document;
    const rename = <Row extends { account: string; accountName: string }>(row: Row) => ({
      ...row,
      account: `Section › ${row.accountName}`,
    });
    const unnumbered = {
      indirect: workings.indirect.map(rename),
      direct: workings.direct.map(rename),
    };
    const report = { ...exampleReport(), document: { ...document, workings: unnumbered } };
    const rendered = [...renderWorkings(report)];
    const from = rendered.findIndex((line) => line.startsWith("Account"));
    const [first] = unnumbered.indirect;
    expect(rendered[from + 2]).toMatch(new RegExp(`^Section › ${first?.accountName} {2,}`));
    expect(rendered[from]).not.toContain("Name");
    expect(rendered.filter((line) => line.length > PAGE)).toEqual([]);
  });

  test("say where every line comes from, and what each check found", () => {
    const { document } = exampleReport();
    const written = lines.join("\n");
    for (const line of document.statements.indirect.lines.filter(
      ({ sources }) => sources.length > 0,
    ))
      expect(written).toContain(line.lineItem);
    for (const { title, paragraph } of document.checks)
      expect(written).toContain(`${title} (${paragraph})`);
  });

  test("are marked DRAFT with the difference until the statement ties out", () => {
    const override = {
      id: "o",
      reason: "Rounded",
      adjustmentType: "override" as const,
      concept: "interest_paid" as const,
      adjustedValue: -1_00n,
    };
    const draft = [...renderWorkings(exampleReport({ adjustments: [override] }))].join("\n");
    expect(draft).toMatch(/Status +DRAFT\. Does not tie out\. .*unreconciled\s+difference/s);
    expect(draft).toMatch(/Overrides {2}.*\n.*Statement {2}/);
  });
});
