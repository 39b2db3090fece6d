import { expect, test } from "vitest";
import { exampleReport } from "../testing/exampleReport.ts";
import { statementOf } from "../testing/tracedBooks.ts";
import { describeExport } from "./describeExport.ts";
import { hashedStatement } from "./hashedStatement.ts";
import { reportOfExport } from "./reportOfExport.ts";

test("texts of entries of the general ledger stay out of exports", () => {
  const document = statementOf([
    {
      date: "2025-02-01",
      text: "Ms Example",
      lines: [
        ["bank", "90"],
        ["sales", "-90"],
      ],
    },
  ]);
  expect(JSON.stringify(document)).toContain("Ms Example");
  const exported = describeExport({ ...exampleReport(), document });
  expect(JSON.stringify(exported)).not.toContain("Ms Example");
});

test.each(["indirect", "direct"] as const)("the hash covers the %s method", (method) => {
  const report = exampleReport();
  const { statements } = report.document;
  const [first, ...lines] = statements[method].lines;
  const changed = { ...statements[method], lines: [{ ...first, currentYear: "0.01" }, ...lines] };
  const document = { ...report.document, statements: { ...statements, [method]: changed } };
  const covered = (of: typeof report) => JSON.stringify(hashedStatement(describeExport(of)));
  expect(covered({ ...report, document })).not.toBe(covered(report));
});

test("a line of the export names the notes that explain it", () => {
  const { lines, disclosures } = describeExport(exampleReport());
  const numbers = lines.find(({ concept }) => concept === "cash_at_end")?.notes;
  expect(numbers).toEqual([2]);
  expect(disclosures[0]?.id).toBe("components_of_cash");
  expect(lines.find(({ concept }) => concept === "change_in_inventories")).not.toHaveProperty(
    "notes",
  );
});

test("the export names the national chart, which its hash leaves to the reasons of accounts", () => {
  const report = exampleReport();
  const exported = describeExport({ ...report, document: { ...report.document, chart: "PCG" } });
  expect(exported.chart).toBe("PCG");
  expect(reportOfExport(exported).document.chart).toBe("PCG");
  expect(hashedStatement(exported)).toEqual(hashedStatement(describeExport(report)));
});

test("what comes from a general ledger alone is absent where there is none", () => {
  const report = exampleReport();
  const { periods: _, rollForward: __, ...document } = report.document;
  const exported = describeExport({ ...report, document });
  expect(exported).not.toHaveProperty("periods");
  expect(exported).not.toHaveProperty("rollForward");
});
