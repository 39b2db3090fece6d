import { expect, test } from "vitest";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test("of the sheets of a workbook one of postings is read only where there are no balances", () => {
  const posted = Array.from(
    { length: 12 },
    (_, at) => `2025-0${(at % 4) + 1}-10|${at % 3 === 0 ? "Till|5.00|" : "Fees||5.00"}`,
  );
  const journal = tableOf(`Date|Account|Debit|Credit\n${posted.join("\n")}`);
  const balances = tableOf("Account|Debit|Credit\nTill|30.00|\nFees||30.00");
  const sheets = [
    { ...journal, sheet: "Book" },
    { ...balances, sheet: "Sums" },
  ];
  const read = ingest("trial_balance", sheets, { oneDate: "take" });
  expect(read).toMatchObject({ ok: true, value: { sheet: "Sums" } });
  const alone = ingest("trial_balance", [{ ...journal, sheet: "Book" }], { oneDate: "take" });
  expect(alone).toMatchObject({ ok: false, problems: [{ code: "file_is_ledger" }] });
});

test("a sheet without amounts is not read while another is called what is looked for", () => {
  const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
  const figures = Array.from({ length: 12 }, (_, at) => `${at + 3}.00`).join("|");
  const sheets = [
    { ...tableOf("Category|Month|Amount\nFees|Jan|5.00\nRent|Feb|-3.00"), sheet: "Book" },
    { ...tableOf(`Income|${months}\nFees|${figures}\nRent|${figures}`), sheet: "Profit and Loss" },
  ];
  const result = ingest("profit_loss", sheets);
  expect(result).toMatchObject({ ok: false, problems: [{ where: { sheet: "Profit and Loss" } }] });
});

test("a sheet whose titles call it something else is not read while another is called what is looked for", () => {
  const sheets = [
    {
      ...tableOf("Casa Alta\nBalance general\n|2025|2024\nEfectivo|5.00|3.00\nCapital|5.00|3.00"),
      sheet: "Hoja2",
    },
    { ...tableOf("Casa Alta\n|Ventas|Renta\n|9.00|4.00"), sheet: "Estado de resultados" },
  ];
  const result = ingest("profit_loss", sheets);
  expect(result).toMatchObject({
    ok: false,
    problems: [{ where: { sheet: "Estado de resultados" } }],
  });
  expect(ingest("balance_sheet", sheets)).toMatchObject({ ok: true, value: { sheet: "Hoja2" } });
});

test("where no sheet is understood the likeliest is named, with the row that may be its headings", () => {
  const sheets = [
    { ...tableOf("Number|Meaning\n1|Assets"), sheet: "Legend" },
    { ...tableOf("Club|\n|\nKey|What|Was|Is\n1|Till|a|b"), sheet: "Trial Balance" },
  ];
  const read = ingest("trial_balance", sheets);
  expect(read).toMatchObject({
    problems: [
      {
        code: "headings_not_found",
        where: { sheet: "Trial Balance", value: "Key, What, Was, Is" },
      },
    ],
  });
});

test("of two sheets that are alike the one of the year before is not the one that is meant", () => {
  const sheet = (name: string, cash: number) => ({
    ...tableOf(`Code|Name|Amount\n1|Cash|${cash}.00\n2|Capital|-${cash}.00`),
    sheet: name,
  });
  const result = ingest("trial_balance", [sheet("Prior TB", 5), sheet("Closing TB", 9)]);
  expect(result).toMatchObject({ ok: true, value: { sheet: "Closing TB" } });
});

test("of statements beneath a summary or beneath each other the one that is meant is read", () => {
  const months = Array.from({ length: 20 }, (_, at) => `Month ${at}|${at + 1}0.00|1.00`).join("\n");
  const sheet = `Dashboard||
    Key figure|Value|Target
    Revenue|100.00|90.00
    ${months}
    Income Statement||
    |2025|2024
    Sales|100.00|90.00
    Costs|60.00|70.00
    Net profit|40.00|20.00
    Balance Sheet||
    |2025|2024
    Cash|50.00|20.00
    Capital|10.00|10.00
    Retained earnings|40.00|10.00
    Cash Flow Statement||
    |2025|2024
    Net cash flow|30.00|10.00`;
  const namesOf = (fileType: "profit_loss" | "balance_sheet") => {
    const result = ingest(fileType, [tableOf(sheet)]);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.value.rows.map(({ name }) => name);
  };
  expect(namesOf("profit_loss")).toEqual(["Sales", "Costs"]);
  expect(namesOf("balance_sheet")).toEqual(["Cash", "Capital", "Retained earnings"]);
});

test("one row of years above all statements of a sheet heads each of them", () => {
  const sheet = `Acme|2025|2024
    Profit and Loss||
    Sales|100.00|90.00
    Costs|60.00|70.00
    Net profit|40.00|20.00
    Balance Sheet||
    Cash|50.00|20.00
    Capital|10.00|10.00
    Retained earnings|40.00|10.00`;
  const result = ingest("balance_sheet", [tableOf(sheet)]);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.value.rows.map(({ name }) => name)).toEqual([
    "Cash",
    "Capital",
    "Retained earnings",
  ]);
});

test("two sides whose inner amounts do not come to the sums beside them are asked about", () => {
  const text = (till: string) => `Assets||Total||Liabilities||Total
    Current assets||||Current liabilities
    Till|${till}|||Suppliers|600
    Customers|300|400||Wages owed|150|750
    Plant||||Equity
    Van|900|||Share capital|500
    Less depreciation|-50|850||Retained|0|500
    Total assets||1250||Total liabilities and equity||1250`;
  const read = (till: string) =>
    ingest("balance_sheet", [tableOf(text(till))], { oneDate: "take" });
  const right = read("100");
  expect(right.ok ? right.value.rows.map(({ closing }) => closing / 100n) : []).toEqual([
    100n,
    300n,
    900n,
    -50n,
    600n,
    150n,
    500n,
    0n,
  ]);
  const wrong = read("200");
  expect(wrong.ok ? [] : wrong.problems.map(({ code }) => code)).toEqual(["sides_beside"]);
});

test.each([
  ["Statement of Equity", ""],
  ["Owner's Equity Statement", ""],
  ["Statement of Changes in Equity", ""],
  ["Sheet3", "Statement of Owner's Equity\n"],
])(
  "a sheet called %s %s is no balance sheet beside one of assets and liabilities",
  (sheet, title) => {
    const equity = tableOf(
      `${title}|2025|2024\nCapital, 1 January|30|20\nNet income|15|10\nLiability to owners|5|5\nCapital, 31 December|50|35`,
    );
    const position = tableOf("|2025\nAssets|60\nLiabilities|10\nCapital|50");
    const sheets = [
      { ...equity, sheet },
      { ...position, sheet: "Sheet2" },
    ];
    expect(ingest("balance_sheet", sheets, { oneDate: "take" })).toMatchObject({
      ok: true,
      value: { sheet: "Sheet2" },
    });
  },
);

test("of sheets of different dates none is taken for the year", () => {
  const balances = (sheet: string, title = "Trial balance") => {
    return { ...tableOf(`${title}\nAccount|Debit|Credit\nTill|30.00|\nFees||30.00`), sheet };
  };
  const read = (...sheets: ReturnType<typeof balances>[]) =>
    ingest("trial_balance", sheets, { oneDate: "take" });
  const asked = { ok: false, problems: [{ code: "sheets_of_dates" }] };
  expect(read(balances("Jan 2025"), balances("Feb 2025"), balances("Dec 2025"))).toMatchObject(
    asked,
  );
  expect(read(balances("2024"), balances("2025"))).toMatchObject(asked);
  const titled = [balances("A", "As of 30 June 2025"), balances("B", "As of 31 December 2025")];
  expect(read(...titled)).toMatchObject(asked);
  expect(read(balances("2025"), balances("2025 (2)"))).toMatchObject({ ok: true });
  const chosen = {
    sheet: "2025",
    headingRow: 2,
    columns: { name: 0, currentDebit: 1, currentCredit: 2 },
  };
  const matched = { oneDate: "take", matching: chosen } as const;
  expect(ingest("trial_balance", [balances("2024"), balances("2025")], matched)).toMatchObject({
    ok: true,
    value: { sheet: "2025" },
  });
});
