import { expect, test } from "vitest";
import { askOnce, entryLabel } from "./EntryQuestion.ts";

const asks = "speaks of interest: confirm how much of its cash is interest.";
const aboutEntry = (number: string) => ({
  column: "repayment_of_borrowings" as const,
  entry: entryLabel({ number, date: "2025-02-01" }),
  asks,
});
const aboutLine = { column: "interest_paid" as const, reason: "Confirm it." };

test("what is asked about one entry names it", () => {
  expect(askOnce([aboutLine, aboutEntry("7")])).toEqual([
    aboutLine,
    {
      column: "repayment_of_borrowings",
      reason: `Entry 7 of 2025-02-01 ${asks}`,
      answeredBy: "word",
    },
  ]);
});

test("the same question about several entries is asked once of a line, and of another line again", () => {
  const elsewhere = { ...aboutEntry("8"), column: "interest_paid" as const };
  const otherwise = { ...aboutEntry("8"), asks: "pays cash out of the capital." };
  const numbers = ["1", "2", "3", "4", "5"];
  expect(
    askOnce([...numbers.map(aboutEntry), elsewhere, otherwise]).map(({ reason }) => reason),
  ).toEqual([
    `Each of the entries 1 of 2025-02-01, 2 of 2025-02-01, 3 of 2025-02-01 and 2 more ${asks}`,
    `Entry 8 of 2025-02-01 ${asks}`,
    "Entry 8 of 2025-02-01 pays cash out of the capital.",
  ]);
});
