import { expect, test } from "vitest";
import { journalBalance } from "./journalBalance.ts";
import { journalBody } from "./journalBody.ts";

const line = (side: string, debit: string, credit: string) => ({ side, debit, credit });
const sale = [
  line("cash:proceeds_from_disposal_of_ppe", "20", ""),
  line("account:1290", "60.00", ""),
  line("account:12:00", "", "80"),
];

test("a balanced draft becomes the journal of the API, empty lines left out", () => {
  expect(journalBody({ reason: " Sale ", lines: [...sale, line("", "", "")] })).toEqual({
    adjustmentType: "journal",
    reason: "Sale",
    lines: [
      { cash: "proceeds_from_disposal_of_ppe", debit: "20" },
      { account: "1290", debit: "60.00" },
      { account: "12:00", credit: "80" },
    ],
  });
});

test("what is wrong is said, line by line", () => {
  expect(journalBody({ reason: "", lines: sale })).toContain("why");
  expect(journalBody({ reason: "x", lines: [] })).toContain("two lines");
  expect(journalBody({ reason: "x", lines: [...sale, line("account:1", "5", "5")] })).toContain(
    "Line 4",
  );
  expect(journalBody({ reason: "x", lines: [...sale, line("account:1", "a", "")] })).toContain(
    "not a number",
  );
  expect(journalBody({ reason: "x", lines: [...sale, line("account:1", "0.01", "")] })).toContain(
    "not equal",
  );
});

test("the balance is exact to the cent", () => {
  expect(journalBalance([line("", "0.10", ""), line("", "0.20", ""), line("", "", "0.3")])).toEqual(
    { debit: "0.30", credit: "0.30", difference: "0.00" },
  );
});
