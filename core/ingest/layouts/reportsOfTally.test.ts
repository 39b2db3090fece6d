import { expect, test } from "vitest";
import { readPublished } from "../../testing/readPublished.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

const TALLY = `Acme Traders
  Balance Sheet
  1-Apr-24 to 31-Mar-25
  Liabilities|as at 31-Mar-25||Assets|as at 31-Mar-25|
  Capital Account||550|Fixed Assets||400
  Share Capital|300||Plant|250|
  Reserves|250||Furniture|150|
  Loans (Liability)||200|Current Assets||400
  Bank Loan|200||Stock-in-Hand|120|
  Profit & Loss A/c||50|Bank Accounts|280|
  Current Period|50||||
  Total||800|Total||800`;

const TALLY_ROWS = [
  ["Share Capital", 0n, 300n],
  ["Reserves", 0n, 250n],
  ["Bank Loan", 0n, 200n],
  ["Current Period", 0n, 50n],
  ["Plant", 0n, 250n],
  ["Furniture", 0n, 150n],
  ["Stock-in-Hand", 0n, 120n],
  ["Bank Accounts", 0n, 280n],
];

test.each([
  ["headed", TALLY],
  ["without headings", TALLY.replace(/ *Liabilities.*\n/, "")],
])("Tally: sums of groups stand beside their accounts on either side, %s", (_, text) => {
  expect(readPublished("balance_sheet", text).rows).toEqual(TALLY_ROWS);
});

test("Tally: one side beneath the other, current liabilities taken off current assets", () => {
  const { rows } = readPublished(
    "balance_sheet",
    `Balance Sheet as at 31-Mar-25
     Sources of Funds :||
     Capital Account||550
     Share Capital|300|
     Reserves|250|
     Total||550
     Application of Funds :||
     Fixed Assets||400
     Plant|250|
     Furniture|150|
     Current Assets||235
     Stock-in-Hand|120|
     Bank Accounts|115|
     Less: Current Liabilities||85
     Sundry Creditors|65|
     Duties & Taxes|20|
     Net Current Assets||150
     Total||550`,
  );
  expect(rows).toEqual([
    ["Share Capital", 0n, 300n],
    ["Reserves", 0n, 250n],
    ["Plant", 0n, 250n],
    ["Furniture", 0n, 150n],
    ["Stock-in-Hand", 0n, 120n],
    ["Bank Accounts", 0n, 115n],
    ["Sundry Creditors", 0n, 65n],
    ["Duties & Taxes", 0n, 20n],
  ]);
});

test("Tally: particulars on both sides are costs where the profit stands, and income", () => {
  const { rows } = readPublished(
    "profit_loss",
    `Profit & Loss A/c
     1-Apr-24 to 31-Mar-25
     Particulars|1-Apr-24 to 31-Mar-25||Particulars|1-Apr-24 to 31-Mar-25|
     Opening Stock||100|Sales Accounts||900
     Purchase Accounts||600|Local Sales|900|
     Local Purchases|600||Closing Stock||120
     Gross Profit c/o||320|||
     ||1020|||1020
     Indirect Expenses||270|Gross Profit b/f||320
     Rent|120||||
     Salaries|150||||
     Nett Profit||50|||
     Total||320|Total||320`,
  );
  expect(rows).toEqual([
    ["Local Sales", 900n],
    ["Closing Stock", 120n],
    ["Opening Stock", 100n],
    ["Local Purchases", 600n],
    ["Rent", 120n],
    ["Salaries", 150n],
  ]);
});

test.each([
  ["as they are", ""],
  ["with a minus", "-"],
])(
  "income in total beneath the gross profit makes no income of the costs in it, %s",
  (_, minus) => {
    const text = `|2025
    Product sales|50
    Freight in|${minus}120
    Packaging|${minus}80
    Gross profit|-150
    Commission|40
    Total income|-110
    Salaries|${minus}90
    Net loss|-200`;
    const result = ingest("profit_loss", [tableOf(text)], { oneDate: "take" });
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    const rows = result.value.rows.map(({ name, nature, positiveSide }) => [
      name,
      nature,
      positiveSide,
    ]);
    const cost = minus === "" ? "debit" : "credit";
    expect(rows).toEqual([
      ["Product sales", undefined, "credit"],
      ["Freight in", undefined, cost],
      ["Packaging", undefined, cost],
      ["Commission", "income", "credit"],
      ["Salaries", undefined, cost],
    ]);
  },
);

test("a gross profit of nil leaves the sides of all other rows", () => {
  const text = `|2025
    Revenue|
    Service revenue|1950
    Cost of sales|
    Freight in|150
    Materials|1800
    Gross profit|0
    Other income|900
    Total income|900
    Operating expenses|
    Website|100
    Training|1650
    Net loss|(850)`;
  const result = ingest("profit_loss", [tableOf(text)], { oneDate: "take" });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(result.value.rows.map(({ name, positiveSide }) => [name, positiveSide])).toEqual([
    ["Service revenue", "credit"],
    ["Freight in", "debit"],
    ["Materials", "debit"],
    ["Other income", "credit"],
    ["Website", "debit"],
    ["Training", "debit"],
  ]);
});
