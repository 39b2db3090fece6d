import { describe, expect, test } from "vitest";
import { accepted, profits, read } from "../../testing/readReport.ts";
import { tableOf } from "../../testing/tableOf.ts";

test("liabilities are known for what they are when they are misspelt", () => {
  const text = `|2024|2025
    Current assets
    Cash|70|90
    Total current assets|70|90
    Fixed assets|200|220
    Depreciation|-40|-60
    Net fixed assets|160|160
    Total non current assets|160|160
    Total assets|230|250
    Payables|30|40
    Total current liabilitites|30|40
    Debt|100|90
    Total non current liabilitites|100|90
    Total liabilitites|130|130
    Equity
    Capital|100|120
    Total equity|100|120
    Total liabilities & equity|230|250`;
  const { rows, controls } = read("balance_sheet", tableOf(text));
  expect(rows.map(({ name }) => name)).toEqual([
    "Cash",
    "Fixed assets",
    "Depreciation",
    "Payables",
    "Debt",
    "Capital",
  ]);
  expect(controls.every(({ agrees }) => agrees)).toBe(true);
});

test("an expense that was reversed for more than all others does not turn income round", () => {
  const rows = profits(`Account|2025
    Income|
    Designs|270.00
    Total Income|270.00
    Expenses|
    Bank charges|(2,680.00)
    Rent|320.00
    Total Expenses|(2,360.00)
    Net Income|2,630.00`);
  expect(rows.map(([name, _, nature, amount]) => [name, nature, amount])).toEqual([
    ["Designs", "income", -270n],
    ["Bank charges", "expense", -2680n],
    ["Rent", "expense", 320n],
  ]);
});

test("without minus signs gains among the costs are income, and costs need no word that says so", () => {
  const text = `Account|2025
    Sales|680.00
    Cost of goods sold|340.00
    Wages|90.00
    Rent|67.00
    Insurance|12.50
    Gain on sale of a van|7.00
    Loss on redeeming bonds|1.00
    Lighting|4.20
    Water|3.10
    Interest received|2.60
    Net income|171.80`;
  const income = profits(text).flatMap(([name, , , amount]) => (Number(amount) < 0 ? [name] : []));
  expect(income).toEqual(["Sales", "Gain on sale of a van", "Interest received"]);
});

/** The names of rows whose amounts count as credits where they are written without a minus. */
function creditsOf(text: string): string[] {
  const { rows } = read("profit_loss", tableOf(text), { oneDate: "take" });
  return rows.flatMap(({ name, positiveSide }) => (positiveSide === "credit" ? [name] : []));
}

describe("a profit and loss without sections whose amounts are all added up", () => {
  const COSTS = `
Materials|(100)|(50)
Office supplies|(1700)|(300)
Depreciation|(550)|(1800)
Salaries|(1400)|(750)
Bank charges|(350)|(1300)`;

  test("keeps its signs beside one reversed cost that outweighs all others", () => {
    const text = `|2025|2024
Product sales|100|550${COSTS}
Interest expense|1750|0
Net income|(2250)|(3650)`;
    expect(creditsOf(text)).toHaveLength(7);
  });

  test("keeps its signs where the one income was turned", () => {
    const text = `|2025|2024
Product sales|(310)|100${COSTS}
Net income|(4410)|(4100)`;
    expect(creditsOf(text)).toHaveLength(6);
  });

  test("is turned where its rows say so, and the most of them are costs", () => {
    const text = `|2025|2024
Product sales|(9100)|(8550)${COSTS.replaceAll(/[()]/g, "")}
Net result|(5000)|(4350)`;
    expect(creditsOf(text)).toEqual([]);
    expect(read("profit_loss", tableOf(text)).rows[0]?.positiveSide).toBe("debit");
  });
});

test("an account that comes to those above it by chance is none of their totals", () => {
  const text = `|2025
Income|
Grants|23
Product sales|7
Design income|30
Service revenue|10
Total Income|70
Expenses|
Postage|20
Salaries|14
Total Expenses|34
Net Profit|36`;
  expect(profits(text)).toEqual([
    ["Grants", "Grants", "income", -23n],
    ["Product sales", "Product sales", "income", -7n],
    ["Design income", "Design income", "income", -30n],
    ["Service revenue", "Service revenue", "income", -10n],
    ["Postage", "Postage", "expense", 20n],
    ["Salaries", "Salaries", "expense", 14n],
  ]);
});

test("accounts that come to nil together stand as the others of their nature", () => {
  const read = profits(`|2025
Income|
Grants|1400
Design income|1250
Total for Income|2650
Expenses|
Utilities|850
Rent|1100
Total for Expenses|1950
Net Operating Income|700
Other Expenses|
Donations|350
Exchange loss|(350)
Total for Other Expenses|0
Net Other Income|0
Net Income|700`);
  expect(read.slice(-2)).toEqual([
    ["Donations", "Donations", "expense", 350n],
    ["Exchange loss", "Exchange loss", "expense", -350n],
  ]);
});

test("a total of nil over income and costs leaves each on its side", () => {
  const read = profits(`|2025
Income|
Subscriptions|12000
Other sales|5000
Cost of sales|
Packaging|3000
Direct labour|5000
Freight in|5000
Subcontractors|6000
Gross profit|(2000)
Other income|2000
Total income|0
Operating expenses|
Licences|4000
Training|5000
Website|12000
Profit for the year|(21000)`);
  const amounts = [-12000n, -5000n, 3000n, 5000n, 5000n, 6000n, -2000n, 4000n, 5000n, 12000n];
  expect(read.map(([, , , amount]) => amount)).toEqual(amounts);
});

test("what stands beside the total of liabilities in that of both is equity, whatever it is called", () => {
  const { rows } = accepted(
    "balance_sheet",
    `Item|2025|2024
     Cash|900|450
     Total assets|900|450
     Trade payables|100|90
     Term debt|50|60
     Total liabilities|150|150
     Held by others|70|60
     Owed to nobody|680|240
     Total liabilities and equity|900|450`,
  );
  expect(rows.map(({ name, nature }) => [name, nature])).toEqual([
    ["Cash", "asset"],
    ["Trade payables", "liability"],
    ["Term debt", "liability"],
    ["Held by others", "equity"],
    ["Owed to nobody", "equity"],
  ]);
});
