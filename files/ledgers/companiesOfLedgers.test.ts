import { expect, test } from "vitest";
import { choices } from "../testing/readLedgerText.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

type Entry = { company: string; number: number };

const saft = ({ company, number }: Entry) =>
  `<AuditFile><Header><Company><RegistrationNumber>${company}</RegistrationNumber></Company></Header>
<GeneralLedgerEntries><Journal><Transaction><TransactionID>${number}</TransactionID>
<TransactionDate>2025-03-0${number}</TransactionDate>
<Line><AccountID>1920</AccountID><DebitAmount>100.00</DebitAmount></Line>
<Line><AccountID>3000</AccountID><CreditAmount>100.00</CreditAmount></Line>
</Transaction></Journal></GeneralLedgerEntries></AuditFile>`;

const sie = ({ company, number }: Entry) => `#FLAGGA 0
#SIETYP 4
#ORGNR ${company}
#RAR 0 20250101 20251231
#KONTO 1930 Bank
#KONTO 3001 Sales
#VER A ${number} 2025030${number} sale
{
#TRANS 1930 {} 100
#TRANS 3001 {} -100
}
`;

const xaf = ({ company, number }: Entry) =>
  `<auditfile><header><curCode>EUR</curCode></header><company><companyIdent>${company}</companyIdent>
<transactions><journal><jrnID>M</jrnID><transaction><nr>${number}</nr><trDt>2025-03-0${number}</trDt>
<trLine><accID>1000</accID><amnt>100</amnt><amntTp>D</amntTp></trLine>
<trLine><accID>8000</accID><amnt>100</amnt><amntTp>C</amntTp></trLine>
</transaction></journal></transactions></company></auditfile>`;

const fec = ({ number }: Entry) =>
  [
    "JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|CompteLib|CompAuxNum|CompAuxLib|PieceRef|PieceDate|EcritureLib|Debit|Credit|EcritureLet|DateLet|ValidDate|Montantdevise|Idevise",
    `VE|Ventes|${number}|2025030${number}|512000|Banque|||p|20250301|vente|100,00|0,00|||20250301||`,
    `VE|Ventes|${number}|2025030${number}|706000|Prestations|||p|20250301|vente|0,00|100,00|||20250301||`,
  ].join("\n");

async function codesOf(write: (entry: Entry) => string, companies: readonly string[]) {
  const sources = companies.map((company, at) =>
    sourceOf(Buffer.from(write({ company, number: at + 1 })), `${company}FEC20251231-${at}.txt`),
  );
  const result = await readLedger(sources, choices);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

test.each([
  ["SAF-T", saft],
  ["SIE", sie],
  ["XAF", xaf],
  ["FEC", fec],
])("files in %s that name different companies are no one ledger", async (_, write) => {
  expect(await codesOf(write, ["123456789", "987654321"])).toEqual(["ledger_companies"]);
  expect(await codesOf(write, ["123456789", "123456789"])).toEqual([]);
});

test("a number is the same with its country and without, and with marks in it", async () => {
  expect(await codesOf(saft, ["RO0012345678", "12345678"])).toEqual([]);
  expect(await codesOf(sie, ["556677-8899", "5566778899"])).toEqual([]);
});
