import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { gnucash } from "../testing/ledgerLayouts.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const sie = (name: string, day = "20250301") => `#SIETYP 4
#FNAMN "${name}"
#RAR 0 20250101 20251231
#KONTO 1930 "Bank"
#KONTO 3001 "Sales"
#VER A 1 ${day} "Sale"
{
#TRANS 1930 {} 50.00
#TRANS 3001 {} -50.00
}
`;

const saft = (company: string) => `<AuditFile><Header>${company}
<StartDate>2025-03-01</StartDate><EndDate>2025-03-31</EndDate></Header>
<MasterFiles><Customers><Customer><CustomerID>K1</CustomerID><CompanyName>Buyer Ltd</CompanyName></Customer></Customers></MasterFiles>
<GeneralLedgerEntries><Journal><JournalID>1</JournalID><Transaction><TransactionID>1</TransactionID>
<TransactionDate>2025-03-01</TransactionDate><Lines>
<DebitLine><AccountID>12</AccountID><DebitAmount>50.00</DebitAmount></DebitLine>
<CreditLine><AccountID>71</AccountID><CreditAmount>50.00</CreditAmount></CreditLine>
</Lines></Transaction></Journal></GeneralLedgerEntries></AuditFile>`;

const xaf = (header: string, company: string) => `<auditfile><header>${header}
<startDate>2025-01-01</startDate><endDate>2025-12-31</endDate><curCode>EUR</curCode></header>
<company>${company}<customersSuppliers><customerSupplier><custSupID>K1</custSupID><custSupName>Buyer</custSupName></customerSupplier></customersSuppliers>
<generalLedger><ledgerAccount><accID>1000</accID><accDesc>Bank</accDesc><accTp>B</accTp></ledgerAccount>
<ledgerAccount><accID>8000</accID><accDesc>Omzet</accDesc><accTp>P</accTp></ledgerAccount></generalLedger>
<transactions><journal><jrnID>1</jrnID><transaction><nr>1</nr><trDt>2025-03-01</trDt>
<trLine><nr>1</nr><accID>1000</accID><amnt>50.00</amnt><amntTp>D</amntTp></trLine>
<trLine><nr>2</nr><accID>8000</accID><amnt>50.00</amnt><amntTp>C</amntTp></trLine>
</transaction></journal></transactions></company></auditfile>`;

const sie5 = `<Sie xmlns="http://www.sie.se/sie5"><FileInfo><Company organizationId="5" name="Hamn AB"/>
<FiscalYears><FiscalYear start="2025-01" end="2025-12" primary="true"/></FiscalYears></FileInfo>
<Accounts><Account id="1930" name="Bank" type="asset"/><Account id="3010" name="Sales" type="income"/></Accounts>
<Journal id="B" name="Bank"><JournalEntry id="1" journalDate="2025-03-01">
<LedgerEntry accountId="1930" amount="50"/><LedgerEntry accountId="3010" amount="-50"/>
</JournalEntry></Journal></Sie>`;

const jpk = `<JPK><Naglowek><DataOd>2025-01-01</DataOd><DataDo>2025-12-31</DataDo></Naglowek>
<Podmiot1><IdentyfikatorPodmiotu><NIP>1</NIP><PelnaNazwa>Port Sp. z o.o.</PelnaNazwa></IdentyfikatorPodmiotu></Podmiot1>
<ZOiS><KodKonta>130</KodKonta><OpisKonta>Bank</OpisKonta></ZOiS><ZOiS><KodKonta>700</KodKonta><OpisKonta>Sales</OpisKonta></ZOiS>
<Dziennik><NrZapisuDziennika>7</NrZapisuDziennika><DataOperacji>2025-03-01</DataOperacji><DataKsiegowania>2025-03-01</DataKsiegowania></Dziennik>
<KontoZapis><NrZapisu>7</NrZapisu><KodKontaWinien>130</KodKontaWinien><KwotaWinien>50.00</KwotaWinien><KodKontaMa>700</KodKontaMa><KwotaMa>50.00</KwotaMa></KontoZapis></JPK>`;

const tally = (header: string, message: string) => `<ENVELOPE>${header}<BODY>
<TALLYMESSAGE><VOUCHER><DATE>20250403</DATE><VOUCHERTYPENAME>Payment</VOUCHERTYPENAME><VOUCHERNUMBER>1</VOUCHERNUMBER>
<ALLLEDGERENTRIES.LIST><LEDGERNAME>Rent</LEDGERNAME><AMOUNT>-50.00</AMOUNT></ALLLEDGERENTRIES.LIST>
<ALLLEDGERENTRIES.LIST><LEDGERNAME>Bank</LEDGERNAME><AMOUNT>50.00</AMOUNT></ALLLEDGERENTRIES.LIST>
</VOUCHER></TALLYMESSAGE>${message}</BODY></ENVELOPE>`;

/** A GnuCash book with this slot of its business, and a slot of the same name on its transaction. */
function gnucashOf(company: string): string {
  const option = (value: string) =>
    `<slot><slot:key>options</slot:key><slot:value type="frame"><slot><slot:key>Business</slot:key><slot:value type="frame">
<slot><slot:key>Company Name</slot:key><slot:value type="string">${value}</slot:value></slot>
<slot><slot:key>Company ID</slot:key><slot:value type="string">77</slot:value></slot></slot:value></slot></slot:value></slot>`;
  const book = gunzipSync(gnucash()).toString();
  return book
    .replace("<gnc:book>", `<gnc:book><book:slots>${option(company)}</book:slots>`)
    .replace("</gnc:transaction>", `<trn:slots>${option("Buyer")}</trn:slots></gnc:transaction>`)
    .replace("<gnc-v2 ", '<gnc-v2 xmlns:book="b" xmlns:slot="o" ');
}

const listing = (...titles: readonly string[]) =>
  [
    ...titles,
    "Date,Number,Account,Name,Debit,Credit",
    "2025-03-01,1,1200,Bank,50.00,",
    "2025-03-01,1,4000,Sales,,50.00",
  ].join("\n");

async function nameIn(...files: readonly string[]) {
  const sources = files.map((text, at) =>
    sourceOf(Buffer.from(text), `${at}.${extensionOf(text)}`),
  );
  const read = await readLedger(sources, firstLedger);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.ledger.origin?.entityName;
}

function extensionOf(text: string): string {
  if (text.startsWith("<")) return "xml";
  return text.startsWith("#") ? "se" : "csv";
}

test.each([
  ["SIE 4", sie("Hamn AB"), "Hamn AB"],
  ["SIE 5", sie5, "Hamn AB"],
  ["SAF-T of the OECD", saft("<Company><Name> Harbour Ltd </Name></Company>"), "Harbour Ltd"],
  ["SAF-T of Portugal", saft("<CompanyName>Porto Lda</CompanyName>"), "Porto Lda"],
  ["XAF 2", xaf("<companyName>Haven BV</companyName>", ""), "Haven BV"],
  ["XAF 3", xaf("", "<companyName>Haven BV</companyName>"), "Haven BV"],
  ["JPK", jpk, "Port Sp. z o.o."],
  [
    "Tally, as it was asked for",
    tally(
      "<STATICVARIABLES><SVCURRENTCOMPANY>Hafen &amp; Co</SVCURRENTCOMPANY></STATICVARIABLES>",
      "",
    ),
    "Hafen & Co",
  ],
  [
    "Tally, as its vouchers come",
    tally(
      "<STATICVARIABLES><SVCURRENTCOMPANY>##SVCurrentCompany</SVCURRENTCOMPANY></STATICVARIABLES>",
      "<TALLYMESSAGE><COMPANY><REMOTECMPINFO.LIST><NAME>1f-2</NAME><REMOTECMPNAME>Port Traders</REMOTECMPNAME></REMOTECMPINFO.LIST></COMPANY></TALLYMESSAGE>",
    ),
    "Port Traders",
  ],
  ["GnuCash", gnucashOf("Harbour Books"), "Harbour Books"],
  ["a report by its titles", listing("Harbour Books", "General Ledger", "2025"), "Harbour Books"],
])("%s says whose books it holds", async (_, file, name) => {
  expect(await nameIn(file)).toBe(name);
});

test("what is empty names nobody, nor do files that differ", async () => {
  expect(await nameIn(sie(" "))).toBeUndefined();
  expect(await nameIn(gnucashOf(""))).toBeUndefined();
  expect(await nameIn(listing("General Ledger", "All accounts"))).toBeUndefined();
  expect(await nameIn(sie("Hamn AB"), sie("Hamn AB", "20250401"))).toBe("Hamn AB");
  const others = [sie("Hamn AB"), sie("Other AB", "20250401"), sie("Hamn AB", "20250501")];
  expect(await nameIn(...others)).toBeUndefined();
});
