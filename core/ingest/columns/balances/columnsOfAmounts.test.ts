import { expect, test } from "vitest";
import { codesOf, problemsOf, trialBalance } from "../../../testing/readBalances.ts";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

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
