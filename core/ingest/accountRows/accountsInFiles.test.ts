import { expect, test } from "vitest";
import { codesOf, problemsOf, refusals, trialBalance } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test("an account beneath others is the last of its name, with its code", () => {
  const { rows } = trialBalance(`|Debit|Credit
    1000 · Land:1010 · Basis|5.00|
    1000 · Land:1020 · Fees|2.00|
    3000 · Capital||7.00`);
  expect(rows.map(({ code, name }) => [code, name])).toEqual([
    ["1010", "Basis"],
    ["1020", "Fees"],
    ["3000", "Capital"],
  ]);
});

test("an account beneath others takes its kind from the outermost of them", () => {
  const { rows } = trialBalance(`|Debit|Credit
    1000 · Land held:1010 · Legal fees|5.00|
    1000 · Land held:1020 · Taxes|2.00|
    3000 · Capital||7.00`);
  expect(rows.map(({ type }) => type)).toEqual(["Land held", "Land held", ""]);
});

test("opening stock without a closing stock is asked for, as a draft it is taken", () => {
  const text = "Particulars|Debit|Credit\nOpening Stock|40.00|\nCash|60.00|\nCapital||100.00";
  expect(codesOf(text)).toEqual(["closing_stock_outside"]);
  expect(trialBalance(text, { acceptDifferences: true }).rows).toHaveLength(3);
  expect(codesOf(`${text}\nClosing Stock|50.00|\nChange in stock||50.00`)).toEqual([]);
});

test("assets and liabilities side by side are named as such", () => {
  const text = `Assets|Amount|Liabilities|Amount_2
    Bank|50.00|Suppliers|20.00
    Stock|10.00|Capital|40.00`;
  expect(problemsOf("balance_sheet", text)[0]).toContain('"Assets" stands on the left');
});

test("an account called stock and typed equity has no two sides", () => {
  const text = `Account Name|Opening Balance|Closing Balance|Account Type
    Bank|50.00|60.00|Current Asset
    Common stock|-50.00|-60.00|Equity`;
  expect(problemsOf("balance_sheet", text)).toEqual([]);
});

test("a name that stands among assets and among liabilities is two accounts", () => {
  const text = `|2025|2024
    Current assets:||
    Cash|50.00|30.00
    Total current assets|50.00|30.00
    Deferred income taxes|20.00|15.00
    Total assets|70.00|45.00
    Current liabilities:||
    Accounts payable|10.00|5.00
    Total current liabilities|10.00|5.00
    Deferred income taxes|8.00|6.00
    Common stock|52.00|34.00
    Total liabilities and stockholders' equity|70.00|45.00`;
  const result = ingest("balance_sheet", [tableOf(text)]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const deferred = result.value.rows.filter(({ name }) => name === "Deferred income taxes");
  expect(new Set(deferred.map(({ code }) => code)).size).toBe(2);
});

test("the headings of a Chinese statement are read", () => {
  const result = ingest("balance_sheet", [
    tableOf("项目|期末余额|年初余额\n货币资金|5.00|3.00\n存货|4.00|4.00\n实收资本|9.00|7.00"),
  ]);
  expect(result).toMatchObject({
    ok: true,
    value: { rows: [{ name: "货币资金", opening: 300n, closing: 500n }, {}, {}] },
  });
});

test("a result of discontinued operations is an account of the profit and loss", () => {
  const text = `Account|12 Months Ended Dec. 31, 2025|12 Months Ended Dec. 31, 2024
    Sales|900.00|800.00
    Cost of sales|400.00|300.00
    Gross profit|500.00|500.00
    Income from continuing operations|500.00|500.00
    Income (loss) from discontinued operations, net of income taxes|-22.00|7.00
    Net income|478.00|507.00`;
  const result = ingest("profit_loss", [tableOf(text)]);
  expect(result).toMatchObject({ ok: true, value: { rows: { length: 3 } } });
});

test("codes that end in letters are told apart where their numbers alone would be one", () => {
  const { rows } = trialBalance(`Cuenta|Debe|Haber
    1110 CAJA|5.00|
    2120-0001 BANCO NORTE||2.00
    2120-0001-BB BANCO SUR||1.00
    2120-VERA ADRIANA VELARDE||2.00`);
  expect(rows.map(({ code }) => code)).toEqual(["1110", "2120-0001", "2120-0001-BB", "2120-VERA"]);
});

test("amounts in crores, in groups of two: read, and their unit told", () => {
  const text = `Particulars|Mar 2025 (Rs. in Crores)|Mar 2024 (Rs. in Crores)
    Share capital|10.00|10.00
    Reserves|1,02,333.50|90,000.00
    Total equity|1,02,343.50|90,010.00
    Trade payables|100.25|90.00
    Total equity and liabilities|1,02,443.75|90,100.00
    Cash|443.75|100.00
    Plant|1,02,000.00|90,000.00
    Total assets|1,02,443.75|90,100.00`;
  const result = ingest("balance_sheet", [tableOf(text)]);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join());
  expect(result.value.rows.map(({ closing }) => closing)).toContain(10_233_350n);
  expect(result.value.warnings.map(({ code }) => code)).toContain("amounts_scaled");
  expect(result.value.scale).toContain("Crores");
});

test("the group that an account stands under is not its name", () => {
  const rows = ["Current Assets|70", "Current Assets|20", "Capital Account|-90"];
  const nameless = tableOf(
    `Group Name|Parent|Closing Balance\n${rows.map((row) => `|${row}`).join("\n")}`,
  );
  expect(refusals("balance_sheet", nameless)).not.toEqual([]);
});
