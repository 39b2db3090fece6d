import { expect, test } from "vitest";
import { tableOf } from "../testing/tableOf.ts";
import { type IngestOptions, ingest } from "./ingest.ts";
import { checkPeriodsFit } from "./years/checkPeriodsFit.ts";
import { checkScalesFit } from "./years/checkScalesFit.ts";
import { joinBalanceSheets, joinTrialBalances, joinYears } from "./years/joinYears.ts";

function trialBalance(text: string, options: IngestOptions = {}) {
  const result = ingest("trial_balance", [tableOf(text)], options);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

function codesOf(text: string): string[] {
  const result = ingest("trial_balance", [tableOf(text)]);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

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

test("years in the first column are named, whether a name or the accounts stand behind them", () => {
  const down = [2023, 2024, 2025].flatMap((year) =>
    ["Fees", "Rent", "Net profit"].map((name, at) => `${year}|${name}|${year + at}00`),
  );
  expect(codesOf(`year|metric|value\n${down.join("\n")}`)).toEqual(["dates_in_rows"]);
  const across = ["ttm", "end_of_2025", "end_of_2025", "end_of_2024"].map(
    (year, at) => `${year}|${at}10|${at}20|${at}30|${at}40|${at}50|${at}60`,
  );
  const headings = "breakdown|total_assets|cash|inventory|total_debt|equity|capital";
  expect(codesOf([headings, ...across].join("\n"))).toEqual(["accounts_across"]);
});

test("lines of a statement in the headings, beside their total, are named", () => {
  const heads = "|Sales|Cost of sales|Rent expense|Interest expense|Total";
  const amounts = ["900|-400|-120|-30|350", "800|-380|-110|-20|290"];
  const codes = (names: readonly string[]) =>
    codesOf([heads, ...names.map((name, at) => `${name}|${amounts[at]}`)].join("\n"));
  expect(codes(["Current year", "Prior year"])).toEqual(["rows_across"]);
  expect(codes(["2025", "2025"])).toEqual(["accounts_across"]);
  expect(codes(["North", "South"])).toEqual(["rows_across"]);
});

test("one line in the headings is named where every row comes to the column that is read", () => {
  const of = (rows: readonly string[]) =>
    codesOf(["Department|Sales|Materials|Balance", ...rows].join("\n"));
  const rows = ["North|1000|400|600", "South|2000|800|1200"];
  expect(of([...rows, "Total|3000|1200|1800"])).toEqual(["rows_across"]);
  // What only some rows come to is no result of theirs
  expect(of([...rows, "West|500|100|300"])).not.toContain("rows_across");
});

test("months or quarters that begin each row are named, with no account behind them", () => {
  const of = (names: readonly string[]) =>
    codesOf(["|Fees|Hire|Net", ...names.map((name, at) => `${name}|10${at}|50|5${at}`)].join("\n"));
  expect(of(["January", "February", "March", "Total"])).toEqual(["accounts_across"]);
  expect(of(["Q1", "Q2", "Q3", "Q4"])).toEqual(["accounts_across"]);
  expect(of(["April Fees", "May Hire", "Lawn Care"])).not.toContain("accounts_across");
});

test("years in a column of their own are named, however few", () => {
  const rows = ["Fees", "Rent", "Wages"].flatMap((name) =>
    [2025, 2024].map((year) => `${name}|${year}|100`),
  );
  const result = ingest("profit_loss", [tableOf(`account|year|Value\n${rows.join("\n")}`)]);
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(["dates_in_rows"]);
  const once = rows.filter((row) => row.includes("2025"));
  expect(ingest("profit_loss", [tableOf(`account|year|Value\n${once.join("\n")}`)]).ok).toBe(true);
});

test("a trial balance in the place of a profit and loss is told by its rows and their sum", () => {
  const text = (rent: string) => `Code|Account|Debit|Credit
    1000|Till|500|
    1100|Trade receivables|300|
    2000|Trade payables||100
    3000|Capital||400
    4000|Sales||600
    5000|Rent|${rent}|`;
  const read = (rent: string) => ingest("profit_loss", [tableOf(text(rent))]);
  const told = read("300");
  expect(told.ok ? [] : told.problems.map(({ code, where }) => [code, where.expected])).toEqual([
    ["file_type_other", "Trial Balance"],
  ]);
  expect(read("250").ok).toBe(true);
});

test("what else is wrong with balances of one date is said with the question for the year before", () => {
  const text = "Account|Debit|Credit\nTill|30.00|\nFees||some\nRent|5.00|";
  const result = ingest("trial_balance", [tableOf(text)], { oneDate: "ask" });
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual([
    "one_date",
    "amount_not_a_number",
  ]);
});

test("debits and credits with what is left of them in a third column are balances", () => {
  const text = `Account|Sum of Debit|Sum of Credit|Sum of Balance
    Bank|650.00|215.00|435.00
    Stock|800.00|450.00|350.00
    Supplier|100.00|600.00|-500.00
    Customer|300.00|150.00|150.00
    Capital||435.00|-435.00`;
  const { rows } = trialBalance(text, { oneDate: "take" });
  expect(rows.map((row) => row.currentDebit - row.currentCredit)).toEqual([
    435_00n,
    350_00n,
    -500_00n,
    150_00n,
    -435_00n,
  ]);
});

test("words above a column of figures make no column of names of it", () => {
  const part = (title: string, rows: string) => `|${title}\n||||Plan of Mill & Co\n${rows}`;
  const text = [
    part("Income statement", "|All figures in full||||2024|2025"),
    "|Fees|||50|60|70\n|Rent|||-20|-24|-28\n|Wages|||-10|-11|-12\n|Net income|||20|25|30",
    "||||Plan of Mill & Co\n||||Figures of Mill & Co",
  ].join("\n");
  const read = ingest("profit_loss", [tableOf(text)]);
  expect(read).toMatchObject({
    ok: true,
    value: { rows: [{ name: "Fees" }, { name: "Rent" }, { name: "Wages" }] },
  });
});

test("beneath a box of sums the headings of the table are read, and names that stand with the codes", () => {
  const text = `Balance of Mill & Co
    Débit|Crédit||Solde|
    905,00|905,00||0,00|
    Détail|||
    Compte|Libellé||Débit|Crédit
    101 Capital|||0,00|900,00
    512 Banque|||880,00|0,00
    606 Achats|||25,00|0,00
    411 Clients|||0,00|5,00
    Totaux|||905,00|905,00`;
  const { rows } = trialBalance(text, { oneDate: "take" });
  expect(rows.map(({ code, name, currentDebit }) => [code, name, currentDebit])).toEqual([
    ["101", "Capital", 0n],
    ["512", "Banque", 880_00n],
    ["606", "Achats", 25_00n],
    ["411", "Clients", 0n],
  ]);
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

test("a column beneath whose heading nothing stands is no empty file where others hold amounts", () => {
  const text =
    "Name|Current Debit|Current Credit|Side A|Side B\n|||5.00|7.00\n|||9.00|1.00\n|||4.00|8.00";
  expect(codesOf(text)).toEqual(["amounts_nil"]);
});

test("the change behind two dates that nobody named is no opening balance", () => {
  const text = `Account|Description|Amount A|Amount B|Delta
    100|Till|70.00|71.00|1.00
    200|Stock|20.00|17.00|-3.00
    300|Capital|-60.00|-60.00|0
    400|Fees|-30.00|-28.00|2.00`;
  const read = ingest("trial_balance", [tableOf(text)], { oneDate: "take" });
  const headings = read.ok ? read.value.matchedColumns.map(({ heading }) => heading) : [];
  expect(headings).not.toContain("Delta");
});

test("years at the beginning of the rows are accounts side by side", () => {
  const text = `year|Cash|Stock|Plant|Loans|Capital|Result
    2023|7.00|8.00|9.00|5.00|4.00|15.00
    2024|8.00|8.00|9.00|5.00|4.00|16.00
    2024|8.50|8.00|9.00|5.00|4.00|16.50
    2025|9.00|8.00|9.00|5.00|4.00|17.00`;
  const read = ingest("balance_sheet", [tableOf(text)]);
  expect(read).toMatchObject({
    ok: false,
    problems: [{ code: "accounts_across", where: { value: "3", expected: "2023 to 2025" } }],
  });
});

test("a title over the column of a shop is no heading of the column of all shops", () => {
  const text = `Profit and Loss||||
    |January 1-March 31, 2025|||
    Account|SHOP 1|SHOP 2|SHOP 3|TOTAL
    Income||||
    Sales|60.00|90.00|50.00|200.00
    Repairs|5.00|6.00|4.00|15.00
    Total for Income|65.00|96.00|54.00|215.00
    Expenses||||
    Rent|20.00|30.00|10.00|60.00
    Total for Expenses|20.00|30.00|10.00|60.00
    Net Income|45.00|66.00|44.00|155.00`;
  const read = ingest("profit_loss", [tableOf(text)], { oneDate: "take" });
  const current = read.ok ? read.value.rows.map((row) => row.current) : [];
  expect(current).toEqual([20_000n, 1_500n, 6_000n]);
});

test("columns that hold nothing, or movements, are not the balances", () => {
  const heads = "Code|Name|Debit|Credit|Salg A|Salg B";
  const nil = [`1|Bank|0|0|5.00|7.00`, `2|Stock|0|0|9.00|1.00`, `3|Capital|0|0|4.00|8.00`];
  const moved = nil.map((line) => line.replace("0|0", "6.00|6.00"));
  expect(codesOf([heads, ...nil].join("\n"))).toEqual(["amounts_nil"]);
  expect(codesOf([heads, ...moved].join("\n"))).toEqual(["columns_are_movements"]);
});

test("balances without a single credit are asked for again", () => {
  const text = `Conta|Descricao|Saldo_Anterior|Debito|Credito|Saldo_Atual
    1.1|Caixa|0|0|0|300.00
    2.3|Capital|0|0|0|1,000.00
    3.1|Receita|0|0|0|2,500.00`;
  expect(codesOf(text)).toEqual(["balances_unsigned"]);
});

test("columns of amounts that were not read are named", () => {
  const text = `Code|Name|Current Balance|Budget
    1|Bank|5.00|6.00
    2|Stock|4.00|3.00
    3|Capital|-9.00|-9.00`;
  const said = trialBalance(text).warnings.find(({ code }) => code === "amounts_unread");
  expect(said?.message).toContain("Budget");
});

test("a date a row is not added up", () => {
  const dates = ["2025-01-31", "2025-02-28", "2025-03-31"];
  const lines = dates.flatMap((date) =>
    ["1|Bank", "2|Capital", "3|Stock"].map((account) => `${date}|${account}|5.00`),
  );
  expect(codesOf(`period|gl_code|gl_description|closing_balance\n${lines.join("\n")}`)).toEqual([
    "dates_in_rows",
  ]);
});

test("a period a row is no name, though it stands beside the names without a heading that tells", () => {
  const lines = ["Sales", "Rent"].flatMap((account) =>
    ["31 Jan 25", "31 Dec 24", "30 Nov 24"].map((date) => `Income|${account}|${date}|5.00`),
  );
  const result = ingest("profit_loss", [
    tableOf(`Section|Label|Period|Amount\n${lines.join("\n")}`),
  ]);
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(["dates_in_rows"]);
});

test("accounts side by side are named as such where a date stands twice", () => {
  const dates = [
    "2025-01-31",
    "2025-01-31",
    "2025-02-28",
    "2025-03-31",
    "2025-04-30",
    "2025-05-31",
    "2025-06-30",
  ];
  const lines = dates.map((date) => `${date}|1.00|2.00|3.00|4.00|5.00`);
  expect(codesOf(`Date|Cash|Stock|Debtors|Creditors|Capital\n${lines.join("\n")}`)).toEqual([
    "accounts_across",
  ]);
});

test("columns told by their figures are no longer taken where they are out by more than rounding", () => {
  // What tells the columns is in the first thousand rows; the last one counts when they are added up
  const pairs = Array.from({ length: 499 }, (_, at) => {
    const [first, change] = [((at * 7919) % 99991) + 11, ((at * 104729) % 99989) + 3];
    const [opening, moved, closing] = [first, change, first + change].map((sum) => `${sum}.00`);
    return `${1000 + at}|Kasa ${at}|${opening}|${moved}|0.00|${closing}\n${5000 + at}|Borc ${at}|-${opening}|0.00|${moved}|-${closing}`;
  });
  const codes = (last: string) => {
    const text = [
      "Kw|Ev|Iv|Hw|Sw|Yv",
      "1|Nil|0.00|0.00|0.00|0.00",
      ...pairs,
      `9000|Kasa|0.00|${last}|0.00|${last}`,
    ];
    const options = { oneDate: "take", acceptUnbalanced: true } as const;
    const read = ingest("trial_balance", [tableOf(text.join("\n"))], options);
    return (read.ok ? read.value.warnings : read.problems).map(({ code }) => code);
  };
  expect(codes("1.00")).toContain("debits_unequal_credits");
  expect(codes("1.01")).toEqual(["columns_unclear"]);
});

test("headings of another language are told by their figures", () => {
  const { rows } = trialBalance(`Kod|Hesap|Devir|Borc|Alacak|Bakiye
    100|Kasa|50.00|30.00|20.00|60.00
    120|Alicilar|10.00|40.00|30.00|20.00
    500|Sermaye|-60.00|0.00|0.00|-60.00
    600|Satis|0.00|0.00|20.00|-20.00`);
  expect(
    rows.map(({ code, priorDebit, currentDebit, currentCredit }) => [
      code,
      priorDebit,
      currentDebit,
      currentCredit,
    ]),
  ).toEqual([
    ["100", 5000n, 6000n, 0n],
    ["120", 1000n, 2000n, 0n],
    ["500", 0n, 0n, 6000n],
    ["600", 0n, 0n, 2000n],
  ]);
});

test("of five dates the last and the one a year before are read, and said", () => {
  const { rows, warnings } =
    trialBalance(`#account_code|#account_name|2024-12-31|2025-06-30|2025-12-31
    1|Bank|5.00|6.00|7.00
    2|Capital|-5.00|-6.00|-7.00`);
  expect(rows).toMatchObject([
    { priorDebit: 500n, currentDebit: 700n },
    { priorCredit: 500n, currentCredit: 700n },
  ]);
  expect(warnings.map(({ code }) => code)).toContain("dates_chosen");
});

test("the total of a trial balance is compared with its accounts", () => {
  const { rows, controls } = trialBalance(`Code|Name|Debit|Credit
    1|Bank|5.00|
    2|Capital||5.00
    ||5.00|5.00`);
  expect(rows).toHaveLength(2);
  expect(controls).toMatchObject([{ printed: 500n, read: 500n, agrees: true }, { agrees: true }]);
});

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

test("last year's file gives the opening balances, those of closed accounts too", () => {
  const current = trialBalance("Code|Name|Debit|Credit\n1|Bank|5.00|\n2|Capital||5.00").rows;
  const prior = trialBalance("Code|Name|Debit|Credit\n1|Bank|3.00|\n3|Loan||3.00").rows;
  expect(joinTrialBalances(current, prior)).toMatchObject([
    { code: "1", currentDebit: 500n, priorDebit: 300n, lastYears: [{ sheet: null, row: 2 }] },
    { code: "2", currentCredit: 500n, priorCredit: 0n },
    { code: "3", currentCredit: 0n, priorCredit: 300n, isOnlyLastYears: true },
  ]);
  const row = {
    row: 1,
    sheet: null,
    code: "1",
    name: "Bank",
    type: "",
    entity: null,
    currency: null,
    isElimination: false,
  };
  const joined = joinBalanceSheets(
    [{ ...row, opening: 0n, closing: 7n }],
    [{ ...row, opening: 0n, closing: 4n }],
  );
  expect(joined).toMatchObject([{ opening: 4n, closing: 7n }]);
});

test("an account without a code is one account in both years' files, however often its name stands there", () => {
  const current = trialBalance(
    "Name|Type|Debit|Credit\nBank|Asset|9.00|\nTax|Asset|1.00|\nTax|Liability||4.00\nCapital|Equity||6.00",
  ).rows;
  const prior = trialBalance(
    "Name|Type|Debit|Credit\nBank|Asset|8.00|\nTax|Liability||3.00\nCapital|Equity||5.00",
  ).rows;
  expect(joinTrialBalances(current, prior)).toMatchObject([
    { code: "Bank", priorDebit: 800n },
    { code: "Asset › Tax", priorDebit: 0n, priorCredit: 0n },
    { code: "Liability › Tax", priorCredit: 300n },
    { code: "Capital", priorCredit: 500n },
  ]);
});

test("last year's file is read at its later date, keeps what it opened with, and is gone once joined", () => {
  const table = tableOf(
    "Account Code|Account Name|31 Dec 2024|31 Dec 2025\n1|Bank|1.00|3.00\n2|Capital|1.00|3.00",
  );
  const read = ingest("prior_balance_sheet", [table]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.value.matchedColumns.map(({ field }) => field)).toEqual(["code", "name", "closing"]);
  expect(read.value.rows).toMatchObject([
    { closing: 300n, opening: 100n },
    { closing: 300n, opening: 100n },
  ]);
  const [row] = read.value.rows;
  if (!row) throw new Error("no row");
  const balance_sheet = [{ ...row, opening: 0n, closing: 9n }];
  expect(joinYears({ balance_sheet, prior_balance_sheet: read.value.rows })).toMatchObject({
    balance_sheet: [
      { opening: 300n, closing: 9n, lastYearOpening: 100n },
      { opening: 300n, closing: 0n, lastYearOpening: 100n },
    ],
  });
});

test("three months of profit do not explain nine months of movements", () => {
  const column = { heading: "", precision: "day" as const, months: null };
  const positions = [
    { ...column, field: "opening", date: 20250331 },
    { ...column, field: "closing", date: 20251231 },
  ];
  const profit = (months: number) => [{ ...column, field: "current", date: 20251231, months }];
  expect(checkPeriodsFit(profit(9), positions)).toEqual([]);
  expect(checkPeriodsFit(profit(3), positions)).toMatchObject([{ code: "periods_differ" }]);
});

test.each([
  [20230101, 20231231],
  [20241229, 20260104],
])("a year of 52 or 53 weeks from %i to %i is one of twelve months", (opening, closing) => {
  const column = { heading: "", precision: "day" as const, months: null };
  const positions = [
    { ...column, field: "opening", date: opening },
    { ...column, field: "closing", date: closing },
  ];
  const profit = [{ ...column, field: "current", date: closing, months: 12 }];
  expect(checkPeriodsFit(profit, positions)).toEqual([]);
});

test("income and expenses that add up since the books began are asked for by the year", () => {
  const lines = [
    "Rent|5.00|9.00",
    "Food|3.00|3.00",
    "Heat|2.00|4.00",
    "Taxes|1.00|1.00",
    "Travel|7.00|8.00",
  ];
  const text = lines.map((line) => `Expenses:${line}`).join("\n");
  expect(codesOf(`account|2024|2025\nAssets:Bank|-18.00|-25.00\n${text}`)).toEqual([
    "amounts_cumulative",
  ]);
});

test("an account beneath others takes its kind from the outermost of them", () => {
  const { rows } = trialBalance(`|Debit|Credit
    1000 · Land held:1010 · Legal fees|5.00|
    1000 · Land held:1020 · Taxes|2.00|
    3000 · Capital||7.00`);
  expect(rows.map(({ type }) => type)).toEqual(["Land held", "Land held", ""]);
});

test("opening, debit, credit and closing make a trial balance: it is not sent to the balance sheet", () => {
  const text =
    "account_name|opening_balance|debit|credit|closing_balance\nBank|10.00|5.00|1.00|14.00\nCapital|-10.00|0|4.00|-13.00";
  expect(codesOf(text)).toEqual(["debits_unequal_credits"]);
});

test("headings in Arabic are read, lines that are counted are no account numbers, totals beneath the total are left out", () => {
  const heading =
    "م|رقم الحساب|اسم الحساب|الرصيد السابق مدين|الرصيد السابق دائن|حركة مدين|حركة دائن|الرصيد الحالي مدين|الرصيد الحالي دائن";
  const rows = [
    "1|110101|صندوق|40.00||10.00|20.00|30.00|",
    "2|210101|موردون||15.00|20.00|10.00||5.00",
    "3|310101|رأس المال||25.00||||25.00",
    "|||40.00|40.00|30.00|30.00|30.00|30.00",
    "|||0.00|0.00|0.00|0.00|0.00|0.00",
  ];
  const { rows: accounts, controls } = trialBalance([heading, ...rows].join("\n"));
  expect(
    accounts.map(({ code, currentDebit, priorDebit }) => [code, currentDebit, priorDebit]),
  ).toEqual([
    ["110101", 3000n, 4000n],
    ["210101", 0n, 0n],
    ["310101", 0n, 0n],
  ]);
  expect(controls.every(({ agrees }) => agrees)).toBe(true);
});

test.each([
  ["fr", "N° compte|Libellé|Solde débiteur|Solde créditeur"],
  ["es", "Código|Nombre de la cuenta|Saldo deudor|Saldo acreedor"],
  ["pt", "Código|Descrição|Saldo devedor|Saldo credor"],
  ["it", "Codice conto|Descrizione|Dare|Avere"],
  ["tr", "Hesap Kodu|Hesap Adı|Borç|Alacak"],
])("headings in %s name the columns", (_, heading) => {
  const text = `${heading}\n101|Alpha|30.00|\n401|Beta||30.00`;
  expect(trialBalance(text).rows.map(({ code, name }) => `${code} ${name}`)).toEqual([
    "101 Alpha",
    "401 Beta",
  ]);
});

test("a column whose cells tell kinds of account is their type, whatever it is called", () => {
  const kinds = ["Current assets", "Current liabilities", "Revenue", "Operating expenses"];
  const lines = Array.from({ length: 16 }, (_, at) => {
    const amounts = at % 2 === 0 ? "10.00|" : "|10.00";
    return `${100 + at}|Account ${at}|${amounts}|${kinds[at % 4]}`;
  });
  const { rows } = trialBalance(`Code|Name|Debit|Credit|Mapping 1\n${lines.join("\n")}`);
  expect(rows[0]?.type).toBe("Current assets");
});

test("opening stock without a closing stock is asked for, as a draft it is taken", () => {
  const text = "Particulars|Debit|Credit\nOpening Stock|40.00|\nCash|60.00|\nCapital||100.00";
  expect(codesOf(text)).toEqual(["closing_stock_outside"]);
  expect(trialBalance(text, { acceptDifferences: true }).rows).toHaveLength(3);
  expect(codesOf(`${text}\nClosing Stock|50.00|\nChange in stock||50.00`)).toEqual([]);
});

function problemsOf(fileType: "profit_loss" | "balance_sheet", text: string): string[] {
  const result = ingest(fileType, [tableOf(text)]);
  return result.ok ? [] : result.problems.map(({ message }) => message);
}

test("quarters in rows are accounts side by side, though no cell is a date", () => {
  const text = `period|revenue|cost_of_goods_sold|gross_profit|operating_expenses|net_income
    2025-Q1|500|200|300|100|200
    2025-Q2|600|250|350|100|250
    2025-Q3|700|300|400|100|300`;
  expect(problemsOf("profit_loss", text)).toEqual([
    expect.stringContaining("3 dates or periods in rows (2025-Q1 to 2025-Q3). Turn the table"),
  ]);
});

test("months beneath the titles of a report are said one by one, and asked about", () => {
  const report = `Profit & Loss
Harbour Kites Ltd
1 January 2025 to 31 January 2025
|31 Jan 25|31 Dec 24|30 Nov 24
Income
Kites|100.00|90.00|80.00
Total Income|100.00|90.00|80.00
Expenses
Rent|40.00|40.00|30.00
Total Expenses|40.00|40.00|30.00
Net Profit|60.00|50.00|50.00`;
  expect(problemsOf("profit_loss", report)).toEqual([
    expect.stringContaining("Row 4: the file holds 3 dates or periods (31 Jan 25, 31 Dec 24, 30"),
  ]);
});

test("months above names nobody heads are several dates, and companies in rows are no dates", () => {
  const months = "LINES|JAN 2025|FEB 2025|MAR 2025|APR 2025";
  const byMonth = `${months}\nFerry East|5|6|7|8\nFerry West|1|2|3|4\nBunkers|-2|-2|-2|-2`;
  expect(problemsOf("profit_loss", byMonth)[0]).toContain("holds 4 dates or periods");
  const companies = `Name|Revenue|Net Income|Total Assets|Total Liabilities
    Acme|900|90|5000|3000
    Globex|800|70|4000|2000`;
  expect(problemsOf("balance_sheet", companies)[0]).toContain("2 rows hold their amounts (Acme");
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

test("of two sheets that are alike the one of the year before is not the one that is meant", () => {
  const sheet = (name: string, cash: number) => ({
    ...tableOf(`Code|Name|Amount\n1|Cash|${cash}.00\n2|Capital|-${cash}.00`),
    sheet: name,
  });
  const result = ingest("trial_balance", [sheet("Prior TB", 5), sheet("Closing TB", 9)]);
  expect(result).toMatchObject({ ok: true, value: { sheet: "Closing TB" } });
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

test("a section that writes the years once more is a heading", () => {
  const result = ingest("balance_sheet", [
    tableOf(`Assets|2025|2024
      Cash at bank|900.00|800.00
      Stock|100.00|100.00
      Liabilities and equity|2025|2024
      Trade payables|400.00|300.00
      Capital|600.00|600.00`),
  ]);
  expect(result).toMatchObject({ ok: true, value: { rows: { length: 4 } } });
});

test("a year above words is no heading of amounts", () => {
  const text = `|year|1998|
    |account|name|Amount
    |40102|Sales|1825.06
    |50101|Water|51.01
    |50102|Power|35.33`;
  expect(problemsOf("profit_loss", text)).toEqual([]);
});

test("a side is told beside any other word for amounts", () => {
  const headings = ["Debit Balance|Credit Balance", "Sum of Debit|Sum of Credit"];
  for (const sides of headings) {
    const { rows } = trialBalance(`Account|${sides}\nBank|5.00|\nCapital||5.00`);
    expect(rows.map(({ currentDebit, currentCredit }) => [currentDebit, currentCredit])).toEqual([
      [500n, 0n],
      [0n, 500n],
    ]);
  }
});

test("Sage 50 (US): amounts in short, last year's balance in one signed column", () => {
  const [first] = trialBalance(`Account ID|Account Description|Debit Amt|Credit Amt|Last FYE Bal
    10200|Checking|500.00||450.00
    39005|Capital||500.00|-450.00`).rows;
  expect(first).toMatchObject({ code: "10200", currentDebit: 50_000n, priorDebit: 45_000n });
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

test("a column that says debit or credit in another language signs the balances beside it", () => {
  const { rows } = trialBalance(`科目|名称|方向|期初金額|借方|貸方|期末金額
    1001|现金|借|50.00|30.00|20.00|60.00
    1122|应收|借|10.00|40.00|30.00|20.00
    2202|应付|平|0|10.00|10.00|0
    4001|资本|贷|60.00|0|20.00|80.00`);
  expect(
    rows.map((row) => [row.priorDebit - row.priorCredit, row.currentDebit - row.currentCredit]),
  ).toEqual([
    [5_000n, 6_000n],
    [1_000n, 2_000n],
    [0n, 0n],
    [-6_000n, -8_000n],
  ]);
});

test("codes that end in letters are told apart where their numbers alone would be one", () => {
  const { rows } = trialBalance(`Cuenta|Debe|Haber
    1110 CAJA|5.00|
    2120-0001 BANCO NORTE||2.00
    2120-0001-BB BANCO SUR||1.00
    2120-VERA ADRIANA VELARDE||2.00`);
  expect(rows.map(({ code }) => code)).toEqual(["1110", "2120-0001", "2120-0001-BB", "2120-VERA"]);
});

test("a profit and loss in debits and credits is read by their difference", () => {
  const result = ingest("profit_loss", [
    tableOf(`Account|Debit|Credit|Difference
      Sales||100.00|-100.00
      Commission|5.00|50.00|-45.00
      Purchases|40.00||40.00
      Rent|30.00||30.00
      Net profit|||-75.00`),
  ]);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.value.rows.map(({ current }) => current)).toEqual([
    10_000n,
    4_500n,
    -4_000n,
    -3_000n,
  ]);
  expect(result.value.controls).toMatchObject([{ label: "Net profit", agrees: true }]);
});

test("a word among the debits or credits of a profit and loss is refused where it stands", () => {
  const result = ingest("profit_loss", [
    tableOf(`Code|Account|Soll EUR|Haben EUR|Prior Period
      4000|Sales||100.00|90.00
      4100|Interest||12O.00|1.00
      5000|Rent|n/a||2.00
      6000|Wages|30.00|see note|3.00
      7000|Tax|5%||some`),
  ]);
  expect(result.ok).toBe(false);
  const problems = result.ok ? [] : result.problems;
  expect(problems.map(({ code, where }) => [code, where.row, where.column, where.value])).toEqual([
    ["amount_not_a_number", 3, "Haben EUR", "12O.00"],
    ["amount_not_a_number", 4, "Soll EUR", "n/a"],
    ["amount_not_a_number", 5, "Haben EUR", "see note"],
    ["amount_not_a_number", 6, "Soll EUR", "5%"],
    ["amount_not_a_number", 6, "Prior Period", "some"],
  ]);
});

test("a difference that stands alone and is no number is refused under its own heading", () => {
  const result = ingest("profit_loss", [
    tableOf(`Account|Debit|Credit|Difference
      Sales||100.00|-100.00
      Purchases|40.00||40.00
      Rent|30.00||30.00
      Stationery|||3O.00`),
  ]);
  expect(result.ok ? [] : result.problems).toMatchObject([
    { code: "amount_not_a_number", where: { row: 5, column: "Difference", value: "3O.00" } },
  ]);
});

test("debits and credits of a profit and loss are netted as their columns write decimals", () => {
  const amounts = (text: string) => {
    const result = ingest("profit_loss", [tableOf(text)]);
    return result.ok
      ? result.value.rows.map(({ current }) => current)
      : result.problems.map(({ code, where }) => [code, where.row, where.column]);
  };
  const commas = "Name|Soll|Haben\nErlöse||50.000,50\nMiete|1.200|\nWaren|20.000,25|1,25";
  expect(amounts(commas)).toEqual([5_000_050n, -120_000n, -1_999_900n]);
  const points = "Name|Debit|Credit\nSales||5000.50\nOther||45.125\nRent|45.125|";
  expect(amounts(points)).toEqual([500_050n, 4_513n, -4_513n]);
  const open = "Name|Debit|Credit\nSales||5000\nRent|45.125|";
  expect(amounts(open)).toEqual([["number_ambiguous", 3, "Debit"]]);
  const mixed = "Name|Soll|Haben\nErlöse||50.000,50\nZinsen||1.000,00\nMiete|1,200.00|";
  expect(amounts(mixed)).toEqual([["number_contradicts", 4, "Soll"]]);
  const sided = "Name|Debit|Credit\nSales||50.00 Cr\nRent|20.00 Dr|\nRefund|5.00 Cr|";
  expect(amounts(sided)).toEqual([5_000n, -2_000n, 500n]);
});

test("debits and credits of a profit and loss stay netted when other columns are matched by hand", () => {
  const table = tableOf(`Code|Name|Kind|Debit|Credit
    4000|Sales|Income||100.00
    5000|Rent|Expense|40.00|
    6100|Refunds|Expense|5.00|2.00`);
  const amounts = (columns: Record<string, number>) => {
    const matching = { sheet: null, headingRow: 1, columns };
    const result = ingest("profit_loss", [table], { matching });
    return result.ok ? result.value.rows.map(({ type, current }) => [type, current]) : [];
  };
  const kept = { code: 0, name: 1, type: 2, current: 3 };
  expect(amounts(kept)).toEqual([
    ["Income", 10_000n],
    ["Expense", -4_000n],
    ["Expense", -300n],
  ]);
  expect(amounts({ ...kept, current: 4 }).map(([, amount]) => amount)).toEqual([10_000n, 0n, 200n]);
});

test("debits and credits of two years make two columns of amounts, however the years are named", () => {
  const rows = "Sales||100.00||90.00\nRefunds|7.00|2.00|4.00|\nRent|40.00||35.00|";
  const heads = [
    "Name|Current Debit|Current Credit|Prior Debit|Prior Credit",
    "Name|2025 Debit|2025 Credit|2024 Debit|2024 Credit",
    "|2024||2025|\nName|Dr|Cr|Dr|Cr",
    "For the year 2025||||\n|Current Year||Prior Year|\nName|Debit|Credit|Debit|Credit",
  ];
  for (const head of heads) {
    const result = ingest("profit_loss", [tableOf(`${head}\n${rows}`)]);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const years = result.value.rows.map(({ current, prior }) => [current, prior]);
    const isReversed = head.startsWith("|2024");
    expect(years.map((amounts) => (isReversed ? amounts.toReversed() : amounts))).toEqual([
      [10_000n, 9_000n],
      [-500n, -400n],
      [-4_000n, -3_500n],
    ]);
    expect(result.value.warnings.map(({ code }) => code)).not.toContain("amounts_unread");
  }
});

test("debits and credits of two years keep both their headings, and are matched by hand as one each", () => {
  const table = tableOf(`Name|Current Debit|Current Credit|Prior Debit|Prior Credit
    Sales||100.00||90.00
    Rent|40.00||x|`);
  const read = ingest("profit_loss", [table]);
  expect(read.ok ? [] : read.problems).toMatchObject([
    { code: "amount_not_a_number", where: { row: 3, column: "Prior Debit", value: "x" } },
  ]);
  const matching = { sheet: null, headingRow: 1, columns: { name: 0, current: 1 } };
  const result = ingest("profit_loss", [table], { matching });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.value.rows.map(({ current, prior }) => [current, prior])).toEqual([
    [10_000n, 0n],
    [-4_000n, 0n],
  ]);
});

test("debits and credits of a profit and loss are named by both their headings, on each page", () => {
  const result = ingest("profit_loss", [
    tableOf("Name|Debit|Credit\nSales||5.00\nName|Debit|Credit\nRent|2.00|"),
  ]);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.value.rows.map(({ name }) => name)).toEqual(["Sales", "Rent"]);
  expect(result.value.matchedColumns).toContainEqual({
    field: "current",
    index: 1,
    heading: "Debit, Credit",
  });
});

test("debits and credits between two balances are named as a trial balance", () => {
  const text = `Cuenta|Saldo inicial|Debe|Haber|Saldo final
    Caja|5.00|1.00|2.00|4.00
    Capital|-5.00|2.00|1.00|-4.00`;
  expect(problemsOf("balance_sheet", text)[0]).toContain("Upload it under Trial Balance");
});

test("months of another language are dates, and the headings of the next page no section", () => {
  expect(
    problemsOf(
      "profit_loss",
      "Cuenta|Enero 2025|Febrero 2025|Marzo 2025|Abril 2025\nVentas|1|2|3|4",
    )[0],
  ).toContain("4 dates or periods");
  const { rows } = trialBalance(`|As of 31/12/2025|
    Account|Net Debit|Net Credit
    Assets||
    Bank|9.00|
    Account|Net Debit|Net Credit
    Till|1.00|
    Equities||
    Capital||10.00`);
  expect(rows.map(({ type }) => type)).toEqual(["Assets", "Assets", "Equities"]);
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

test("a trial balance of two sides, accounts in debit beside those in credit", () => {
  const { rows, controls } = trialBalance(`Acme
    Debit balances|Amount|Credit balances|Amount
    Bank|9.00|Capital|10.00
    Rent|4.00|Sales|6.00
    Stock|3.00||
    Total|16.00|Total|16.00`);
  expect(
    rows.map(({ name, currentDebit, currentCredit }) => [name, currentDebit - currentCredit]),
  ).toEqual([
    ["Bank", 900n],
    ["Rent", 400n],
    ["Stock", 300n],
    ["Capital", -1_000n],
    ["Sales", -600n],
  ]);
  expect(controls).toMatchObject([{ agrees: true }, { agrees: true }]);
  const noted = trialBalance(`Account|Debit|Note|Credit
    Bank|9.00|seen|
    Rent|4.00|seen|
    Capital||seen|8.00
    Sales||seen|5.00`);
  expect(noted.rows.map(({ name }) => name)).toEqual(["Bank", "Rent", "Capital", "Sales"]);
});

test.each([
  [
    "headings over headings",
    "Cuenta|Nombre|Saldos iniciales||Movimientos||Saldos actuales|\n||Deudor|Acreedor|Cargos|Abonos|Deudor|Acreedor",
    "Total|",
  ],
  [
    "headings in one row",
    "Cuenta|Nombre|Saldo inicial deudor|Saldo inicial acreedor|Debe|Haber|Saldo final deudor|Saldo final acreedor",
    "Totales|",
  ],
  [
    "sums in the column of names",
    "Cuenta|Descripción|Saldo inicial deudor|Saldo inicial acreedor|Debe|Haber|Saldo final deudor|Saldo final acreedor",
    "|Sumas iguales",
  ],
])("a Mexican balanza, %s: opening and closing balances of both sides", (_, headings, total) => {
  const { rows } = trialBalance(`${headings}
    1100|Bancos|100.00|0.00|500.00|450.00|150.00|0.00
    2100|Proveedores|0.00|60.00|200.00|210.00|0.00|70.00
    3100|Capital social|0.00|40.00|0.00|0.00|0.00|40.00
    4100|Ventas|0.00|0.00|0.00|300.00|0.00|300.00
    5100|Gastos|0.00|0.00|260.00|0.00|260.00|0.00
    ${total}|100.00|100.00|960.00|960.00|410.00|410.00`);
  expect(
    rows.map(({ name, priorDebit, priorCredit, currentDebit, currentCredit }) => [
      name,
      (priorDebit - priorCredit) / 100n,
      (currentDebit - currentCredit) / 100n,
    ]),
  ).toEqual([
    ["Bancos", 100n, 150n],
    ["Proveedores", -60n, -70n],
    ["Capital social", -40n, -40n],
    ["Ventas", 0n, -300n],
    ["Gastos", 0n, 260n],
  ]);
});

test("a Spanish balance of sums and balances is of one date, and its balances are read", () => {
  const text = `Cuentas|Sumas||Saldos|
    |Debe|Haber|Deudor|Acreedor
    Bancos|600|450|150|
    Proveedores|200|270||70
    Capital||40||40
    Ventas||300||300
    Gastos|260||260|
    Totales|1,060|1,060|410|410`;
  const asked = ingest("trial_balance", [tableOf(text)], { oneDate: "ask" });
  expect(asked.ok || asked.problems.map(({ code }) => code)).toEqual(["one_date"]);
  const { rows } = trialBalance(text, { oneDate: "take" });
  expect(
    rows.map(({ currentDebit, currentCredit }) => (currentDebit - currentCredit) / 100n),
  ).toEqual([150n, -70n, -40n, -300n, 260n]);
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

test("a profit and loss in thousands does not fit a balance sheet in units", () => {
  const profit = { fileType: "profit_loss", scale: "in 000's", totals: [45_574_600n] } as const;
  const balance = { fileType: "balance_sheet", scale: null, totals: [28_867_000_000n] } as const;
  const codes = (...files: Parameters<typeof checkScalesFit>[0]) =>
    checkScalesFit(files).map(({ code }) => code);
  expect(codes(profit, balance)).toEqual(["scales_differ"]);
  expect(codes(balance, profit)).toEqual(["scales_differ"]);
  expect(codes(profit, { ...balance, scale: "$ in thousands" })).toEqual([]);
  expect(codes({ ...profit, scale: null }, balance)).toEqual([]);
  expect(codes(profit, { ...balance, totals: [28_867_000n] })).toEqual([]);
});

test("the date above this year and last year is that of this year alone", () => {
  const text = `As of December 2025
    |This Year|Last Year
    Bank|60.00|50.00
    Total Assets|60.00|50.00
    Capital|60.00|50.00
    Total Equity|60.00|50.00`;
  const result = ingest("balance_sheet", [tableOf(text)]);
  const dates = result.ok ? result.value.periods.map(({ date }) => date) : result.problems;
  expect(dates).toEqual([20251231, null]);
});

/** A year in which results begin at nil: name, opening, debit, credit, closing. */
const YEAR: readonly (readonly [string, number, number, number, number])[] = [
  ["Bank", 50, 30, 20, 60],
  ["Debtors", 10, 40, 30, 20],
  ["Machines", 30, 10, 0, 40],
  ["Creditors", -20, 10, 25, -35],
  ["Capital", -70, 0, 0, -70],
  ["Sales", 0, 5, 65, -60],
  ["Rent expense", 0, 30, 5, 25],
  ["Wages expense", 0, 20, 0, 20],
];
const [HEADS, SIDES] = [
  "Brought Forward||This Period||Balance|",
  "|Debit|Credit|Debit|Credit|Debit|Credit",
];

function sided(amount: number): string {
  return amount < 0 ? `|${-amount}.00` : `${amount}.00|`;
}

test.each([
  ["in debit and credit", `Account|${HEADS}\n${SIDES}`, (at: number) => sided(YEAR[at]?.[4] ?? 0)],
  [
    "signed",
    "Account|Opening|Period||Ending\n||Debit|Credit|",
    (at: number) => `${YEAR[at]?.[4]}.00`,
  ],
  ["in other words", "Nimi|Algus|D|K|Saldo D|Saldo K", (at: number) => sided(YEAR[at]?.[4] ?? 0)],
])("what moved is told from closing balances %s", (how, heads, closing) => {
  const opening = (amount: number) =>
    how === "in debit and credit" ? sided(amount) : `${amount}.00`;
  const lines = YEAR.map(([name, opens, debit, credit], at) =>
    [name, opening(opens), `${debit}.00`, `${credit}.00`, closing(at)].join("|"),
  );
  const { rows } = trialBalance([heads, ...lines].join("\n"));
  const net = rows.map((row) => [
    (row.priorDebit - row.priorCredit) / 100n,
    (row.currentDebit - row.currentCredit) / 100n,
  ]);
  expect(net).toEqual(YEAR.map(([, opens, , , closes]) => [BigInt(opens), BigInt(closes)]));
});

const ADJUSTED = YEAR.map(([name, , , , closes], at) => {
  const entry = name === "Debtors" ? 5 : name === "Sales" ? -5 : at === 6 ? 3 : at === 3 ? -3 : 0;
  return [name, closes - entry, entry, closes] as const;
});

test.each([
  ["adjusted balances", "Account|Unadjusted|AJE|Adjusted"],
  ["adjusted balances in other words", "Nimi|Enne|Muudatus|Pärast"],
  ["balances of a month", "Account|Opening Balance|Net Change|Closing Balance"],
])("%s do not open with those before them", (_, heads) => {
  const lines = ADJUSTED.map(([name, ...amounts]) =>
    [name, ...amounts.map((amount) => `${amount}.00`)].join("|"),
  );
  const text = [heads, ...lines].join("\n");
  const { rows } = trialBalance(text);
  expect(
    rows.map(({ currentDebit, currentCredit }) => (currentDebit - currentCredit) / 100n),
  ).toEqual(ADJUSTED.map(([, , , closes]) => BigInt(closes)));
  expect(rows.every(({ priorDebit, priorCredit }) => priorDebit === 0n && priorCredit === 0n)).toBe(
    true,
  );
  const asked = ingest("trial_balance", [tableOf(text)], { oneDate: "ask" });
  const codes = asked.ok ? [] : asked.problems.map(({ code }) => code);
  expect(["one_date", "opening_within_year"]).toContain(codes[0]);
});

test("a column of the kind of balance beside it says its side", () => {
  const { rows } =
    trialBalance(`Conta|Descrição|Saldo anterior|Tipo Saldo|Débito|Crédito|Saldo atual|Tipo Saldo
    1.1|Caixa|50,00|D|30,00|20,00|60,00|D
    2.3|Capital|50,00|C|0,00|0,00|50,00|C
    3.1|Receita|0|C|0,00|10,00|10,00|C`);
  expect(rows.map(({ priorCredit, currentCredit }) => [priorCredit, currentCredit])).toEqual([
    [0n, 0n],
    [5000n, 5000n],
    [0n, 1000n],
  ]);
});

test("a letter behind decimals is the side, and numbers under a heading of names are codes", () => {
  const { rows } = trialBalance(`Grootboekrekening|Omschrijving|Beginsaldo|Debet|Credit|Eindsaldo
    1000|Kas|50,00D|30,00|20,00|60,00D
    1300|Debiteuren|10,00D|40,00|30,00|20,00D
    0800|Kapitaal|60,00C|0,00|0,00|60,00C
    8000|Omzet|0,00|0,00|20,00|20,00C`);
  expect(
    rows.map(({ code, name, priorCredit, currentCredit }) => [
      code,
      name,
      priorCredit,
      currentCredit,
    ]),
  ).toEqual([
    ["1000", "Kas", 0n, 0n],
    ["1300", "Debiteuren", 0n, 0n],
    ["0800", "Kapitaal", 6000n, 6000n],
    ["8000", "Omzet", 0n, 2000n],
  ]);
});

test("an amount of 2000 among other amounts is no year that heads a column", () => {
  const result = ingest("profit_loss", [
    tableOf(`Category||Jan|Feb|Mar
      Income|Services|1500|2000|4000
      |Total Income|1500|2000|4000
      Costs|Salaries|500|600|700`),
  ]);
  const codes = result.ok ? [] : result.problems.map(({ code }) => code);
  expect(codes).not.toContain("total_disagrees");
  expect(result.ok ? [] : result.problems.map(({ message }) => message).join()).not.toContain(
    '"2000"',
  );
});

test("decimal commas in one column stand beside decimal points in another", () => {
  const { rows } = trialBalance(`Konto|Name|Saldo 2025|Saldo 2024
    1000|Bank|1.500,00|1000.50
    2000|Kreditoren|-500,25|-400.50
    3000|Kapital|-999,75|-600.00`);
  expect(
    rows.map((row) => [row.currentDebit - row.currentCredit, row.priorDebit - row.priorCredit]),
  ).toEqual([
    [1500_00n, 1000_50n],
    [-500_25n, -400_50n],
    [-999_75n, -600_00n],
  ]);
});

test("an item and its value are headings in Arabic, behind a number of the line", () => {
  const text = `|البند|القيمة (مليون)
    0|إيرادات الفوائد|400
    1|عمولات|100
    2|إجمالي الإيرادات|500
    3|رواتب الموظفين|250
    4|إيجار|50
    5|إجمالي المصروفات|300
    6|صافي الربح|200`;
  const result = ingest("profit_loss", [tableOf(text)]);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  expect(result.value.rows.map(({ name }) => name)).toEqual([
    "إيرادات الفوائد",
    "عمولات",
    "رواتب الموظفين",
    "إيجار",
  ]);
  expect(result.value.scale).toBe("القيمة (مليون)");
  expect(result.value.ignoredRows.map(({ text: words }) => words)).toEqual([
    "إجمالي الإيرادات",
    "إجمالي المصروفات",
    "صافي الربح",
  ]);
});

test("months in a column of their own are named, by name or in numbers, however far down the second begins", () => {
  const stacked = (heading: string, months: readonly string[]) => {
    const rows = months.flatMap((month) =>
      ["Till", "Stock", "Loan"].map((name, at) => `${month}|${name}|${at}40.00`),
    );
    const result = ingest("balance_sheet", [
      tableOf(`${heading}|Account|Balance\n${rows.join("\n")}`),
    ]);
    return result.ok ? [] : result.problems.map(({ code }) => code);
  };
  expect(stacked("Mes", ["Enero", "Febrero"])).toEqual(["dates_in_rows"]);
  expect(stacked("Period", ["05-2025", "Total"])).toEqual(["dates_in_rows"]);
  // Departments are no months
  expect(stacked("Period", ["North", "South"])).not.toContain("dates_in_rows");
});

test("one column of debits, with credits in brackets, is one of signed balances", () => {
  const read = trialBalance(`No|Name|YTD Debit/(Credit)
    1|Bank|60.00
    2|Hire|40.00
    3|Capital|-100.00`);
  const balances = read.rows.map(({ currentDebit, currentCredit }) => currentDebit - currentCredit);
  expect(balances).toEqual([6000n, 4000n, -10000n]);
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

test("two months of results beside what they come to are its parts, and no year beside another", () => {
  const rows = (heads: string) => `Account|${heads}
    Sales|400.00|500.00|900.00
    Rent|-100.00|-150.00|-250.00
    Net income|300.00|350.00|650.00`;
  const amounts = (heads: string) => {
    const read = ingest("profit_loss", [tableOf(rows(heads))]);
    return read.ok ? read.value.rows.map(({ current, prior }) => [current, prior]) : [];
  };
  expect(amounts("Jan 2025|Feb 2025|Total")).toEqual([
    [90000n, 0n],
    [-25000n, 0n],
  ]);
  expect(amounts("Dec 2024|Dec 2025|Total")[0]).toEqual([50000n, 40000n]);
});

/** Why a file is not taken in the place of a statement. */
function refusals(
  fileType: "profit_loss" | "balance_sheet",
  ...tables: ReturnType<typeof tableOf>[]
) {
  const read = ingest(fileType, tables, { oneDate: "take" });
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

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

test("months in six digits are the dates of columns", () => {
  const read = ingest("balance_sheet", [
    tableOf("Account|202312|202412|202512\nCash|70|80|90\nShare capital|70|80|90"),
  ]);
  expect(read.ok && read.value.rows.map(({ opening, closing }) => [opening, closing])[0]).toEqual([
    8000n,
    9000n,
  ]);
});

test("periods beneath each other that nothing dates are not added up", () => {
  const block = (sales: number) => `Sales|${sales}\nRent|-${sales / 4}\nWages|-${sales / 2}`;
  const blocks = (...of: readonly number[]) =>
    tableOf(`Account|Amount\n${of.map(block).join("\n")}`);
  expect(refusals("profit_loss", blocks(400, 480))).toEqual(["rows_in_blocks"]);
  expect(refusals("profit_loss", blocks(400, 480, 520))).toEqual(["rows_in_blocks"]);
  expect(refusals("profit_loss", blocks(400, 400))).toEqual(["rows_repeated"]);
  // Under headings of their own the accounts are those of two departments
  const headed = `Account|Amount\nNorth|\n${block(400)}\nTotal North|100\nSouth|\n${block(480)}\nTotal South|120\nNet income|220`;
  expect(refusals("profit_loss", tableOf(headed))).not.toContain("rows_in_blocks");
});

test("debts and equity whose total is called that of the assets are asked about", () => {
  const text = `Year|Share_Capital|Reserves|Borrowings|Other_Liabilities|Total_Assets|Equipment|Investments|Receivables
    2024|100|900|300|200|1500|700|300|500
    2025|100|1000|250|250|1600|800|300|500`;
  expect(refusals("balance_sheet", tableOf(text))).toEqual(["side_contradicted"]);
});

test("the group that an account stands under is not its name", () => {
  const rows = ["Current Assets|70", "Current Assets|20", "Capital Account|-90"];
  const nameless = tableOf(
    `Group Name|Parent|Closing Balance\n${rows.map((row) => `|${row}`).join("\n")}`,
  );
  expect(refusals("balance_sheet", nameless)).not.toEqual([]);
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
