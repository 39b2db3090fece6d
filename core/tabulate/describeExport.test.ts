import { expect, test } from "vitest";
import { exampleReport } from "../testing/exampleReport.ts";
import { statementOf } from "../testing/tracedBooks.ts";
import { describeExport } from "./describeExport.ts";

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
