import { describe, expect, test } from "vitest";
import { exampleReport } from "../testing/exampleReport.ts";
import { columnHeading, describePeriod, periodColumns } from "./describePeriod.ts";
import { describeReport } from "./describeReport.ts";
import { printAmount } from "./printAmount.ts";

describe("a period", () => {
  test.each([
    ["2025-01-01", "2025-12-31", "for the year ended 31 December 2025"],
    ["2024-03-01", "2025-02-28", "for the year ended 28 February 2025"],
    ["2025-01-01", "2025-06-30", "for the six months ended 30 June 2025"],
    ["2025-01-01", "2025-01-31", "for the month ended 31 January 2025"],
    ["2024-12-30", "2025-12-28", "for the 52 weeks ended 28 December 2025"],
    ["2024-12-30", "2026-01-04", "for the 53 weeks ended 4 January 2026"],
    ["2024-12-30", "2025-12-30", "for the period from 30 December 2024 to 30 December 2025"],
    ["2024-01-01", "2025-06-30", "for the period from 1 January 2024 to 30 June 2025"],
  ])("from %s to %s is %s", (start, end, words) => {
    expect(describePeriod({ start, end })).toBe(words);
  });

  test("names its columns by year only when it is one", () => {
    expect(periodColumns({ start: "2025-01-01", end: "2025-12-31" })).toEqual({
      current: "2025",
      prior: "2024",
    });
    expect(periodColumns({ start: "2025-01-01", end: "2025-06-30" }).prior).toBe("Prior period");
    expect(periodColumns(null).current).toBe("Current year");
  });

  test.each([
    ["2025-03-01", "2025-03-31", "Mar 2025"],
    ["2025-01-01", "2025-03-31", "Jan to Mar 2025"],
    ["2024-11-01", "2025-01-31", "Nov 2024 to Jan 2025"],
    ["2024-12-30", "2025-01-26", "30 Dec 2024 to 26 Jan 2025"],
  ])("from %s to %s heads its column %s", (start, end, heading) => {
    expect(columnHeading({ start, end })).toBe(heading);
  });
});

test.each([
  ["0.00", "-"],
  ["-0.00", "-"],
  ["1234.50", "1,234.50"],
  ["-1234567890123456.05", "(1,234,567,890,123,456.05)"],
  ["0.05", "0.05"],
  ["-999.99", "(999.99)"],
])("%s prints as %s: cents kept, parentheses for outflows", (amount, printed) => {
  expect(printAmount(amount)).toBe(printed);
});

test("a statement that ties out says so; one that does not is a draft with its difference", () => {
  const finished = describeReport(exampleReport());
  expect(finished.isDraft).toBe(false);
  expect(finished.status).toMatch(/^Ties out: closing cash of GBP [\d,]+\.\d\d agrees/);
  const override = {
    id: "override-1",
    reason: "Rounded",
    adjustmentType: "override" as const,
    concept: "interest_paid" as const,
    adjustedValue: -1_00n,
  };
  const draft = describeReport(exampleReport({ adjustments: [override] }));
  expect(draft.isDraft).toBe(true);
  expect(draft.status).toMatch(
    /^Does not tie out\. .*the unreconciled difference is \(?[\d,]+\.\d\d\)?\./,
  );
});

test("a statement without its entity or period is a draft that ties out, and says what is missing", () => {
  const report = { ...exampleReport(), entityName: null, period: null };
  expect(describeReport(report)).toMatchObject({
    entity: "Entity not stated (Halden Marine 2025)",
    isDraft: true,
    mark: "DRAFT",
    status: expect.stringMatching(/^Ties out: .* Still to be stated: the entity and the period\.$/),
  });
});

test("a draft that does not tie out also says what its heading lacks", () => {
  const example = exampleReport();
  const document = { ...example.document, tiesOut: false, draftReasons: [] };
  const { status } = describeReport({ ...example, document, entityName: null });
  expect(status).toBe("Does not tie out. Still to be stated: the entity.");
});

test.each([
  [[], "Does not tie out."],
  [["One."], "Does not tie out. One."],
  [["One.", "Two."], "Does not tie out. One. 1 more reason stands with the checks."],
  [["One.", "Two.", "Three."], "Does not tie out. One. 2 more reasons stand with the checks."],
])("a draft with the reasons %j says how many there are", (messages, status) => {
  const example = exampleReport();
  const draftReasons = messages.map((message) => ({ code: "tie_out", message }));
  const document = { ...example.document, tiesOut: false, draftReasons };
  expect(describeReport({ ...example, document }).status).toBe(status);
});

test("a statement whose project has changed since is marked superseded, draft or not", () => {
  const report = { ...exampleReport(), isSuperseded: true };
  expect(describeReport(report)).toMatchObject({ mark: "SUPERSEDED", isDraft: false });
  expect(describeReport({ ...report, period: null }).mark).toBe("DRAFT · SUPERSEDED");
});
