import { expect, test } from "vitest";
import { exampleReport } from "../../testing/exampleReport.ts";
import { describeReport } from "../describeReport.ts";
import type { StatementReport } from "../StatementReport.ts";
import { describeDisclosureNotes } from "./describeDisclosureNotes.ts";
import { notesByConcept } from "./notesByConcept.ts";

test("notes are numbered in print order: the basis, what the framework asks for, non-cash last", () => {
  const notes = describeDisclosureNotes(exampleReport());
  expect(notes.map(({ number, id }) => `${number} ${id}`)).toEqual([
    "1 basis_of_preparation",
    "2 components_of_cash",
    "3 interest_and_taxes_paid",
    "4 financing_liabilities",
    "5 supplier_finance",
    "6 non_cash_transactions",
  ]);
});

test("the user's words stand in their note, paragraph by paragraph", () => {
  const notes = describeDisclosureNotes(exampleReport());
  expect(notes.map(({ userText }) => userText)).toEqual([
    [],
    ["Cash is held at two banks.", "None of it is pledged."],
    [],
    [],
    [],
    [],
  ]);
});

test("words for a disclosure the statement no longer has are kept as a note of their own", () => {
  const report = {
    ...exampleReport(),
    notes: [
      { disclosureId: "gone", text: "First." },
      { disclosureId: "gone", text: "Second." },
      { disclosureId: "components_of_cash", text: "  \n " },
    ],
  };
  const last = describeDisclosureNotes(report).at(-1);
  expect(last).toMatchObject({ number: 7, title: "Further note", userText: ["First.", "Second."] });
});

test("every table of a disclosure is in the notes with its amounts untouched", () => {
  const report = exampleReport({ framework: "US_GAAP" });
  const tables = describeDisclosureNotes(report).flatMap((note) => note.tables);
  const shown = report.document.disclosures.filter(({ rows }) => rows.length > 0);
  for (const { columns, rows } of shown) {
    expect(tables).toContainEqual({ columns, rows });
  }
});

test("the basis says what the policies chose, with the paragraph that allows it", () => {
  const [basis] = describeDisclosureNotes(
    exampleReport({ policies: { interestPaid: "financing" } }),
  );
  expect(basis?.paragraphs.join(" ")).toContain(
    "Interest paid is classified as financing (IAS 7.33)",
  );
});

test("lines refer to the notes that explain them, and to none that are empty", () => {
  const references = notesByConcept(exampleReport({ adjustments: [] }).document);
  expect(references.get("cash_at_end")).toEqual([2]);
  expect(references.get("interest_paid")).toEqual([3]);
  expect(references.get("repayment_of_borrowings")).toEqual([4]);
  expect(references.get("change_in_inventories")).toBeUndefined();
});

test("what no file says is asked for in its note, until somebody has written in it", () => {
  const asked = (report: StatementReport) =>
    describeDisclosureNotes(report).find(({ id }) => id === "supplier_finance")?.paragraphs;
  expect(asked(exampleReport())).toEqual([
    expect.stringMatching(
      /^To be completed\. Say whether there are supplier finance .*7\.44H\)\.$/,
    ),
  ]);
  const text = "There are none.";
  expect(
    asked({ ...exampleReport(), notes: [{ disclosureId: "supplier_finance", text }] }),
  ).toEqual([]);
});

test("several entities together are a consolidated statement that names them (IAS 1.51(b))", () => {
  const report = { ...exampleReport(), entities: ["North", "South", "West"] };
  expect(describeReport(report).title).toBe("Consolidated statement of cash flows");
  expect(describeDisclosureNotes(report)[0]?.paragraphs.join(" ")).toContain(
    "It consolidates North, South and West",
  );
  expect(describeReport({ ...report, entity: "North" }).title).toBe("Statement of cash flows");
});
