import { expect, test } from "vitest";
import { readTrialBalance } from "../../../testing/readTrialBalance.ts";

const NET_CHANGE = `No.|Name|Net Change|Balance at Date
  1010|Bank|3,200.00|13,200.00
  1100|Trade debtors|1,500.00|6,500.00
  1500|Plant|0.00|20,000.00
  1510|Accumulated depreciation|-2,000.00|-6,000.00
  2010|Trade creditors|-700.00|-3,700.00
  3010|Share capital|0.00|-10,000.00
  3020|Retained earnings|0.00|-18,000.00
  4010|Sales revenue|-30,000.00|-30,000.00
  5010|Cost of sales|18,000.00|18,000.00
  6010|Salaries|8,000.00|8,000.00
  6020|Depreciation expense|2,000.00|2,000.00`;

const OPENED = [
  "Bank 10000 13200",
  "Trade debtors 5000 6500",
  "Plant 20000 20000",
  "Accumulated depreciation -4000 -6000",
  "Trade creditors -3000 -3700",
];

test("opening balances are the closing ones less the net change of the year", () => {
  const { balances, codes } = readTrialBalance(NET_CHANGE, "ask");
  expect(balances.slice(0, 5)).toEqual(OPENED);
  expect(balances).toContain("Sales revenue 0 -30000");
  expect(codes).toContain("opening_told");
});

test("the same in debits and credits", () => {
  const sides = (cell: string) => (cell.startsWith("-") ? `|${cell.slice(1)}` : `${cell}|`);
  const [, ...rows] = NET_CHANGE.split("\n");
  const text = rows.map((row) => {
    const [code, name, moved = "", closing = ""] = row.split("|");
    return [code, name, sides(moved), sides(closing)].join("|");
  });
  const heads = "No.|Name|Net Change Debit|Net Change Credit|Balance Debit|Balance Credit";
  expect(readTrialBalance([heads, ...text].join("\n"), "ask").balances.slice(0, 5)).toEqual(OPENED);
});

test("what moved in a part of the year gives no opening balances", () => {
  const month = NET_CHANGE.replace("-30,000.00|", "-3,000.00|").replace("18,000.00|", "1,800.00|");
  expect(readTrialBalance(month, "ask").codes).toContain("one_date");
});
