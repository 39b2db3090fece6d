import { expect, test } from "vitest";
import { trialBalance } from "../../../testing/readBalances.ts";
import { tableOf } from "../../../testing/tableOf.ts";
import { ingest } from "../../ingest.ts";

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

test("one column of debits, with credits in brackets, is one of signed balances", () => {
  const read = trialBalance(`No|Name|YTD Debit/(Credit)
    1|Bank|60.00
    2|Hire|40.00
    3|Capital|-100.00`);
  const balances = read.rows.map(({ currentDebit, currentCredit }) => currentDebit - currentCredit);
  expect(balances).toEqual([6000n, 4000n, -10000n]);
});
