import { expect, test } from "vitest";
import { balance } from "../../testing/ledgerRows.ts";
import { statementFrom } from "../../testing/statementFrom.ts";
import { plainInput } from "../../testing/statementInputs.ts";

/** What the books that are out say of the end, or the ends, at which they are. */
function balanceMessages(closingCash: string, openingCash: string): string[] {
  const { checks } = statementFrom({
    ...plainInput,
    rows: {
      trial_balance: [
        balance("Cash at bank", closingCash, openingCash),
        balance("Share capital", "-40", "-40"),
      ],
    },
  });
  return checks
    .map(({ explanation }) => explanation)
    .filter((words) => words.includes("are out by"));
}

test("books that are out at one end name that end alone", () => {
  expect(balanceMessages("45", "40")).toEqual(["The closing balances are out by 5.00."]);
  expect(balanceMessages("40", "37")).toEqual(["The opening balances are out by (3.00)."]);
  expect(balanceMessages("45", "37")).toEqual([
    "The opening balances are out by (3.00). The closing balances are out by 5.00.",
  ]);
  expect(balanceMessages("40", "40")).toEqual([]);
});
