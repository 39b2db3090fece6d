import { expect, test } from "vitest";
import { codesOf, problemsOf, refusals } from "../../testing/readBalances.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test("postings of a ledger are no trial balance", () => {
  const lines = Array.from(
    { length: 12 },
    (_, at) => `${at}|2025-0${(at % 4) + 1}-10|${at % 3 === 0 ? "Bank" : "Sales"}|Posting|${at}.00`,
  );
  expect(codesOf(`Id|Date|Account Name|Text|Amount\n${lines.join("\n")}`)).toEqual([
    "file_is_ledger",
  ]);
});

test("postings beneath their accounts, in rows of their own, are no trial balance either", () => {
  const entries = (side: string) =>
    Array.from({ length: 9 }, (_, at) => `|Cheque|2025-0${at + 1}-10|${at}|${side}`).join("\n");
  const report = [
    "Account|Type|Date|Num|Debit|Credit|Balance",
    "Till||||||90.00",
    entries("|5.00|45.00"),
    "Rent||||||0.00",
    entries("5.00||45.00"),
  ];
  expect(codesOf(report.join("\n"))).toEqual(["file_is_ledger"]);
});

test("a bank statement is none of balances, in either order of its rows", () => {
  const lines = [
    "01/03/2025|Brought forward|||5,000.00",
    "03/03/2025|Receipt 442||1,200.00|6,200.00",
    "05/03/2025|Rent|800.00||5,400.00",
    "07/03/2025|Withdrawal|200.00||5,200.00",
    "15/03/2025|Receipt 443||700.00|5,900.00",
  ];
  const heading = "Date|Description|Debit|Credit|Balance";
  const of = (rows: readonly string[]) => [heading, ...rows].join("\n");
  expect(codesOf(of(lines))).toEqual(["movements_of_account"]);
  expect(codesOf(of(lines.toReversed()))).toEqual(["movements_of_account"]);
  const statement = ingest("balance_sheet", [tableOf(of(lines))]);
  expect(statement).toMatchObject({ problems: [{ code: "movements_of_account" }] });
  const wrong = lines.map((line) => line.replace("5,400.00", "5,401.00"));
  expect(codesOf(of(wrong))).not.toContain("movements_of_account");
});

test("a cash book that writes its date once a day is none of balances either", () => {
  const lines = [
    "03/03/2025|Paid in|9,000.00||9,000.00",
    "|Rent||800.00|8,200.00",
    "|Wages||1,200.00|7,000.00",
    "|Fuel||150.00|6,850.00",
    "05/03/2025|Paid in|2,000.00||8,850.00",
    "|Repairs||400.00|8,450.00",
    "|Cleaning||90.00|8,360.00",
    "07/03/2025|Stationery||60.00|8,300.00",
  ];
  const text = `Date|Description|Credit|Debit|Balance\n${lines.join("\n")}`;
  expect(codesOf(text)).toEqual(["movements_of_account"]);
  const statement = ingest("balance_sheet", [tableOf(text)]);
  expect(statement).toMatchObject({ problems: [{ code: "movements_of_account" }] });
  expect(codesOf(text.replace("6,850.00", "6,851.00"))).not.toContain("movements_of_account");
});

test("dates without separators are those of postings too", () => {
  const lines = Array.from(
    { length: 12 },
    (_, at) =>
      `VE|${at}|202501${10 + at}|${at % 3 === 0 ? "512000|Banque" : "706000|Ventes"}|5,00|`,
  );
  const report = `JournalCode|EcritureNum|EcritureDate|CompteNum|CompteLib|Debit|Credit`;
  expect(codesOf([report, ...lines].join("\n"))).toEqual(["file_is_ledger"]);
});

test("a batch of DATEV bookings and a short journal are postings, by what their headings say", () => {
  const batch = `EXTF|700|21|Buchungsstapel|13|20250101|||||1|1|20250101|4|20250101|20251231
    Umsatz (ohne Soll/Haben-Kz)|Soll/Haben-Kennzeichen|WKZ Umsatz|Konto|Gegenkonto (ohne BU-Schlüssel)|BU-Schlüssel|Belegdatum|Buchungstext
    119,00|S|EUR|10001|8400||0203|Rechnung
    119,00|S|EUR|1200|10001||1403|Zahlung`;
  expect(codesOf(batch)).toEqual(["file_is_ledger"]);
  const journal = `General Journal
    Date|No|Account|Amount|
    |||Debit|Credit
    3 May||||
    |1|Till|40.00|
    ||Fees||40.00`;
  expect(codesOf(journal)).toEqual(["file_is_ledger"]);
});

test("a trial balance in the place of a profit and loss is told by its rows, whatever they come to", () => {
  const text = (rent: string) => `Code|Account|Debit|Credit
    1000|Till|500|
    1100|Trade receivables|300|
    2000|Trade payables||100
    3000|Capital||400
    4000|Sales||600
    5000|Rent|${rent}|`;
  for (const rent of ["300", "250"]) {
    const refused = ingest("profit_loss", [tableOf(text(rent))]);
    expect(
      refused.ok ? [] : refused.problems.map(({ code, where }) => [code, where.expected]),
    ).toEqual([["file_type_other", "Trial Balance"]]);
  }
});

test("accounts of both statements that come to nothing, or whose types say so, are a trial balance", () => {
  const signed = `Account|Balance
    Cash at bank|500
    Trade receivables|300
    Total receivables|300
    Trade payables|-100
    Sales|-600
    Rent expense|250
    Wages|-350`;
  expect(refusals("profit_loss", tableOf(signed))).toEqual(["file_type_other"]);
  expect(refusals("balance_sheet", tableOf(signed))).toEqual(["file_type_other"]);
  const typed = `id|name|category|balance
    1|Till|Assets|70
    2|Stock of cars|Assets|10
    3|Owed to dealers|Liabilities|20
    4|Loan|Liabilities|5
    5|Fees|Revenue|90
    6|Hire|Expenses|35`;
  expect(refusals("profit_loss", tableOf(typed))).toEqual(["file_type_other"]);
});

test("a balance sheet with a few accounts in the words of costs is none of a profit and loss", () => {
  const text = `Account|Total
    Cash at bank|40
    Trade receivables|60
    Total assets|100
    Trade payables|30
    Wages control|-10
    Corporation tax payable|20
    Total liabilities|40
    Share capital|10
    Retained earnings|50
    Total equity and liabilities|100`;
  expect(refusals("profit_loss", tableOf(text))).toEqual(["statement_other"]);
  // A profit and loss above a balance sheet is read as far as its profit
  const both = `Account|Total\n    Fees|80\n    Wages|20\n    Net profit|60\n${text.split("\n").slice(1).join("\n")}`;
  expect(refusals("profit_loss", tableOf(both))).not.toContain("statement_other");
  const summary =
    "Account|2025|2024\nTotal assets|90|80\nTotal liabilities|50|45\nTotal equity|40|35";
  expect(refusals("profit_loss", tableOf(summary))).toEqual(["statement_other"]);
  const spanish = `Cuenta|2025|2024
    Inventarios|60|50
    Otros activos|40|30
    Total activo|100|80
    Pasivos por arrendamientos|30|20
    Otros pasivos|20|20
    Capital social|50|40
    Total pasivo y patrimonio|100|80`;
  expect(refusals("profit_loss", tableOf(spanish))).toEqual(["statement_other"]);
});

test("what a data service calls the flows of each activity is a cash flow statement", () => {
  const text = `Fiscal Year|2025|2024
    Net income|60|50
    Operating cash flow|80|70
    Investing cash flow|-30|-20
    Financing cash flow|-10|-15`;
  for (const type of ["trial_balance", "profit_loss", "balance_sheet"] as const)
    expect(refusals(type, tableOf(text))).toEqual(["flows_other"]);
});

test("entries beneath dates that stand alone are a journal", () => {
  const entry = (day: string, amount: number) =>
    `${day}/2025||||\n|hire||${amount}|\n||till||${amount}`;
  const text = `Date|Debit|Credit|Debit($)|Credit($)\n${["3/1", "3/2", "3/9"].map((day, at) => entry(day, at + 5)).join("\n")}`;
  expect(refusals("profit_loss", tableOf(text))).toEqual(["file_is_ledger"]);
});

test("a balance sheet in the place of the trial balance is named, not told to balance", () => {
  const rows =
    "Cash at bank|50\nReceivables|40\nInventory|30\nShare capital|20\nRetained earnings|10";
  const result = ingest("trial_balance", [tableOf(`Name|Balance\n${rows}`)]);
  expect(result).toMatchObject({
    ok: false,
    problems: [{ code: "statement_other", where: { expected: "Balance Sheet" } }],
  });
});

test("opening, debit, credit and closing make a trial balance: it is not sent to the balance sheet", () => {
  const text =
    "account_name|opening_balance|debit|credit|closing_balance\nBank|10.00|5.00|1.00|14.00\nCapital|-10.00|0|4.00|-13.00";
  expect(codesOf(text)).toEqual(["debits_unequal_credits"]);
});

test("a profit and loss in the balance sheet's place is named, and the other way round", () => {
  const profit = `Account|Opening Balance|Closing Balance
    Sales|900.00|1000.00
    Cost of sales|400.00|450.00
    Wages|200.00|210.00
    Rent|100.00|110.00`;
  const [wrong] = problemsOf("balance_sheet", profit);
  expect(wrong).toContain(
    'rows of a Profit & Loss ("Sales", "Cost of sales", "Wages"), and this is the place of the Balance Sheet',
  );
  const position = `Account|Current Period|Prior Period
    Cash at bank|900.00|1000.00
    Trade receivables|400.00|450.00
    Trade payables|-300.00|-450.00
    Share capital|-1000.00|-1000.00`;
  expect(problemsOf("profit_loss", position)[0]).toContain("rows of a Balance Sheet");
});

test("a statement whose rows say both is taken where it was put", () => {
  const position = `Account|Opening Balance|Closing Balance
    Cash at bank|900.00|1000.00
    Prepaid expenses|40.00|50.00
    Accrued wages|-30.00|-50.00
    Deferred income|-10.00|-10.00
    Capital|-900.00|-990.00`;
  expect(problemsOf("balance_sheet", position)).toEqual([]);
});

test("debits and credits between two balances are named as a trial balance", () => {
  const text = `Cuenta|Saldo inicial|Debe|Haber|Saldo final
    Caja|5.00|1.00|2.00|4.00
    Capital|-5.00|2.00|1.00|-4.00`;
  expect(problemsOf("balance_sheet", text)[0]).toContain("Upload it under Trial Balance");
});

test("income and expenses on two sheets are no profit and loss of one, and a dictionary is none", () => {
  const codes = (sheets: Readonly<Record<string, string>>) => {
    const tables = Object.entries(sheets).map(([sheet, text]) => ({ ...tableOf(text), sheet }));
    const result = ingest("profit_loss", tables);
    return result.ok ? [] : result.problems.map(({ code }) => code);
  };
  const income = "Name|Amount\nFees|900.00\nHire|300.00";
  const costs = "Name|Amount\nWages|500.00\nRent|200.00";
  expect(codes({ Income: income, Expenses: costs })).toEqual(["profit_on_sheets"]);
  expect(codes({ Income: income, Notes: costs })).toEqual([]);
  const example = `Example|Amount
    Revenue|1000.00
    Costs|600.00
    Net profit|400.00`;
  const postings = "Date|Name|What\n2025-01-02|Fees|x";
  expect(codes({ Dictionary: example, Data: postings })).not.toEqual([]);
  expect(codes({ Result: example, Data: postings })).toEqual([]);
});

test("a computation of tax is no profit and loss, though it begins with income", () => {
  const lines =
    "Rendas tributadas|13500\n(-) Deduções|7500\nBase de cálculo|6000\nTotal a recolher|279";
  const titled = (title: string) => tableOf(`${title}\nItem|Valor\n${lines}`);
  expect(refusals("profit_loss", titled("APURAÇÃO DE PIS E COFINS — 07/2026"))).toEqual([
    "tax_computation",
  ]);
  expect(refusals("profit_loss", titled("Computation of total income"))).toEqual([
    "tax_computation",
  ]);
  expect(refusals("profit_loss", titled("Demonstração do resultado"))).not.toContain(
    "tax_computation",
  );
});

test("debits and credits twice over are those of a trial balance, whatever else the headings say", () => {
  const text = `G/L|Name|Amount|Opn Debit|Opn Credit|Debit During Period|Credit During Period
    100|Cash|5.00|4.00|0|2.00|1.00
    200|Loan|-3.00|0|2.00|0|1.00
    300|Capital|-2.00|0|2.00|0|0`;
  expect(refusals("balance_sheet", tableOf(text))).toEqual(["file_type_other"]);
});

test("results without a single balance are no balance sheet, and a valuation is no statement", () => {
  const metrics = `Metric|2025|2024
    Revenues|1800|1700
    Operating expenses|900|800
    Operating profit|900|900
    Profit after tax|700|650`;
  expect(refusals("balance_sheet", tableOf(metrics))).toEqual(["statement_other"]);
  const value = tableOf("Metric|Value\nEnterprise value|900\nEquity value|700", "Valuation");
  const growth = tableOf("Metric|Value\nRevenue growth|0.05", "Growth");
  expect(refusals("balance_sheet", value, growth)).not.toEqual([]);
});

test("large balances that were rounded one by one come to next to nothing in a trial balance", () => {
  const text = `GL Number|GL Description|Previous Year|Current Year
    10010|Share capital|-900000000.00|-900000000.00
    20100|Trade receivables|300000000.33|500000000.33
    20200|Inventories|400000000.33|400000000.33
    30100|Trade payables|-200000000.33|-300000000.33
    40100|Sales|-500000000.33|-600000000.33
    50100|Wages|900000000.05|900000000.05`;
  expect(refusals("profit_loss", tableOf(text))).toEqual(["file_type_other"]);
});

test("a statement in the place of a trial balance is named too where what does not balance is accepted", () => {
  const text = `Account|2025
    Assets
    Cash at bank|500.00
    Trade receivables|300.00
    Total assets|800.00
    Liabilities
    Trade payables|100.00
    Equity
    Share capital|700.00
    Total liabilities and equity|800.00`;
  const refused = ingest("trial_balance", [tableOf(text)], { acceptUnbalanced: true });
  expect(refused).toMatchObject({ problems: [{ code: "statement_other" }] });
});

test("a trial balance of debits and credits that differ is none of a statement", () => {
  const text = `Account|Debit|Credit
    Cash at bank|500|
    Trade receivables|300|
    Trade payables||100
    Alpha||600`;
  expect(ingest("trial_balance", [tableOf(text)], { acceptUnbalanced: true }).ok).toBe(true);
});

test("a profit and loss that names shares of equity is no balance sheet, and a balance sheet with a profit is one", () => {
  const result = `Income|2025|2024
    Net sales|5000|4500
    Cost of revenue|-2800|-2500
    Sales and marketing expenses|-700|-650
    Amortization of intangible assets|-100|-120
    Operating income|1400|1230
    Interest income|60|50
    Income before income taxes|1460|1280
    Income tax expenses|-300|-270
    Share of results of equity method investees|-20|10
    Net income|1140|1020
    Accretion of mezzanine equity|-5|-4
    Basic earnings per share|1.14|1.02`;
  expect(refusals("balance_sheet", tableOf(result))).toEqual(["statement_other"]);
  expect(refusals("profit_loss", tableOf(result))).not.toContain("statement_other");
  const position = `Position|2025|2024
    Cash and bank balances|300|250
    Trade receivables|500|450
    Total assets|800|700
    Trade payables|200|180
    Share capital|300|300
    Net income|300|220
    Total equity and liabilities|800|700`;
  expect(refusals("balance_sheet", tableOf(position))).toEqual([]);
});

test("a journal whose entries stand beneath their dates with hyphens is no trial balance", () => {
  const entry = (day: string, amount: number) =>
    `${day}-04-2025 - Bill ${amount} (Alpha Ltd)|Debit|Credit
    Goods|${amount}.00|0.00
    Trade payables|0.00|${amount}.00
    |${amount}.00|${amount}.00`;
  const journal = `Journal report||
    ${["05", "15", "20", "28"].map((day, at) => entry(day, 100 + at)).join("\n    ")}`;
  expect(codesOf(journal)).toEqual(["file_is_ledger"]);
});

test.each([
  [
    "balance sheet",
    "Stock|40|30\nCash and cash equivalents|10|20\nTotal assets|50|50\nShare capital|50|50\nTotal equity and liabilities|50|50",
  ],
  [
    "profit and loss",
    "Revenue|90|80\nCost of sales|-40|-30\nGross profit|50|50\nOperating profit|40|40\nProfit before tax|40|40\nProfit for the year|40|40",
  ],
])("a %s is no cash flow of last year, for all the words they share", (_, rows) => {
  const read = ingest("prior_cashflow", [tableOf(`Line Item|2025|2024\n${rows}`)]);
  expect(read).toMatchObject({ ok: false, problems: [{ code: "statement_other" }] });
});
