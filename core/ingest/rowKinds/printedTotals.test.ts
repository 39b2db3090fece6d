import { expect, test } from "vitest";
import { problemsOf, refusals, trialBalance } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test("the total of a trial balance is compared with its accounts", () => {
  const { rows, controls } = trialBalance(`Code|Name|Debit|Credit
    1|Bank|5.00|
    2|Capital||5.00
    ||5.00|5.00`);
  expect(rows).toHaveLength(2);
  expect(controls).toMatchObject([{ printed: 500n, read: 500n, agrees: true }, { agrees: true }]);
});

test("a printed profit that leaves rows above it out is compared with all of them", () => {
  const text = `Statement|Inner|2025
    Sales|38600.00|
    Less: Returns|600.00|
    Net sales||38000.00
    Cost of sales|19000.00|
    Gross profit||19000.00
    Wages||9000.00
    Rent||4973.00
    Total expenses||13973.00
    Profit||5027.00
    Statement of changes in equity||
    Capital at the start||90000.00
    Capital at the end||95027.00`;
  const result = ingest("profit_loss", [tableOf(text)]);
  if (result.ok)
    expect(result.value.rows.map(({ name }) => name)).not.toContain("Capital at the start");
});

test("totals that were never computed are asked for, not passed over", () => {
  const text = `Account|2025|2024
    Operating Income||
    Sales|75.00|50.00
    Total for Operating Income|0.00|0.00
    Operating Expense||
    Rent|20.00|10.00
    Total for Operating Expense|0.00|0.00
    Total for Non Operating Income|0.00|0.00
    Net Profit|0.00|0.00`;
  expect(problemsOf("profit_loss", text)[0]).toContain("formulas that were never computed");
});

test("a row of words is a note where the totals do without it, and a fault where they do not", () => {
  const text = (total: string) => `|2025|2024
    Sales|900.00|800.00
    Costs|500.00|450.00
    Presented under|IFRS|IFRS
    Net profit|${total}|350.00`;
  expect(problemsOf("profit_loss", text("400.00"))).toEqual([]);
  expect(problemsOf("profit_loss", text("390.00")).join()).toContain('"IFRS" is not a number');
});

test("totals that stand in the column of sections are totals", () => {
  const text = `Category|Account|Amount
    Income|Fees|1000.00
    Income|Interest|20.00
    Expenses|Wages|600.00
    Expenses|Rent|100.00
    Total Income||1020.00
    Total Expenses||700.00
    Net Income||320.00`;
  const result = ingest("profit_loss", [tableOf(text)]);
  expect(result).toMatchObject({ ok: true });
  if (result.ok) expect(result.value.rows.map(({ name }) => name)).toHaveLength(4);
});

test("a total that is a digit out is compared with its own rows, not with all above", () => {
  const text = `Section|Account|Opening Balance|Closing Balance
    Current assets|Cash|900.00|1000.00
    Current assets|Stock|100.00|100.00
    Current assets|Total current assets|1000.00|1100.00
    Fixed assets|Machines|400.55|400.55
    Fixed assets|Vans|200.00|200.00
    Fixed assets|Total fixed assets|600.56|600.56
    Equity|Capital|-1600.56|-1700.56`;
  expect(problemsOf("balance_sheet", text)[0]).toContain(
    '"Total fixed assets" as 600.56; the rows read come to 600.55, a difference of 0.01',
  );
});

test("what all assets come to is no account, however a program writes its name", () => {
  const codes = (name: string) => {
    const text = `|2025|2024
      ${name}|900.50|800.25
      Total liabilities|500.25|450
      Total equity|400.25|350.25
      Net debt|300.75|200.50
      Working capital|70.25|60.10`;
    const result = ingest("balance_sheet", [tableOf(text)]);
    return result.ok ? [] : result.problems.map(({ code }) => code);
  };
  expect(codes("Total Assets")).toContain("total_without_parts");
  expect(codes("totalAssets")).toContain("total_without_parts");
});

test("names that run together are totals by their words", () => {
  const text = `|2025|2024
    cashAndCashEquivalents|100|90
    netReceivables|50|40
    total_current_assets|150|130
    propertyPlantEquipmentNet|250|270
    totalAssets|400|400
    accountPayables|60|70
    totalLiabilities|60|70
    commonStock|100|100
    retainedEarnings|240|230
    totalStockholdersEquity|340|330
    totalLiabilitiesAndStockholdersEquity|400|400`;
  const result = ingest("balance_sheet", [tableOf(text)]);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.value.rows).toHaveLength(6);
  expect(result.value.controls.filter(({ agrees }) => agrees)).toHaveLength(8);
});

test("what was planned is not added to what there is in the rows beside it", () => {
  const rows = ["Sales", "Rent", "Wages"].flatMap((name) =>
    ["Actual", "Budget"].map((scenario) => `${name}|${scenario}|100.00`),
  );
  expect(refusals("profit_loss", tableOf(`Account|Scenario|Amount\n${rows.join("\n")}`))).toEqual([
    "scenarios_in_rows",
  ]);
  const actual = rows.filter((row) => row.includes("Actual"));
  expect(refusals("profit_loss", tableOf(`Account|Scenario|Amount\n${actual.join("\n")}`))).toEqual(
    [],
  );
});

test("what all assets come to is said to have no parts, also where it is left out as a total", () => {
  const figures = `Breakdown|3/31/2025|3/31/2024
    Total Assets|19500|17560
    Total Liabilities Net Minority Interest|9405|8302
    Common Stock Equity|8432|7935
    Working Capital|455|727
    Tangible Book Value|4343|4331`;
  expect(refusals("balance_sheet", tableOf(figures))).toEqual(["total_without_parts"]);
  const single = `Account|2025|2024
    Cash|100|90
    Total assets|100|90
    Share capital|100|90`;
  expect(refusals("balance_sheet", tableOf(single))).toEqual([]);
});

test("debts and equity whose total is called that of the assets are asked about", () => {
  const text = `Year|Share_Capital|Reserves|Borrowings|Other_Liabilities|Total_Assets|Equipment|Investments|Receivables
    2024|100|900|300|200|1500|700|300|500
    2025|100|1000|250|250|1600|800|300|500`;
  expect(refusals("balance_sheet", tableOf(text))).toEqual(["side_contradicted"]);
});

test("a result above the costs it is after is asked about, not added to the profit", () => {
  const text = `Date|Total Revenue|Cost Of Revenue|Gross Profit|Operating Income|Operating Expense
    2025-12-31|967|791|176|89|87
    2024-12-31|814|606|208|138|70`;
  expect(refusals("profit_loss", tableOf(text))).toEqual(["result_unclear"]);
  // What the company earns besides is an account, whatever it comes to
  const other = text.replace("Operating Income", "Other Income");
  expect(refusals("profit_loss", tableOf(other))).toEqual([]);
});

test("an error in a total of a statement is a fault, and one in a share is none", () => {
  const profits = (total: string, margin: string) =>
    tableOf(`Account|2025
      Sales|900
      Cost of sales|-500
      Gross profit|${total}
      Gross margin|${margin}
      Rent|-100
      Net income|300`);
  expect(refusals("profit_loss", profits("#VALUE!", "44%"))).toEqual(["cell_error"]);
  expect(refusals("profit_loss", profits("400", "44%"))).toEqual([]);
  expect(refusals("profit_loss", profits("400", "#DIV/0!"))).not.toContain("cell_error");
});

test("a share that a program calls so is no amount", () => {
  const text = `Account|2025|2024
    Sales|900|800
    Cost of sales|-500|-450
    Gross profit|400|350
    gross_margin_pct|44|44
    Rent|-100|-100
    Net income|300|250`;
  expect(refusals("profit_loss", tableOf(text))).toEqual([]);
});

test("however many assets have what they are written down by deducted without a minus, the totals tell", () => {
  const classes = ["Vehicles", "Plant", "Furniture", "Software", "Premises"];
  const fixed = classes.flatMap((name, at) => [
    `${name}|${100 + at}.00|${90 + at}.00`,
    `Less: accumulated depreciation - ${name.toLowerCase()}|${20 + 3 * at}.00|${10 + 2 * at}.00`,
  ]);
  const text = [
    "Balance sheet|2025|2024",
    ...["Current assets", "Cash at bank|50.00|40.00", "Total current assets|50.00|40.00"],
    ...["Non-current assets", ...fixed, "Total non-current assets|380.00|390.00"],
    ...["Total assets|430.00|430.00", "Equity", "Share capital|430.00|430.00"],
    "Total equity|430.00|430.00",
  ];
  const result = ingest("balance_sheet", [tableOf(text.join("\n"))]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  expect(result.value.rows).toHaveLength(12);
  expect(result.value.controls.every(({ agrees }) => agrees)).toBe(true);
});

test("a further page repeats the titles, the headings and the total so far", () => {
  const { rows, controls } = trialBalance(`Example Ltd|||Page 1
    Trial balance|||
    Code|Name|Debit|Credit
    1|Bank|5.00|
    2|Stock|3.00|
    |Carried forward|8.00|
    Example Ltd|||Page 2
    Trial balance|||
    Code|Name|Debit|Credit
    |Brought forward|8.00|
    3|Creditors||2.00
    4|Capital||6.00
    |Total|8.00|8.00`);
  expect(rows.map(({ name }) => name)).toEqual(["Bank", "Stock", "Creditors", "Capital"]);
  expect(controls.every(({ agrees }) => agrees)).toBe(true);
});

const WITH_WORKINGS = `Code|Name|31/12/2024|31/12/2025
  1|Bank|5.00|9.00
  |check|1.00|2.00
  2|Capital|-5.00|-5.00
  3|Sales||-4.00
  |Total|0.00|0.00`;

test.each([
  ["workings that are not in the totals are left out", 3, [1, 2, 3]],
  ["accounts are read like the others", 4, [1, 2, 3]],
])("of hidden rows, %s", (_, hidden, kept) => {
  const text = hidden === 3 ? WITH_WORKINGS : WITH_WORKINGS.replace("|check|1.00|2.00", "|||");
  const table = { ...tableOf(text), hiddenRows: [hidden] };
  const result = ingest("trial_balance", [table]);
  const codes = result.ok ? result.value.rows.map(({ code }) => Number(code)) : result.problems;
  expect(codes).toEqual(kept);
});
