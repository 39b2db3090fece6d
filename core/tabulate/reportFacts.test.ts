import { expect, test } from "vitest";
import { exampleReport } from "../testing/exampleReport.ts";
import { reportFacts } from "./reportFacts.ts";

const report = exampleReport();
const valuesOf = (of: typeof report) =>
  Object.fromEntries(reportFacts(of).map(({ label, value }) => [label, value]));

test("the head of a report says its version, and when and by whom it was prepared", () => {
  expect(valuesOf(report)).toMatchObject({
    Version: "3",
    Prepared: "14 February 2026, 09:30 UTC, by A. Preparer",
  });
});

test("what is not known has no line", () => {
  const unstored = { ...report, version: null, preparedAt: null, preparedBy: null };
  const labels = Object.keys(valuesOf(unstored));
  expect(labels).toContain("SHA-256");
  expect(labels.filter((label) => ["Version", "Prepared", "Audit trail"].includes(label))).toEqual(
    [],
  );
});
