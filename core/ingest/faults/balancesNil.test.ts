import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import type { FileType } from "../fileTypes.ts";
import { ingest } from "../ingest.ts";

const trialBalance = (
  current: string,
  prior: string,
) => `Code|Name|Debit|Credit|Prior debit|Prior credit|Type
1000|Bank|${current}||${prior}||Asset
3000|Share capital||${current}||${prior}|Equity`;
const balanceSheet = (
  opening: string,
  closing: string,
) => `Code|Name|Opening balance|Closing balance|Type
1000|Bank|${opening}|${closing}|Asset
3000|Share capital|${opening}|${closing}|Equity`;
const results = (amount: string) => `Code|Name|Current period|Prior period|Type
4000|Sales|${amount}|1|Revenue
5000|Costs|${amount}|1|Expense`;

function problemsOf(fileType: FileType, text: string, acceptDifferences = false) {
  const read = ingest(fileType, [tableOf(text)], { oneDate: "take", acceptDifferences });
  return read.ok ? read.value.warnings : read.problems;
}

test.each([
  ["trial_balance", trialBalance("0.00", "0.00"), '"Debit" and "Credit"'],
  ["balance_sheet", balanceSheet("0", "0"), '"Closing balance"'],
  ["prior_trial_balance", trialBalance("-", "0.00"), '"Debit" and "Credit"'],
] as const)(
  "a %s of nothing but nil is refused, and its columns are named",
  (fileType, text, columns) => {
    for (const acceptDifferences of [false, true]) {
      const [problem, ...others] = problemsOf(fileType, text, acceptDifferences);
      expect(others).toEqual([]);
      expect(problem?.code).toBe("balances_nil");
      expect(problem?.message).toContain(`Every amount under ${columns} is nil`);
    }
  },
);

test.each([
  ["trial_balance", trialBalance("0.00", "100.00"), '"Debit" and "Credit"'],
  ["trial_balance", trialBalance("-", "100.00"), '"Debit" and "Credit"'],
  ["balance_sheet", balanceSheet("100", "0"), '"Closing balance"'],
  ["prior_balance_sheet", balanceSheet("100", "0"), '"Closing balance"'],
] as const)(
  "a %s of which nothing is left is taken once a person says that the company was wound up",
  (fileType, text, columns) => {
    const [problem, ...others] = problemsOf(fileType, text);
    expect(others).toEqual([]);
    expect(problem?.code).toBe("balances_wound_up");
    expect(problem?.message).toContain(`Every amount under ${columns} is nil`);
    expect(problemsOf(fileType, text, true).map(({ code }) => code)).toEqual(["wound_up_taken"]);
  },
);

test("one amount is enough", () => {
  expect(problemsOf("trial_balance", trialBalance("0.01", "0.00"))).toEqual([]);
  expect(problemsOf("balance_sheet", balanceSheet("0", "1"))).toEqual([]);
});

test("a profit and loss of nothing but nil is taken, and said to be one", () => {
  expect(problemsOf("profit_loss", results("0")).map(({ code }) => code)).toEqual(["results_nil"]);
  expect(problemsOf("profit_loss", results("5"))).toEqual([]);
});
