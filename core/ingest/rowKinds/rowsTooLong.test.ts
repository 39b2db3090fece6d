import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

const HEADINGS = "Code|Name|Debit|Credit|Prior debit|Prior credit|Type";

function said(...rows: readonly string[]) {
  const read = ingest("trial_balance", [tableOf([HEADINGS, ...rows].join("\n"))]);
  const warnings = read.ok ? read.value.warnings : read.warnings;
  return warnings.filter(({ code }) => code === "rows_too_long").map(({ message }) => message);
}

const RIGHT = ["3000|Share capital||1300.00||1000.00|Equity", "4000|Sales||0.00|||Revenue"];

test("an amount whose comma divides its row is named with the row", () => {
  const [message, ...others] = said("1000|Bank|1|300.00||1|000.00||Asset", ...RIGHT);
  expect(message).toContain("Row 2 holds 9 cells, and there are 7 headings.");
  expect(others).toEqual([]);
});

test("it is refused beside the difference that it makes, which nobody can accept then", () => {
  const text = [HEADINGS, "1000|Bank|1|300.00||1|000.00||Asset", ...RIGHT].join("\n");
  const read = ingest("trial_balance", [tableOf(text)]);
  expect(read.ok ? [] : read.problems.map(({ code }) => code)).toEqual([
    "rows_too_long",
    "debits_unequal_credits",
    "debits_unequal_credits",
  ]);
});

const refused = (...rows: readonly string[]) => {
  const read = ingest("trial_balance", [tableOf([HEADINGS, ...rows].join("\n"))]);
  return read.ok ? [] : read.problems.map(({ code, where: { row } }) => [code, row]);
};

test.each([
  ["a credit", "2500|Loan| long-term||40.00||40.00|Liability"],
  ["a debit, with nothing in the last cell", "1100|Debtors| trade|30.00||20.00||"],
])("%s whose name a comma divides is told so, and not what stands in its cells", (_, row) => {
  expect(refused(row, ...RIGHT)).toEqual([["rows_too_long", 2]]);
  expect(refused(row, ...RIGHT, "1000|Bank|x||||Asset")).toEqual([
    ["rows_too_long", 2],
    ["amount_not_a_number", 5],
  ]);
});

test("a cell that is no number is named where the rows are as long as the headings", () => {
  expect(refused("1000|Bank|x||||Asset", ...RIGHT).map(([code]) => code)).not.toContain(
    "rows_too_long",
  );
});

test("what stands beside most rows is no mistake of theirs, nor are empty cells", () => {
  const beside = [...RIGHT, "1000|Bank|1300.00||1000.00||Asset"].map((row) => `${row}|checked`);
  expect(said(...beside)).toEqual([]);
  expect(said("1000|Bank|1300.00||1000.00||Asset||", ...RIGHT)).toEqual([]);
});
