import { expect, test } from "vitest";
import { trialBalance } from "../../testing/readExport.ts";
import { read } from "../../testing/readReport.ts";
import { tableOf } from "../../testing/tableOf.ts";
import { ingest } from "../ingest.ts";

test("Xero: year to date debits and credits, last year's balance signed in one column", () => {
  const text = `Trial Balance
    Demo Company (UK)
    As at 31 December 2025

    Account Code|Account|Account Type|Debit - Year to date|Credit - Year to date|31 Dec 2024
    200|Sales|Revenue||1,000.00|(900.00)
    090|Business Bank Account|Bank|1,000.00||900.00
    |Total||1,000.00|1,000.00|0.00`;
  expect(trialBalance(text)).toEqual([
    ["200", "Sales", -100000n, -90000n],
    ["090", "Business Bank Account", 100000n, 90000n],
  ]);
});

test.each([
  ["right beneath its date", ""],
  ["beneath a blank row", "|"],
])("Xero: of two earlier years beside year to date, %s, the latest is the opening", (_, blank) => {
  const text = `Trial Balance
    As at 31 March 2026
    ${blank}
    Account Code|Account|Account Type|Debit - Month|Credit - Month|Debit - Year to date|Credit - Year to date|31 Mar 2025|31 Mar 2024
    200|Sales|Revenue||20.00||1,000.00|-900.00|-300.00
    090|Bank|Bank|20.00||1,900.00||900.00|300.00
    970|Capital|Equity||||900.00|0.00|0.00`;
  expect(trialBalance(text)).toEqual([
    ["200", "Sales", -100000n, -90000n],
    ["090", "Bank", 190000n, 90000n],
    ["970", "Capital", -90000n, 0n],
  ]);
});

test("Xero: months beside year to date are no opening balances", () => {
  const text = `Trial Balance
    As at 31 March 2026
    Account Code|Account|Debit - Year to date|Credit - Year to date|28 Feb 2026|31 Jan 2026|31 Dec 2025
    200|Sales||1,000.00|-900.00|-800.00|-700.00
    090|Bank|1,000.00||900.00|800.00|700.00`;
  expect(trialBalance(text)).toEqual([
    ["200", "Sales", -100000n, 0n],
    ["090", "Bank", 100000n, 0n],
  ]);
});

test("Brazilian balancetes: the code of levels numbers the accounts, and groups of one account are left out", () => {
  const text = `Balancete de Verificação
    Conta|Classificação|Nome da conta contábil|Saldo anterior|Débito|Crédito|Saldo atual
    19|01|ATIVO|900,00D|700,00|100,00|1.500,00D
    27|01.1|ATIVO CIRCULANTE|900,00D|700,00|100,00|1.500,00D
    35|01.1.1|Caixa Geral|900,00D|700,00|100,00|1.500,00D
    1163|02|PASSIVO|900,00C|50,00|450,00|1.300,00C
    1201|02.1|Fornecedores|900,00C|50,00|450,00|1.300,00C
    2089|03|RECEITAS|0,00|0,00|500,00|500,00C
    2101|03.1|Venda de Mercadorias|0,00|0,00|500,00|500,00C
    3000|04|DESPESAS|0,00|300,00|0,00|300,00D
    3101|04.1|Aluguéis|0,00|300,00|0,00|300,00D`;
  expect(trialBalance(text)).toEqual([
    ["01.1.1", "Caixa Geral", 150000n, 90000n],
    ["02.1", "Fornecedores", -130000n, -90000n],
    ["03.1", "Venda de Mercadorias", -50000n, 0n],
    ["04.1", "Aluguéis", 30000n, 0n],
  ]);
});

test("Brazilian balancetes: digits that go on from those of their group are codes, whatever they are called", () => {
  const text = `Classificador|Descricao|SaldoInicial|Debito|Credito|SaldoAtual
    1|ATIVO|900,00 D|700,00|100,00|1.500,00 D
    11|CIRCULANTE|900,00 D|700,00|100,00|1.500,00 D
    11001|Ada Byron|900,00 D|700,00|100,00|1.500,00 D
    2|PASSIVO|900,00 C|50,00|450,00|1.300,00 C
    21|PATRIMONIO|900,00 C|50,00|450,00|1.300,00 C
    21001|Ada Byron|900,00 C|50,00|450,00|1.300,00 C
    3|RESULTADO|0,00|300,00|500,00|200,00 C
    31|RECEITAS|0,00|0,00|500,00|500,00 C
    31001|Vendas|0,00|0,00|500,00|500,00 C
    32|DESPESAS|0,00|300,00|0,00|300,00 D
    32001|Aluguel|0,00|300,00|0,00|300,00 D`;
  expect(trialBalance(text)).toEqual([
    ["11001", "Ada Byron", 150000n, 90000n],
    ["21001", "Ada Byron", -130000n, -90000n],
    ["31001", "Vendas", -50000n, 0n],
    ["32001", "Aluguel", 30000n, 0n],
  ]);
});

test("QuickBooks Online: no codes, names by level, total in capitals", () => {
  const text = `Acme Ltd||
    Trial Balance||
    As of December 31, 2025||

    |Debit|Credit
    Checking|1,000.00|
    Accounts Payable (A/P)||400.00
    Opening Balance Equity||600.00
    TOTAL|$1,000.00|$1,000.00

    Thursday, January 15, 2026 10:11 AM GMT||`;
  expect(trialBalance(text)).toEqual([
    ["Checking", "Checking", 100000n, 0n],
    ["Accounts Payable (A/P)", "Accounts Payable (A/P)", -40000n, 0n],
    ["Opening Balance Equity", "Opening Balance Equity", -60000n, 0n],
  ]);
});

test("Sage 50: N/C, name, debit and credit with a totals line", () => {
  const text = `N/C|Name|Debit|Credit
    0020|Plant and Machinery|5,000.00|
    3000|Ordinary Shares||5,000.00
    |Totals:|5,000.00|5,000.00`;
  expect(trialBalance(text)).toEqual([
    ["0020", "Plant and Machinery", 500000n, 0n],
    ["3000", "Ordinary Shares", -500000n, 0n],
  ]);
});

test("Sage Intacct: the account is the number where a title stands beside it", () => {
  const text = `Account|Account title|Opening balance|Debits|Credits|Closing balance
    10010|Checking|100.00|900.00|0.00|1,000.00
    30000|Capital|(100.00)|0.00|900.00|(1,000.00)`;
  expect(trialBalance(text)).toEqual([
    ["10010", "Checking", 100000n, 10000n],
    ["30000", "Capital", -100000n, -10000n],
  ]);
});

test("NetSuite: number and name in one cell", () => {
  const text = `Financial Row|Amount (Debit)|Amount (Credit)
    1000 - Cash|$250.00|
    3000 - Share Capital||$250.00`;
  expect(trialBalance(text)).toEqual([
    ["1000", "Cash", 25000n, 0n],
    ["3000", "Share Capital", -25000n, 0n],
  ]);
});

test("Business Central: headings and totals of the chart are told by its type column", () => {
  const text = `No.|Name|Account Type|Net Change|Balance at Date
    1000|BALANCE SHEET|Heading||
    1002|ASSETS|Begin-Total||
    2910|Cash|Posting|50.00|250.00
    1999|Total ASSETS|End-Total|50.00|250.00
    3100|Capital Stock|Posting|-50.00|-250.00`;
  expect(trialBalance(text)).toEqual([
    ["2910", "Cash", 25000n, 0n],
    ["3100", "Capital Stock", -25000n, 0n],
  ]);
});

test("SAP: carry-forward and accumulated balance, minus behind the number, decimal comma", () => {
  const text = `G/L Acct|Short Text|Crcy|Balance Carryforward|Debit rept.period|Credit report per.|Accumulated balance
    113100|Bank 1|EUR|1.000,00|500,00|0,00|1.500,00
    70000|Capital|EUR|1.000,00-|0,00|500,00|1.500,00-`;
  expect(trialBalance(text)).toEqual([
    ["113100", "Bank 1", 150000n, 100000n],
    ["70000", "Capital", -150000n, -100000n],
  ]);
});

test("DATEV: opening value and balance, each with its side in the next column", () => {
  const text = `Konto|Beschriftung|EB-Wert|S/H|Soll|Haben|Saldo|S/H
    1200|Bank|1.000,00|S|500,00|0,00|1.500,00|S
    0800|Kapital|1.000,00|H|0,00|500,00|1.500,00|H`;
  expect(trialBalance(text)).toEqual([
    ["1200", "Bank", 150000n, 100000n],
    ["0800", "Kapital", -150000n, -100000n],
  ]);
});

test("Odoo: initial, period and end balance, each with debit and credit beneath", () => {
  const text = `||Initial Balance||2025||End Balance|
    Code|Account|Debit|Credit|Debit|Credit|Debit|Credit
    101401|Bank|100.00|0.00|50.00|0.00|150.00|0.00
    301000|Capital|0.00|100.00|0.00|50.00|0.00|150.00
    |Total|100.00|100.00|50.00|50.00|150.00|150.00`;
  expect(trialBalance(text)).toEqual([
    ["101401", "Bank", 15000n, 10000n],
    ["301000", "Capital", -15000n, -10000n],
  ]);
});

test("NetSuite trial balance: totals of parents at any depth, an account of its parent's name", () => {
  const text = `Harbour Kites, LLC
    Trial Balance
    End of Oct 2025

    Account|Debit|Credit
    1000 - Cash||
    1010 - Checking||
    1010 - Checking|$700.00|
    Total - 1010 - Checking|$700.00|$0.00
    Total - 1000 - Cash|$700.00|$0.00
    3010 - Share Capital||$500.00
    4000 - Revenue||
    4010 - Kites||$900.00
    Total - 4000 - Revenue|$0.00|$900.00
    6000 - Overheads||
    6010 - Wages|$300.00|
    6030 - Benefits||
    6030 - Benefits|$250.00|
    6039 - Benefits Reimbursed||$40.00
    Total - 6030 - Benefits|$250.00|$40.00
    6100 - Travel|$60.00|
    6600 - Marketing||
    6600 - Marketing|$20.00|
    6610 - Trade Fairs||
    6610 - Trade Fairs|$80.00|
    6611 - Stands|$30.00|
    Total - 6610 - Trade Fairs|$110.00|$0.00
    Total - 6600 - Marketing|$130.00|$0.00
    Total - 6000 - Overheads|$740.00|$40.00
    Total|$1,440.00|$1,440.00`;
  const result = ingest("trial_balance", [tableOf(text)], { oneDate: "take" });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const accounts = result.value.rows.map(({ code, type, currentDebit, currentCredit }) => {
    return [code, type, currentDebit - currentCredit];
  });
  expect(accounts).toEqual([
    ["1010", "1010 - Checking", 70000n],
    ["3010", "", -50000n],
    ["4010", "4000 - Revenue", -90000n],
    ["6010", "6000 - Overheads", 30000n],
    ["6030", "6030 - Benefits", 25000n],
    ["6039", "6030 - Benefits", -4000n],
    ["6100", "", 6000n],
    ["6600", "6600 - Marketing", 2000n],
    ["6610", "6610 - Trade Fairs", 8000n],
    ["6611", "6610 - Trade Fairs", 3000n],
  ]);
  expect(result.value.controls.map(({ agrees }) => agrees)).toEqual([true, true]);
});

test("quarters of a year are periods, not companies beside each other", () => {
  const text = `Account|2024-3Q|2024-4Q|2025-1Q|2025-2Q
    Fees|900|800|700|600
    Rent|300|250|200|100
    Wages|300|250|200|100
    Profit|300|300|300|400`;
  const result = ingest("profit_loss", [tableOf(text)]);
  expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(["dates_several"]);
});

test("SAP: closing balances in short forms are read, not a column of some net values", () => {
  const text = `Company Code|G/L Account|GL Description|Opn Blns  Debit|Opn Blns  Credit|Debit During Period|Credit During Period|Clsng Blns Debit|Clsng Blns Credit|Net value
    X1|1000|Bank|500.00|0|700.00|-300.00|900.00|0|900.00
    X1|2000|Suppliers|0|-200.00|100.00|-250.00|0|-350.00|
    X1|3000|Capital|0|-300.00|0|0|0|-300.00|
    X1|4000|Sales|0|0|0|-700.00|0|-700.00|-700.00
    X1|5000|Wages|0|0|450.00|0|450.00|0|`;
  expect(trialBalance(text)).toEqual([
    ["1000", "Bank", 90000n, 50000n],
    ["2000", "Suppliers", -35000n, -20000n],
    ["3000", "Capital", -30000n, -30000n],
    ["4000", "Sales", -70000n, 0n],
    ["5000", "Wages", 45000n, 0n],
  ]);
});

test("a heading says in which currency it is: 'Debit (Rp)'; a total in the last row heads nothing", () => {
  const balances = `Account Code|Account Name|Debit (Rp)|Credit (Rp)
1010|Bank|500|0
1020|Receivables|700|0
3000|Share Capital|0|900
4000|Revenue|0|800
6010|Office Supplies|500|0
|TOTAL|1,700|1,700`;
  const read = ingest("trial_balance", [tableOf(balances)], { oneDate: "take" });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  expect(read.value.rows.map(({ code }) => code)).toEqual(["1010", "1020", "3000", "4000", "6010"]);
});

test("OB and CB head the opening and closing balances that debits and credits lead from and to", () => {
  const balances = `Account|Description|OB|DM|CM|CB
1012|Share capital|-500|0|0|-500
401|Suppliers|-100|60|90|-130
5121|Bank|600|200|110|690
704|Services|0|0|200|-200
628|Services bought|0|140|0|140`;
  const read = ingest("trial_balance", [tableOf(balances)]);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const net = read.value.rows.map((row) => [
    row.priorDebit - row.priorCredit,
    row.currentDebit - row.currentCredit,
  ]);
  expect(net.map((pair) => pair.map((amount) => amount / 100n))).toEqual([
    [-500n, -500n],
    [-100n, -130n],
    [600n, 690n],
    [0n, -200n],
    [0n, 140n],
  ]);
});

test.each([
  ["Current Debit|Current Credit|Prior Debit|Prior Credit", "Current", "Prior"],
  ["Opening Debit|Opening Credit|Closing Debit|Closing Credit", "Closing", "Opening"],
])(
  "a date right above %s is of the columns that it is the end of",
  (headings, closing, opening) => {
    const { matchedColumns, periods, warnings } = read(
      "trial_balance",
      tableOf(`Quayside Packaging
      As at 31 December 2025
      Account Code|Account Name|${headings}
      1000|Bank|130.00||130.00|
      3000|Share capital||130.00||130.00`),
    );
    const dated = "As at 31 December 2025";
    expect(
      Object.fromEntries(matchedColumns.map(({ field, heading }) => [field, heading])),
    ).toEqual({
      code: "Account Code",
      name: "Account Name",
      currentDebit: `${dated} ${closing} Debit`,
      currentCredit: `${dated} ${closing} Credit`,
      priorDebit: `${opening} Debit`,
      priorCredit: `${opening} Credit`,
    });
    expect(periods.filter(({ date }) => date === 20_251_231)).toHaveLength(2);
    expect(warnings.map(({ code }) => code)).toEqual(["column_absent"]);
  },
);
