import { expect, test } from "vitest";
import { firstLedger } from "../../core/testing/firstLedger.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

type Line = readonly [account: string, side: "debit" | "credit", amount: string];

const choices = { ...firstLedger, currency: "EUR" };

async function messagesOf(content: string, acceptDifferences = false): Promise<string[]> {
  const source = sourceOf(Buffer.from(content), "audit.xml");
  const read = await readLedger([source], { ...choices, acceptDifferences });
  if (!read.ok) return read.problems.map(({ message }) => message);
  return (read.value.ledger.origin?.differences ?? []).map(({ message }) => message);
}

const LINES: readonly Line[] = [
  ["1000", "debit", "120.00"],
  ["3000", "credit", "100.00"],
  ["2700", "credit", "20.00"],
];

type Totals = { debits: string; credits: string };

function saft({ debits, credits }: Totals, lines = LINES): string {
  const written = lines.map(([account, side, amount]) => {
    const name = side === "debit" ? "DebitAmount" : "CreditAmount";
    return `<Line><AccountID>${account}</AccountID><${name}><Amount>${amount}</Amount></${name}></Line>`;
  });
  return `<AuditFile xmlns="urn:StandardAuditFile-Taxation-Financial:NO"><Header><SelectionCriteria><SelectionStartDate>2025-01-01</SelectionStartDate><SelectionEndDate>2025-12-31</SelectionEndDate></SelectionCriteria></Header><GeneralLedgerEntries><NumberOfEntries>1</NumberOfEntries><TotalDebit>${debits}</TotalDebit><TotalCredit>${credits}</TotalCredit><Journal><JournalID>GL</JournalID><Transaction><TransactionID>1</TransactionID><TransactionDate>2025-03-01</TransactionDate>${written.join("")}</Transaction></Journal></GeneralLedgerEntries></AuditFile>`;
}

function xaf({ debits, credits }: Totals, lines = LINES): string {
  const written = lines.map(
    ([account, side, amount]) =>
      `<trLine><accID>${account}</accID><amnt>${amount}</amnt><amntTp>${side === "debit" ? "D" : "C"}</amntTp></trLine>`,
  );
  return `<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><header><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate><curCode>EUR</curCode></header><company><transactions><linesCount>1</linesCount><totalDebit>${debits}</totalDebit><totalCredit>${credits}</totalCredit><journal><jrnID>M</jrnID><transaction><nr>1</nr><trDt>2025-03-01</trDt>${written.join("")}</transaction></journal></transactions></company></auditfile>`;
}

function jpk({ debits, credits }: Totals, lines = LINES): string {
  const written = lines.map(([account, side, amount]) => {
    const of = side === "debit" ? "Winien" : "Ma";
    return `<KontoZapis><NrZapisu>1</NrZapisu><KodKonta${of}>${account}</KodKonta${of}><Kwota${of}>${amount}</Kwota${of}></KontoZapis>`;
  });
  return `<JPK xmlns="http://jpk.mf.gov.pl/wzor/2016/03/09/03091/"><Naglowek><KodFormularza>JPK_KR</KodFormularza><DataOd>2025-01-01</DataOd><DataDo>2025-12-31</DataDo><DomyslnyKodWaluty>EUR</DomyslnyKodWaluty></Naglowek><Dziennik><NrZapisuDziennika>1</NrZapisuDziennika><DataKsiegowania>2025-03-01</DataKsiegowania></Dziennik>${written.join("")}<KontoZapisCtrl><SumaWinien>${debits}</SumaWinien><SumaMa>${credits}</SumaMa></KontoZapisCtrl></JPK>`;
}

function jpkForIncomeTax({ debits, credits }: Totals, lines = LINES): string {
  const written = lines.map(([account, side, amount]) => {
    const field = side === "debit" ? "Z_4" : "Z_7";
    return `<KontoZapis><Z_1>1</Z_1><Z_3>${account}</Z_3><${field}>${amount}</${field}></KontoZapis>`;
  });
  return `<JPK xmlns="http://jpk.mf.gov.pl/wzor/2024/09/04/09041/"><Naglowek><KodFormularza>JPK_KR_PD</KodFormularza><DataOd>2025-01-01</DataOd><DataDo>2025-12-31</DataDo><DomyslnyKodWaluty>EUR</DomyslnyKodWaluty></Naglowek><Dziennik><D_1>1</D_1><D_8>2025-03-01</D_8>${written.join("")}</Dziennik><Ctrl><C_1>1</C_1><C_4>${debits}</C_4><C_5>${credits}</C_5></Ctrl></JPK>`;
}

const formats = [
  ["SAF-T", saft],
  ["XAF", xaf],
  ["JPK_KR", jpk],
  ["JPK_KR_PD", jpkForIncomeTax],
] as const;

test.each(formats)("%s is held to the totals that it states", async (_, write) => {
  expect(await messagesOf(write({ debits: "120.00", credits: "120.00" }))).toEqual([]);
  const differing = [
    "The file states total debits of 150.00; its lines come to 120.00. It may be cut short, or changed since: export it again.",
    "The file states total credits of 150.00; its lines come to 120.00. It may be cut short, or changed since: export it again.",
  ];
  const cut = write({ debits: "150.00", credits: "150.00" });
  expect(await messagesOf(cut)).toEqual(differing);
  expect(await messagesOf(cut, true)).toEqual(differing);
});

test.each([
  ["SAF-T", saft, "NumberOfEntries"],
  ["XAF", xaf, "linesCount"],
] as const)("%s without totals is held to what it counts", async (_, write, field) => {
  const counting = (count: number) =>
    write({ debits: "", credits: "" }).replace(
      new RegExp(`<${field}>1</${field}>`),
      `<${field}>${count}</${field}>`,
    );
  expect(await messagesOf(counting(1))).toEqual([]);
  expect(await messagesOf(counting(LINES.length))).toEqual([]);
  expect(await messagesOf(counting(90))).toEqual([
    expect.stringMatching(/^The file says that it has 90 (?:entries|lines), and \d were read\./),
  ]);
});

test.each(formats)("%s may count an amount below nil on either side", async (_, write) => {
  const lines: readonly Line[] = [
    ...LINES,
    ["1000", "debit", "-5.00"],
    ["3000", "credit", "-5.00"],
  ];
  expect(await messagesOf(write({ debits: "115.00", credits: "115.00" }, lines))).toEqual([]);
  expect(await messagesOf(write({ debits: "125.00", credits: "125.00" }, lines))).toEqual([]);
  const [message] = await messagesOf(write({ debits: "119.00", credits: "119.00" }, lines));
  expect(message).toContain("states total debits of 119.00; its lines come to 125.00");
});

test("a ledger whose lines come to the totals that it states is whole by them", async () => {
  const isWhole = async (content: string) => {
    const read = await readLedger([sourceOf(Buffer.from(content), "audit.xml")], choices);
    return read.ok && read.value.ledger.origin?.isWholeByTotals === true;
  };
  expect(await isWhole(xaf({ debits: "120.00", credits: "120.00" }))).toBe(true);
  expect(await isWhole(xaf({ debits: "", credits: "" }))).toBe(false);
});

test("an opening balance of XAF is held to the totals that it states", async () => {
  const opening = (amount: string) =>
    `<openingBalance><totalDebit>70.00</totalDebit><totalCredit>70.00</totalCredit><obLine><nr>1</nr><accID>1000</accID><amnt>${amount}</amnt><amntTp>D</amntTp></obLine><obLine><nr>2</nr><accID>3000</accID><amnt>70.00</amnt><amntTp>C</amntTp></obLine></openingBalance>`;
  const whole = xaf({ debits: "120.00", credits: "120.00" });
  const openingWith = (amount: string) =>
    whole.replace("<transactions>", `${opening(amount)}<transactions>`);
  expect(await messagesOf(openingWith("70.00"))).toEqual([]);
  expect(await messagesOf(openingWith("10.00"))).toEqual([
    "The file states total opening debits of 70.00; its lines come to 10.00. It may be cut short, or changed since: export it again.",
  ]);
});
