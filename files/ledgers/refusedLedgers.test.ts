import { expect, test } from "vitest";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const choices = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "EUR",
};

/** Why a file is no ledger that can be read. */
async function refusalOf(...lines: readonly string[]): Promise<string> {
  const result = await readLedger([sourceOf(Buffer.from(lines.join("\n")), "ledger")], choices);
  if (result.ok) throw new Error("It was read");
  return result.problems.map(({ message }) => message).join("\n");
}

test.each([
  ["nested without end", `${"[".repeat(40)}${"]".repeat(40)}`, "it is nested too deeply"],
  ["of values without end", `[${"{},".repeat(1_000_000)}{}]`, "it holds more than 2000000 values"],
])("JSON %s is refused before it is parsed: that would end the process", async (_, text, words) => {
  expect(await refusalOf(text)).toContain(words);
});

test.each([
  [
    "Trial Balance",
    ["Account Code,Account Name,Debit,Credit", "1000,Bank,10.00,", "4000,Sales,,10.00"],
  ],
  [
    "Profit & Loss",
    ["Item,2025,2024", "Revenue,10.00,8.00", "Wages,4.00,3.00", "Net income,6.00,5.00"],
  ],
])(
  "a %s in the place of a ledger is refused with the place it belongs in",
  async (place, lines) => {
    expect(await refusalOf(...lines)).toContain(`Upload it under ${place}.`);
  },
);

test("a list of accounts has no balances, and is one", async () => {
  const refused = await refusalOf("Account Code,Account Name", "1000,Bank", "4000,Sales");
  expect(refused).toContain("The file is a list of accounts, without entries");
});

test("an amount whose mark says no side is refused with its row and what is expected", async () => {
  const refused = await refusalOf(
    "Entry No;Date;Account;Account Name;Amount;Debit/Credit",
    "1;2025-01-15;1000;Bank;10.00;D",
    "1;2025-01-15;4000;Sales;10.00;X",
  );
  expect(refused).toContain('Row 3: "X" does not say on which side the amount stands');
});

test("rows that a comma without quotation marks divides are told with their cells", async () => {
  const refused = await refusalOf(
    "Date,Entry,Account,Text,Debit,Credit",
    "2025-01-05,1,Bank,Sale, to Smith,1000.00,",
    "2025-01-05,1,Sales,Sale, to Smith,,1000.00",
    "2025-01-07,2,Rent,Rent,300.00,",
    "2025-01-07,2,Bank,Rent,,300.00",
  );
  expect(refused).toBe(
    'Row 2 holds 7 cells, and there are 6 headings; one more row holds too many, too. A name or an amount with a comma in it has to stand in quotation marks ("Loan, long-term", "1,234.56"): without them all that follows is one column too far to the right.',
  );
});

test("the audit trail of Sage 50 is refused with the report that holds both sides", async () => {
  const refused = await refusalOf(
    "No,Type,Account,Nominal,Date,Ref,Net,Tax,T/C",
    "1,JD,1200,1200,01/01/2025,O/BAL,1000.00,0.00,T9",
    "2,JC,3000,3000,01/01/2025,O/BAL,1000.00,0.00,T9",
    "3,SI,ABC001,4000,05/01/2025,1001,1000.00,200.00,T1",
    "4,SR,ABC001,1200,20/01/2025,1001,1200.00,0.00,T9",
  );
  expect(refused).toContain("Nominal Activity");
});

test("XML of no kind of ledger is refused with the kinds that are read", async () => {
  const refused = await refusalOf('<?xml version="1.0"?>', "<invoices><invoice/></invoices>");
  expect(refused).toContain("XML of no kind that is read as a general ledger");
});

test("receipts of tills are named as such and not as an audit file", async () => {
  const refused = await refusalOf(
    '<?xml version="1.0"?>',
    '<auditfile xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="urn:StandardAuditFile-Taxation-CashRegister:NO">',
    "<header><fiscalYear>2025</fiscalYear></header></auditfile>",
  );
  expect(refused).toContain("a SAF-T Cash Register file without general ledger entries");
});

test("what is no ledger at all is refused with the kinds that are read", async () => {
  expect(await refusalOf("\u0089PNG\r\n\u0000\u0000\u0000\u0001\u0000")).toContain(
    "of no kind that is read as a general ledger. Expected a table",
  );
  expect(await refusalOf("%PDF-1.4")).toContain("not for exchange rates or a general ledger");
});

test("a table written as a web page or as the XML of Excel 2003 is read", async () => {
  const cells = [
    "Date,Entry,Account,Amount",
    "2025-01-15,1,1000,10.00",
    "2025-01-15,1,4000,-10.00",
  ];
  const rows = cells.map((row) => row.split(","));
  const html = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  const xml = rows.map((row) => {
    const written = row.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`);
    return `<Row>${written.join("")}</Row>`;
  });
  const spreadsheet = "urn:schemas-microsoft-com:office:spreadsheet";
  for (const text of [
    `<html><body><table>${html.join("")}</table></body></html>`,
    `<?xml version="1.0"?><Workbook xmlns="${spreadsheet}" xmlns:ss="${spreadsheet}"><Worksheet ss:Name="GL"><Table>${xml.join("")}</Table></Worksheet></Workbook>`,
  ]) {
    const result = await readLedger([sourceOf(Buffer.from(text), "ledger.xls")], choices);
    expect(result.ok && [...result.value.ledger.entries].length).toBe(1);
  }
});

test("rows of DATEV without a year are refused where the header names none", async () => {
  const header = (yearStart: string) =>
    `"EXTF";700;21;"Buchungsstapel";13;20250101120000000;;"RE";"";"";1001;1;${yearStart};4;20250101;20251231;"Buchungsstapel";"";1;0;0;"EUR";;"";;;"03";;;"";""`;
  const headings =
    "Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Buchungstext";
  const refused = await refusalOf(
    header("2025"),
    headings,
    '100,00;"S";"EUR";1200;8400;;1501;"R1";"Sale"',
  );
  expect(refused).toContain('The DATEV header names "2025" as the beginning of the financial year');
});
