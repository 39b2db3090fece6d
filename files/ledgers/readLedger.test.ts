import { gunzipSync, gzipSync } from "node:zlib";
import { formatMinor, type GeneralLedger, prepareStatement, sum } from "@tieout/core";
import { describe, expect, test } from "vitest";
import { plainInput } from "../../core/testing/statementInputs.ts";
import {
  accounts,
  bookLines,
  closings,
  compact,
  entries,
  nameOf,
  withComma,
} from "../testing/ledgerBooks.ts";
import { accountReports } from "../testing/reports/accountReports.ts";
import { flatReports } from "../testing/reports/flatReports.ts";
import { journalReports } from "../testing/reports/journalReports.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

type Choices = Parameters<typeof readLedger>[1];
const choices: Choices = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "GBP",
};

async function read(content: string | Uint8Array, chosen: Partial<Choices> = {}) {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return readLedger([sourceOf(bytes, "ledger")], { ...choices, ...chosen });
}

async function ledgerOf(content: string | Uint8Array): Promise<GeneralLedger> {
  const result = await read(content);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value.ledger;
}

async function refusal(content: string | Uint8Array): Promise<string> {
  const result = await read(content);
  if (result.ok) throw new Error("it was read");
  return result.problems.map(({ message }) => message).join("\n");
}

/** What an account holds at the end, by code or by name. */
function closingOf(ledger: GeneralLedger, code: string, name: string): string {
  const account = ledger.accounts.find((item) => {
    // MYOB has the class before a number, ERPNext the company behind a name
    return (
      [code, `${code[0]}-${code}`].includes(item.code) ||
      (name !== "" && item.name.startsWith(name))
    );
  });
  const moved = ledger.movements?.get(account?.code ?? "") ?? 0n;
  return formatMinor((account?.opening ?? 0n) + moved, 2);
}

test("a cell in which a program wrote that it has no value is a blank one", async () => {
  const text = `Date,Entry,Account,Description,Debit,Credit,Party,Document
    2025-01-05,1,Bank,None,100.00,nan,nan,nan
    2025-01-05,1,Capital,None,nan,100.00,nan,nan
    2025-02-05,2,Bank,Sale,50.00,nan,nan,nan
    2025-02-05,2,Sales,Sale,nan,50.00,nan,nan`;
  const ledger = await ledgerOf(text.replace(/^ +/gm, ""));
  const lines = [...ledger.entries].flatMap((entry) => [...entry.lines]);
  expect(lines.map(({ amount }) => amount)).toEqual([10000n, -10000n, 5000n, -5000n]);
  expect(lines.every(({ party, document }) => party === null && document === null)).toBe(true);
});

test("a textbook journal names the account to debit or to credit in a column of its own", async () => {
  const text = `,Date,P/R,Debit Account,Credit Account,Debit,Credit,Description
    0,Mar 03,101,Cash,,900,,
    1,,301,,"A. Lee, Capital",,900,
    2,,,,,,,To record the investment
    3,,,,,,,
    4,Mar 09,110,Equipment,,250,,
    5,,101,,Cash,,100,
    6,,201,,Notes Payable,,150,
    7,,,,,,,To record a purchase`;
  const result = await read(text.replace(/^ +/gm, ""), {
    period: { start: "2025-03-01", end: "2025-03-31" },
    isFirstPeriod: true,
  });
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const { ledger } = result.value;
  expect([...ledger.entries].map(({ date, lines }) => [date, lines.length])).toEqual([
    ["2025-03-03", 2],
    ["2025-03-09", 3],
  ]);
  expect(closingOf(ledger, "Cash", "Cash")).toBe("800.00");
});

test("dates without a year ask for the period of the books", async () => {
  const text = "Date,Account,Debit,Credit\nMar 03,Cash,9,\nMar 03,Capital,,9";
  expect(await refusal(text)).toContain('"Mar 03" has no year. Set the period');
});

test("a ledger whose amounts all stand on one side is told so, under a code of the program's own", async () => {
  const text =
    "GLID,Date,Description,Amount\n1000,2025-01-05,Receipt,500\n1200,2025-01-09,Invoice,250\n5000,2025-01-10,Rent,100";
  expect(await refusal(text)).toContain("the file has one side of them alone");
});

const DELIMITED =
  "Entry No,Date,Account Code,Account Name,Debit,Credit,Description,Party,Document No";

function flat(rows = bookLines()): string {
  const opening = accounts
    .filter(([, , balance]) => balance !== "0.00")
    .map(([code, name, balance]) => {
      const [debit, credit] = balance.startsWith("-") ? ["", balance.slice(1)] : [balance, ""];
      return `0,2025-01-01,${code},${name},${debit},${credit},Opening balance,,`;
    });
  const lines = rows.map((line) =>
    [
      ...[line.number, line.date, line.account, line.name],
      ...(line.isDebit ? [line.amount, ""] : ["", line.amount]),
      ...[line.text, line.party, line.document],
    ].join(","),
  );
  return [DELIMITED, ...opening, ...lines].join("\n");
}

function withMark(): string {
  const opening = accounts.map(([code, name, balance]) => {
    const side = balance.startsWith("-") ? "H" : "S";
    return `0;01.01.2025;${code};${name};${withComma(balance.replace("-", ""))};${side};Saldovortrag`;
  });
  const lines = bookLines().map((line) => {
    const [year, month, day] = line.date.split("-");
    const side = line.isDebit ? "S" : "H";
    return `${line.number};${day}.${month}.${year};${line.account};${line.name};${withComma(line.amount)};${side};${line.text}`;
  });
  return [
    "Buchungsnummer;Buchungsdatum;Konto;Kontobezeichnung;Betrag;Soll/Haben;Buchungstext",
    ...opening,
    ...lines,
  ].join("\r\n");
}

function hledger(): string {
  const cells = (values: readonly string[]) => values.map((value) => `"${value}"`).join(",");
  const opening = accounts.map(([, name, balance]) =>
    cells([
      "1",
      "2024-12-31",
      "",
      "",
      "",
      "Opening Balances",
      "",
      name,
      balance,
      "£",
      "",
      "",
      "",
      "",
    ]),
  );
  const lines = bookLines().map((line) =>
    cells([
      ...[
        String(line.number + 1),
        line.date,
        "",
        "",
        "",
        line.text,
        "",
        line.name,
        line.signed,
        "£",
      ],
      ...(line.isDebit ? ["", line.amount] : [line.amount, ""]),
      ...["", ""],
    ]),
  );
  const heading =
    "txnidx,date,date2,status,code,description,comment,account,amount,commodity,credit,debit,posting-status,posting-comment";
  return [heading, ...opening, ...lines].join("\n");
}

function fec(numbered = true, separator = "\t"): string {
  const heading =
    "JournalCode|JournalLib|EcritureNum|EcritureDate|CompteNum|CompteLib|CompAuxNum|CompAuxLib|PieceRef|PieceDate|EcritureLib|Debit|Credit|EcritureLet|DateLet|ValidDate|Montantdevise|Idevise";
  const row = (
    journal: string,
    number: string,
    date: string,
    account: string,
    name: string,
    piece: string,
    text: string,
    signed: string,
  ) => {
    const [debit, credit] = signed.startsWith("-") ? ["0,00", signed.slice(1)] : [signed, "0,00"];
    return [
      journal,
      `${journal} `,
      number,
      date,
      account,
      name,
      "",
      "",
      piece,
      date,
      text,
      withComma(debit ?? ""),
      withComma(credit ?? ""),
      "",
      "",
      date,
      "",
      "",
    ].join("|");
  };
  const opening = accounts.map(([code, name, balance]) =>
    row("AN", numbered ? "1" : "0", "20250101", code, name, "AN", "A nouveau", balance),
  );
  const lines = bookLines().map((line) =>
    row(
      "OD",
      numbered ? String(line.number + 1) : "0",
      compact(line.date),
      line.account,
      line.name,
      `P${line.number}`,
      line.text,
      line.signed,
    ),
  );
  return [heading, ...opening, ...lines].join("\r\n").replaceAll("|", separator);
}

function reportRows(isOwnSign: boolean): string {
  const isCredit = (code: string) => ["2000", "3000", "4000"].includes(code);
  const blocks = accounts.flatMap(([code, name, opening]) => {
    const sign = (amount: string) => {
      const turned = isOwnSign && isCredit(code) ? `-${amount}`.replace("--", "") : amount;
      return turned.replace(/^-(0\.00)$/, "$1");
    };
    const lines = bookLines()
      .filter(({ account }) => account === code)
      .map((line) => {
        const amounts = isOwnSign
          ? [sign(line.signed)]
          : line.isDebit
            ? [line.amount, ""]
            : ["", line.amount];
        return [
          "",
          line.isDebit ? "Receipt" : "Receipt",
          line.date,
          String(line.number),
          line.party,
          line.text,
          ...amounts,
          "",
        ].join(",");
      });
    const blank = isOwnSign ? "" : ",";
    return [`${name},,,,,,${blank},${sign(opening)}`, ...lines, `Total ${name},,,,,,${blank},`];
  });
  const heading = `,Type,Date,Num,Name,Memo,${isOwnSign ? "Amount" : "Debit,Credit"},Balance`;
  return ["Harbour Lane Ceramics", "General Ledger", heading, ...blocks].join("\n");
}

function runningBalance(): string {
  const blocks = accounts.flatMap(([code, name, opening]) => {
    const lines = bookLines().filter(({ account }) => account === code);
    return [
      `${code} ${name},01/01/2025,,,,,${opening}`,
      ...lines.map((line) => {
        const [year, month, day] = line.date.split("-");
        const sides = line.isDebit ? [line.amount, ""] : ["", line.amount];
        return [
          `${code} ${name}`,
          `${day}/${month}/${year}`,
          `J${line.number}`,
          line.text,
          ...sides,
          "1.00",
        ].join(",");
      }),
    ];
  });
  return ["Account,Date,Batch,Description,Debit,Credit,Balance", ...blocks].join("\n");
}

function saft(isSplit: boolean): string {
  const masters = accounts.map(([code, name, opening], at) => {
    const balance = (end: string, amount: string) =>
      amount.startsWith("-")
        ? `<${end}CreditBalance>${amount.slice(1)}</${end}CreditBalance>`
        : `<${end}DebitBalance>${amount}</${end}DebitBalance>`;
    return `<n:Account><n:AccountID>${code}</n:AccountID><n:AccountDescription>${name}</n:AccountDescription>${balance("Opening", opening)}${balance("Closing", closings[at] ?? "")}</n:Account>`;
  });
  const transactions = entries.map((item) => {
    const line = (account: string, side: "Debit" | "Credit") => {
      const element = isSplit ? `${side}Line` : "n:Line";
      const amount = isSplit ? item.amount : `<n:Amount>${item.amount}</n:Amount>`;
      return `<${element}><RecordID>1</RecordID><AccountID>${account}</AccountID><SourceDocumentID>${item.document}</SourceDocumentID><Description>${item.text} &amp; more</Description><${side}Amount>${amount}</${side}Amount></${element}>`;
    };
    const lines = line(item.debit, "Debit") + line(item.credit, "Credit");
    return `<Transaction><TransactionID>T${item.number}</TransactionID><TransactionDate>${item.date}</TransactionDate>${isSplit ? `<Lines>${lines}</Lines>` : lines}</Transaction>`;
  });
  return `\ufeff<?xml version="1.0" encoding="UTF-8"?><n:AuditFile xmlns:n="urn:x"><Header><DefaultCurrencyCode>NOK</DefaultCurrencyCode><SelectionCriteria><PeriodStart>1</PeriodStart><PeriodStartYear>2025</PeriodStartYear><PeriodEnd>12</PeriodEnd><PeriodEndYear>2025</PeriodEndYear></SelectionCriteria></Header><MasterFiles><GeneralLedgerAccounts>${masters.join("")}</GeneralLedgerAccounts></MasterFiles><GeneralLedgerEntries><Journal><JournalID>GL</JournalID>${transactions.join("")}</Journal></GeneralLedgerEntries></n:AuditFile>`;
}

function xaf(): string {
  const ledger = accounts.map(
    ([code, name]) =>
      `<ledgerAccount><accID>${code}</accID><accDesc>${name}</accDesc><accTp>B</accTp></ledgerAccount>`,
  );
  const opening = accounts.map(
    ([code, , balance], at) =>
      `<obLine><nr>${at}</nr><accID>${code}</accID><amnt>${balance.replace("-", "")}</amnt><amntTp>${balance.startsWith("-") ? "C" : "D"}</amntTp></obLine>`,
  );
  const transactions = entries.map((item) => {
    const line = (account: string, side: string) =>
      `<trLine><nr>1</nr><accID>${account}</accID><effDate>${item.date}</effDate><desc>${item.text}</desc><amnt>${item.amount}</amnt><amntTp>${side}</amntTp></trLine>`;
    return `<transaction><nr>${item.number}</nr><trDt>${item.date}</trDt>${line(item.debit, "D")}${line(item.credit, "C")}</transaction>`;
  });
  return `<?xml version="1.0"?><auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><header><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate><curCode>EUR</curCode></header><company><generalLedger>${ledger.join("")}</generalLedger><openingBalance>${opening.join("")}</openingBalance><transactions><journal><jrnID>M</jrnID>${transactions.join("")}</journal></transactions></company></auditfile>`;
}

function sie(name = nameOf): string {
  const konto = accounts.map(([code]) => `#KONTO ${code} "${name(code)}"`);
  const balances = accounts.flatMap(([code, , opening], at) =>
    Number(code) < 4000
      ? [`#IB 0 ${code} ${opening}`, `#UB 0 ${code} ${closings[at]}`]
      : [`#RES 0 ${code} ${closings[at]}`],
  );
  const vouchers = entries.map((item) =>
    [
      `#VER A ${item.number} ${compact(item.date)} "${item.text} \\"now\\""`,
      "{",
      `#TRANS ${item.debit} {1 "10"} ${item.amount}`,
      `#RTRANS ${item.credit} {} -${item.amount}`,
      `#TRANS ${item.credit} {} -${item.amount}`,
      "}",
    ].join("\r\n"),
  );
  return [
    "#FLAGGA 0",
    "#FORMAT PC8",
    "#SIETYP 4",
    "#RAR 0 20250101 20251231",
    "#RAR -1 20240101 20241231",
    "#IB -1 1000 1.00",
    ...konto,
    ...balances,
    ...vouchers,
  ].join("\r\n");
}

function gnucash(): Uint8Array {
  const book = accounts.map(
    ([code, name]) =>
      `<gnc:account><act:name>${name}</act:name><act:id>id${code}</act:id><act:type>ASSET</act:type><act:code>${code}</act:code></gnc:account>`,
  );
  const split = (code: string, amount: string) =>
    `<trn:split><split:id>s</split:id><split:value>${amount.replace(".", "")}/100</split:value><split:account>id${code}</split:account></trn:split>`;
  const transaction = (id: string, date: string, text: string, splits: string) =>
    `<gnc:transaction><trn:id>${id}</trn:id><trn:currency><cmdty:id>GBP</cmdty:id></trn:currency><trn:date-posted><ts:date>${date} 00:00:00 +0000</ts:date></trn:date-posted><trn:description>${text}</trn:description><trn:splits>${splits}</trn:splits></gnc:transaction>`;
  const opening = transaction(
    "o",
    "2025-01-01",
    "Opening balances",
    accounts.map(([code, , balance]) => split(code, balance)).join(""),
  );
  const all = entries.map((item) =>
    transaction(
      `t${item.number}`,
      item.date,
      item.text,
      split(item.debit, item.amount) + split(item.credit, `-${item.amount}`),
    ),
  );
  const xml = `<?xml version="1.0"?><gnc-v2 xmlns:gnc="g" xmlns:act="a" xmlns:trn="t" xmlns:split="s" xmlns:ts="x" xmlns:cmdty="c"><gnc:book>${book.join("")}${opening}${all.join("")}<gnc:template-transactions>${all.join("")}</gnc:template-transactions></gnc:book></gnc-v2>`;
  return gzipSync(xml);
}

function jpk(): string {
  const balances = accounts.map(([code, name, balance]) => {
    const [debit, credit] = balance.startsWith("-")
      ? ["0.00", balance.slice(1)]
      : [balance, "0.00"];
    return `<ZOiS><KodKonta>${code}</KodKonta><OpisKonta>${name}</OpisKonta><BilansOtwarciaWinien>${debit}</BilansOtwarciaWinien><BilansOtwarciaMa>${credit}</BilansOtwarciaMa></ZOiS>`;
  });
  const journal = entries.map(
    (item) =>
      `<Dziennik><NrZapisuDziennika>${item.number}</NrZapisuDziennika><DataKsiegowania>${item.date}</DataKsiegowania><OpisOperacji>${item.text}</OpisOperacji></Dziennik>`,
  );
  const postings = entries.map(
    (item) =>
      `<KontoZapis><NrZapisu>${item.number}</NrZapisu><KodKontaWinien>${item.debit}</KodKontaWinien><KwotaWinien>${item.amount}</KwotaWinien><KodKontaMa>${item.credit}</KodKontaMa><KwotaMa>${item.amount}</KwotaMa></KontoZapis>`,
  );
  return `<?xml version="1.0"?><JPK><Naglowek><DataOd>2025-01-01</DataOd><DataDo>2025-12-31</DataDo><DomyslnyKodWaluty>PLN</DomyslnyKodWaluty></Naglowek>${balances.join("")}${journal.join("")}${postings.join("")}</JPK>`;
}

function jpkForIncomeTax(): string {
  const balances = accounts.map(([code, name, balance]) => {
    const [debit, credit] = balance.startsWith("-")
      ? ["0.00", balance.slice(1)]
      : [balance, "0.00"];
    return `<ZOiS7><S_1>${code}</S_1><S_2>${name}</S_2><S_3>${code}</S_3><S_4>${debit}</S_4><S_5>${credit}</S_5></ZOiS7>`;
  });
  const journal = entries.map(
    (item) =>
      `<Dziennik><D_1>${item.number}</D_1><D_2>Main</D_2><D_6>${item.date}</D_6><D_8>${item.date}</D_8><D_10>${item.text}</D_10><D_11>${item.amount}</D_11><KontoZapis><Z_1>1</Z_1><Z_2>a</Z_2><Z_3>${item.debit}</Z_3><Z_4>${item.amount}</Z_4></KontoZapis><KontoZapis><Z_1>2</Z_1><Z_2>b</Z_2><Z_3>${item.credit}</Z_3><Z_7>${item.amount}</Z_7></KontoZapis></Dziennik>`,
  );
  return `<?xml version="1.0"?><JPK><Naglowek><DataOd>2025-01-01</DataOd><DataDo>2025-12-31</DataDo><DomyslnyKodWaluty>PLN</DomyslnyKodWaluty></Naglowek><ZOiS>${balances.join("")}</ZOiS>${journal.join("")}</JPK>`;
}

function contra(): string {
  const opening = accounts
    .filter(([, , balance]) => balance !== "0.00" && !balance.startsWith("-"))
    .map(([code, , balance]) => `01/01/2025,Opening balance,${code},3000,${balance}`);
  const lines = entries.map(
    (item) => `${item.date},${item.text},${item.debit},${item.credit},${item.amount}`,
  );
  return ["Date,Text,Account,Contra account,Amount", ...opening, ...lines]
    .join("\n")
    .replaceAll("01/01/2025", "2025-01-01");
}

function xeroJournals(): string {
  const journal = (
    number: number,
    date: string,
    lines: readonly (readonly [string, string])[],
  ) => ({
    JournalID: `id-${number}`,
    JournalDate: `/Date(${Date.parse(date)}+0000)/`,
    JournalNumber: number,
    SourceType: number === 0 ? "OPENING BALANCE" : "MANJOURNAL",
    JournalLines: lines.map(([code, amount]) => ({
      AccountCode: code,
      AccountName: nameOf(code),
      NetAmount: Number(amount),
      Description: number === 0 ? "Opening balance" : "",
      TrackingCategories: [],
    })),
  });
  const opening = journal(
    0,
    "2025-01-01",
    accounts.map(([code, , balance]) => [code, balance] as const),
  );
  const all = entries.map((item) =>
    journal(item.number, item.date, [
      [item.debit, item.amount],
      [item.credit, `-${item.amount}`],
    ]),
  );
  return JSON.stringify({ Id: "x", Journals: [opening, ...all] });
}

function odooLines(): string {
  const line = (move: string, date: string, code: string, balance: string, name: string) => ({
    date,
    move_id: [1, move],
    account_id: [7, `${code} ${nameOf(code)}`],
    debit: balance.startsWith("-") ? 0 : Number(balance),
    credit: balance.startsWith("-") ? Number(balance.slice(1)) : 0,
    name,
    partner_id: false,
  });
  const opening = accounts.map(([code, , balance]) =>
    line("OPEN/1", "2025-01-01", code, balance, "Opening balance"),
  );
  const all = bookLines().map((item) =>
    line(`M/${item.number}`, item.date, item.account, item.signed, item.text),
  );
  return JSON.stringify([...opening, ...all]);
}

const layouts: readonly (readonly [string, () => string | Uint8Array])[] = [
  [
    "a flat table, the account's lines apart",
    () => flat([...bookLines()].sort((one, other) => one.account.localeCompare(other.account))),
  ],
  ["a flat table", flat],
  ["one amount with its side, decimal comma", withMark],
  ["hledger print", hledger],
  ["FEC", fec],
  ["FEC with number 0 on every line, bars", () => fec(false, "|")],
  ["a report by account", () => reportRows(false)],
  ["a report by account, each in its own sign", () => reportRows(true)],
  ["a listing with a running balance", runningBalance],
  ["SAF-T, one element a line", () => saft(false)],
  ["SAF-T, an element a side", () => saft(true)],
  ["XAF", xaf],
  ["SIE 4", sie],
  ["GnuCash, compressed", gnucash],
  ["JPK_KR", jpk],
  ["JPK_KR_PD", jpkForIncomeTax],
  ["account and contra account", contra],
  ["the Journals API of Xero", xeroJournals],
  ["journal items of Odoo", odooLines],
  ["UTF-16", () => Buffer.from(`\ufeff${flat()}`, "utf16le")],
  ...flatReports,
  ...accountReports,
  ...journalReports,
];

describe("one company's books in every layout", () => {
  test.each(layouts)("%s leads to the same balances and entries", async (_name, write) => {
    const ledger = await ledgerOf(write());
    expect(accounts.map(([code, name]) => closingOf(ledger, code, name))).toEqual(closings);
    const found = [...ledger.entries];
    expect(found.map(({ date }) => date)).toEqual(entries.map(({ date }) => date));
    for (const { lines } of found)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
    expect(ledger.origin?.openings).toBe("stated");
    expect(new Set(found.map(({ number }) => number)).size).toBe(entries.length);
  });
});

test("NA, which R writes for what is missing, is a blank in numbers, days and amounts", async () => {
  const ledger = await ledgerOf(`account,subaccount,date,num,split,debit,credit,balance
Bank,Bank,NA,NA,NA,0,0,500
Bank,Bank,2025-01-02,7,Rent,NA,100,400
Bank,Bank,2025-01-03,NA,-SPLIT-,30,NA,430
Total Bank,Total Bank,NA,NA,NA,30,100,430
Equity,Equity,NA,NA,NA,0,0,-500
Costs,Costs,NA,NA,NA,0,0,0
Costs,Rent,NA,NA,NA,0,0,0
Costs,Rent,2025-01-02,7,Bank,100,0,100
Costs,Total Rent,NA,NA,NA,100,0,100
Costs,Refunds,2025-01-03,NA,Bank,0,30,-30
Total Costs,Total Costs,NA,NA,NA,100,30,70`);
  expect([...ledger.entries].map(({ lines }) => lines.length)).toEqual([2, 2]);
  const names = ["Bank", "Equity", "Costs:Rent", "Costs:Refunds"];
  const balances = names.map((name) => closingOf(ledger, name, name));
  expect(balances).toEqual(["430.00", "-500.00", "100.00", "-30.00"]);
});

test.each([...accountReports, ...journalReports])(
  "%s that lacks a row or a date is refused, right, or says so",
  async (_name, write) => {
    const rows = write().split("\n");
    const damaged = rows.flatMap((row, at) => {
      if (at % 4 !== 1) return []; // enough of them to meet each kind of row
      const undated = row.replace(/"[^"]*\b(?:20)?25"|"2025-[^"]*"/, '""');
      return [rows.toSpliced(at, 1), ...(undated === row ? [] : [rows.with(at, undated)])];
    });
    const days = entries.map(({ date }) => date);
    for (const changed of damaged) {
      const result = await read(changed.join("\n"));
      if (!result.ok || result.value.warnings.length > 0) continue;
      const { ledger } = result.value;
      const found = accounts.map(([code, name]) => closingOf(ledger, code, name));
      const dates = [...ledger.entries].map(({ date }) => date);
      expect([changed.length, found, dates]).toEqual([changed.length, closings, days]);
    }
  },
);

test("a ledger alone makes a statement that ties out, with its roll-forward", async () => {
  const generalLedger = await ledgerOf(flat());
  const prepared = prepareStatement({
    ...plainInput,
    rows: {},
    generalLedger,
    mappings: new Map(),
    period: generalLedger.period,
  });
  if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join());
  const { statements, tiesOut, rollForward } = prepared.value;
  expect(tiesOut).toBe(true);
  expect(statements.direct.totals).toMatchObject({
    cashAtBeginning: "10000.00",
    cashAtEnd: "10400.25",
    netChange: "400.25",
  });
  expect(rollForward?.find(({ account }) => account === "1000")).toMatchObject({
    opening: "10000.00",
    entries: "400.25",
    closing: "10400.25",
    difference: "0.00",
  });
});

test("the letters of a SIE file tell code page 437 from ISO 8859-1, whatever it declares", async () => {
  const name = (code: string) => (code === "1000" ? "Företagskonto åäö" : nameOf(code));
  const pc8 = Buffer.from(sie(name), "latin1").map(
    (byte) => ({ 246: 0x94, 229: 0x86, 228: 0x84 })[byte] ?? byte,
  );
  for (const bytes of [pc8, Buffer.from(sie(name), "latin1"), Buffer.from(sie(name))]) {
    const { accounts: found } = await ledgerOf(bytes);
    expect(found.find(({ code }) => code === "1000")?.name).toBe("Företagskonto åäö");
  }
});

test.each([
  ["ISO 8859-15 by an œ within words", "Main d'\xbduvre", "Main d'œuvre"],
  ["ISO 8859-15 by a š within words", "Fran\xe7ois Ne\xa8i\xe6", "François Nešiæ"],
  ["ISO 8859-15 by the euro at an amount", "Caf\xe9, 12 \xa4 cash 3\xa4", "Café, 12 € cash 3€"],
  ["Windows-1252 by a letter of its own", "C\x9cur, 1\xbduvre", "Cœur, 1½uvre"],
  ["Windows-1252 where only signs occur", "Men\xb4s caf\xe9 2\xbdkg", "Men´s café 2½kg"],
])("a text that is not UTF-8 is %s", async (_name, written, expected) => {
  const bytes = Buffer.from(flat().replaceAll("Cash at bank", `"${written}"`), "latin1");
  const { accounts: found } = await ledgerOf(bytes);
  expect(found.find(({ code }) => code === "1000")?.name).toBe(expected);
});

test("letters that were lost before the file came here are said once", async () => {
  const lost = sie((code) => (Number(code) < 2000 ? "F\ufffdretagskonto" : nameOf(code)));
  const found = await read(lost);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  const first = lost.split("\r\n").findIndex((line) => line.includes("\ufffd")) + 1;
  const count = accounts.filter(([code]) => Number(code) < 2000).length;
  const said = found.value.warnings.filter(({ code }) => code === "ledger_letters_lost");
  expect(said.map(({ message }) => message.match(/\d+/g))).toEqual([[`${count}`, `${first}`]]);
});

describe("what speaks against a ledger is named", () => {
  test("an entry that does not balance: its number, date and difference", async () => {
    const message = await refusal(
      flat().replace(
        "3,2025-03-05,1000,Cash at bank,,700.00",
        "3,2025-03-05,1000,Cash at bank,,690.00",
      ),
    );
    expect(message).toContain(
      "entry 3 of 5 Mar 2025 does not balance: debits less credits are 10.00",
    );
  });
  test("it may be taken all the same, and stands among the differences", async () => {
    const damaged = flat().replace(
      "3,2025-03-05,1000,Cash at bank,,700.00",
      "3,2025-03-05,1000,Cash at bank,,690.00",
    );
    const result = await read(damaged, { acceptDifferences: true });
    if (!result.ok) throw new Error("refused");
    expect(result.value.ledger.origin?.differences).toHaveLength(1);
    expect([...result.value.ledger.entries].map(({ number }) => number)).not.toContain("3");
  });
  test("a closing balance that the entries do not lead to", async () => {
    expect(await refusal(sie().replace("#UB 0 1000 10400.25", "#UB 0 1000 10400.52"))).toContain(
      "Account 1000: the file prints a closing balance of 10,400.52",
    );
  });
  test("a row that names neither account nor amount is a heading, and no error", async () => {
    const headed = await ledgerOf(flat().replace("\n1,", "\n1,2025-01-01,,,,0.00,Journal,,\n1,"));
    expect(headed.origin?.entryCount).toBe((await ledgerOf(flat())).origin?.entryCount);
  });

  test("a line without an account, and one without a date", async () => {
    const message = await refusal(
      flat().replace("6000,Rent", ",").replace("5,2025-12-31,2000", "5,,2000"),
    );
    expect(message).toContain("Row 9: the line names no account");
    expect(message).toContain("Row 13: the line has no date");
  });
  test("one side of entries of several years: what is missing, and no question of years", async () => {
    const rows = [2024, 2025, 2026].flatMap((year) => [
      `G${year}1,${year}-03-01,6000,Rent,100.00`,
      `G${year}2,${year}-04-01,4000,Sales,-250.00`,
    ]);
    const list = ["Transaction ID,Date,Account Code,Account Name,Amount", ...rows].join("\n");
    expect(await refusal(list)).toContain("6 of 6 entries do not balance");
  });
  test("several years: which ones", async () => {
    expect(await refusal(flat().replaceAll("2025-12-31", "2027-02-28"))).toContain(
      "1 Jan 2025 to 31 Dec 2025, 1 Jan 2026 to 31 Dec 2026, 1 Jan 2027 to 28 Feb 2027",
    );
  });
  test("no opening balances: cash at the beginning is not known", async () => {
    const ledger = await ledgerOf(
      flat()
        .split("\n")
        .filter((row) => !row.includes("Opening"))
        .join("\n"),
    );
    expect(ledger.origin?.openings).toBe("unknown");
  });
  test("plain text journals are refused with the command that prints them", async () => {
    expect(await refusal("2025-01-01 * Rent\n    Expenses:Rent  10\n    Assets:Cash\n")).toContain(
      "hledger print -O csv",
    );
  });
  test("beancount's own are refused with its query, whose columns are read", async () => {
    const refused = await refusal('2025-01-01 open Assets:Cash\n2025-01-02 * "Rent"\n');
    const [, query = ""] = /SELECT (.*)'/.exec(refused) ?? [];
    const columns = query.split(", ").map((column) => column.split(" ").at(-1));
    expect(columns).toEqual(["entry", "date", "description", "account", "amount", "commodity"]);
    const printed = [
      columns.join(","),
      "a1,2025-01-02,Rent,Expenses:Rent,10.00,GBP",
      "a1,2025-01-02,Rent,Assets:Cash,-10.00,GBP",
    ];
    expect(closingOf(await ledgerOf(printed.join("\n")), "Assets:Cash", "")).toBe("-10.00");
  });
  test("an audit file of invoices says what is missing", async () => {
    const invoices =
      '<?xml version="1.0"?><AuditFile><Header/><SourceDocuments><SalesInvoices/></SourceDocuments></AuditFile>';
    expect(await refusal(invoices)).toContain("without general ledger entries");
  });
  test("XML with a document type, or cut off, is not read", async () => {
    expect(
      await refusal(`<?xml version="1.0"?><!DOCTYPE AuditFile [<!ENTITY a "b">]><AuditFile/>`),
    ).toContain("document type");
    expect(await refusal(saft(false).slice(0, -40))).toContain("could not be read as XML");
  });
  test("amounts written in two ways contradict each other", async () => {
    expect(await refusal(flat().replace("700.00", '"700,00"'))).toContain(
      "is written in another way",
    );
  });
});

describe("what programs write besides", () => {
  test("a closing balance that SIE tells twice, as #UB and as #RES, counts once", async () => {
    const twice = sie().replace(/^#RES 0 4000 (.*)$/m, "#RES 0 4000 $1\n#UB 0 4000 $1");
    expect(closingOf(await ledgerOf(twice), "4000", "")).toBe("-1200.50");
  });
  test("amounts of SIE are Swedish kronor where no currency is named", async () => {
    const named = sie().replace(/^#VALUTA.*\n/m, "");
    expect((await ledgerOf(named)).origin?.currency).toBe("SEK");
    expect((await ledgerOf(`#VALUTA EUR\n${named}`)).origin?.currency).toBe("EUR");
  });
  test("the type S of SIE is that of liabilities and of equity alike", async () => {
    const { accounts: found } = await ledgerOf(`${sie()}\n#KTYP 3000 S`);
    expect(found.find(({ code }) => code === "3000")?.type).toBe("Liability or equity");
  });
  test("last year's result that is in no opening balance of SIE is one where it is what they lack", async () => {
    const results = ["#RES -1 4000 -900.00", "#RES -1 5000 300.00"];
    const all = sie().replace(/^#(IB|UB) 0 3000 -14000.00/gm, "#$1 0 3000 -13400.00");
    const unposted = `${all}\n${results.join("\n")}`;
    const openings = (await ledgerOf(unposted)).accounts.map(({ opening }) => opening ?? 0n);
    expect(sum(openings)).toBe(0n);
    expect(closingOf(await ledgerOf(unposted), "2098", "")).toBe("-600.00");
    const kept = `${unposted}\n#KONTO 2098 "Förra årets resultat"\n#UB 0 2098 0.00`;
    expect(closingOf(await ledgerOf(kept), "2092", "")).toBe("-600.00");
    const other = await ledgerOf(unposted.replace("-900.00", "-901.00"));
    expect(other.accounts.some(({ code }) => code === "2098")).toBe(false);
  });
  test("the opening entry of a FEC keeps what it tells item by item", async () => {
    const [heading = "", bank = "", ...others] = fec(true).split("\r\n");
    const supplier = others.findIndex((row) => row.includes("|2000|") || row.includes("\t2000\t"));
    const told = others[supplier]?.split("\t") ?? [];
    const named = told.with(6, "PAP").with(7, "Paper").with(8, "A1").with(13, "AA").join("\t");
    const ledger = await ledgerOf([heading, bank, ...others.with(supplier, named)].join("\r\n"));
    const lines = [...(ledger.opened ?? [])].flatMap((entry) => entry.lines);
    expect(lines).toHaveLength(accounts.length);
    expect(lines.find(({ account }) => account === "2000")).toMatchObject({
      party: expect.stringContaining("P") as unknown,
      document: "A1",
      lettering: "AA",
    });
  });
  test("a FEC without numbers: what shares a piece and a day is an entry for each journal", async () => {
    const row = (journal: string, account: string, text: string, debit: string, credit: string) =>
      [journal, journal, "0", "20250131", account, text, "", "", "01/2025", "20250131"]
        .concat(text, debit, credit, "", "", "20250131", "", "")
        .join("\t");
    const [heading = "", ...opening] = fec(false)
      .split("\r\n")
      .slice(0, accounts.length + 1);
    const sale = [
      row("VE", "411000", "Clients", "120,00", "0,00"),
      row("VE", "701000", "Ventes", "0,00", "100,00"),
      row("VE", "445710", "TVA", "0,00", "20,00"),
    ];
    const settled = [
      row("OD", "445710", "TVA", "20,00", "0,00"),
      row("OD", "445510", "TVA a decaisser", "0,00", "20,00"),
    ];
    const stray = row("OD", "658000", "Divers", "0,01", "0,00");
    for (const lines of [
      [...sale, ...settled],
      [...settled, ...sale],
      [sale[0] ?? "", ...settled, ...sale.slice(1)],
      [...sale, ...settled, stray],
    ]) {
      const file = [heading, ...opening, ...lines].join("\r\n");
      const result = await read(file, { acceptDifferences: true });
      const found = result.ok ? [...result.value.ledger.entries] : [];
      expect(found.map((entry) => entry.lines.length).sort()).toEqual([2, 3]);
    }
  });
  test("the transactions of GnuCash as CSV: accounts in full, and what was reconciled is no reference", async () => {
    const rows = [
      "Date,Transaction ID,Number,Description,Notes,Commodity/Currency,Void Reason,Action,Memo,Full Account Name,Account Name,Amount With Sym,Amount Num.,Reconcile,Reconcile Date,Rate/Price",
      "02/01/25,a1,,Shares,,CURRENCY::GBP,,,,Assets:Bank,Bank,£900.00,900.00,n,,1.00",
      ",,,,,,,,,Equity:Shares,Shares,-£900.00,-900.00,n,,1.00",
      "31/01/25,b2,,Rent,,CURRENCY::GBP,,,,Expenses:Rent,Rent,£120.00,120.00,n,,1.00",
      ",,,,,,,,,Assets:Bank,Bank,-£120.00,-120.00,n,,1.00",
    ];
    const ledger = await ledgerOf(rows.join("\n"));
    expect(closingOf(ledger, "", "Assets:Bank")).toBe("780.00");
    expect(ledger.origin?.currency).toBe("GBP");
    const lines = [...ledger.entries].flatMap((entry) => entry.lines);
    expect(lines.map(({ lettering }) => lettering)).toEqual([null, null, null, null]);
    const other = rows.with(3, rows[3]?.replace("GBP", "USD") ?? "").join("\n");
    expect(await refusal(other)).toContain("GBP, USD");
  });
  test("entries whose date, number and words stand in cells of a row above them", async () => {
    const rows = [
      "Harbour Lane Ceramics",
      "All Journal Entries 03/01/2025 to 03/31/2025",
      ",,,,Account Number,Account Description,Debits,Credits",
      '03/05/2025,J1,"1204,",Quay Street',
      ",,,,1060,Bank,500.00,-",
      ",,,,3560,Share Capital,-,500.00",
      '03/20/2025,J2,"88,",Rent of March',
      ",,,,5100,Rent,120.00,-",
      ",,,,1060,Bank,-,120.00",
    ];
    const ledger = await ledgerOf(rows.join("\n"));
    expect(closingOf(ledger, "1060", "Bank")).toBe("380.00");
    expect([...ledger.entries].map(({ date }) => date)).toEqual(["2025-03-05", "2025-03-20"]);
  });
  test("a table of a database: names run together, hundreds of columns", async () => {
    const others = Array.from({ length: 400 }, (_, at) => `zz${at}`);
    const row = (...cells: string[]) => [...cells, ...others.map(() => "")].join(",");
    const rows = [
      ["accountno", "accounttitle", "batchno", "creditamount", "debitamount", "entry_date"]
        .concat(others)
        .join(","),
      row("1000", "Bank", "7", "", "250.00", "2025-03-01"),
      row("3000", "Share Capital", "7", "250.00", "", "2025-03-01"),
    ];
    expect(closingOf(await ledgerOf(rows.join("\n")), "1000", "Bank")).toBe("250.00");
    const tooWide = [...others, ...others, ...others].join(",");
    expect(await refusal(`${tooWide}\n${tooWide}`)).toContain("more than 1000 columns");
  });
  test("a quoted field of a FEC may hold its separator", async () => {
    const quoted = fec(true, "|").replace("|Rent|", '|"Rent| of the hall"|');
    expect(quoted).not.toBe(fec(true, "|"));
    expect(closingOf(await ledgerOf(quoted), "", "Rent| of the hall")).toBe("700.00");
  });
  test("a database of GnuCash is refused with the way to save it", async () => {
    expect(await refusal("SQLite format 3\0 \0\0")).toContain("Save the book as XML");
  });
  test("XAF: the reference of an account to the Referentie Grootboekschema is its type", async () => {
    const typeOf = async (reference: string, element = "leadReference") => {
      const led = `<leadDescription>Totaal vlottende activa</leadDescription><${element}>${reference}</${element}>`;
      const file = xaf().replace(/(<accID>1000.*?)(<\/ledgerAccount>)/, `$1${led}$2`);
      return (await ledgerOf(file)).accounts.find(({ code }) => code === "1000")?.type;
    };
    expect(await typeOf("BLimBanRba")).toBe("BLimBanRba");
    expect(await typeOf("BLimBanRba", "RGScode")).toBe("BLimBanRba");
    expect(await typeOf("1A")).toBe("vlottende activa");
  });
  test("XAF: an account is of the statement its kind names, where kinds are told apart", async () => {
    const typesIn = async (file: string) =>
      new Set((await ledgerOf(file)).accounts.map(({ type }) => type));
    expect(await typesIn(xaf())).toEqual(new Set([""]));
    const apart = xaf().replace(/(<accID>[4-9](?:(?!accTp).)*<accTp>)B/g, "$1P");
    expect(await typesIn(apart)).toEqual(new Set(["Balance sheet", "Profit and loss"]));
  });
  test("GnuCash: what an entry is called is no party, splits of one lot settle each other", async () => {
    const book = gunzipSync(gnucash()).toString();
    const inLots = book.replaceAll("</split:value>", "</split:value><split:lot>lot</split:lot>");
    const [entry] = (await ledgerOf(inLots)).entries;
    expect(entry?.lines.map(({ party, lettering }) => [party, lettering])).toEqual([
      [null, "lot"],
      [null, "lot"],
    ]);
  });
  test("GnuCash: its own account of what entries lack is suspense, and no bank", async () => {
    const own = (name: string) =>
      gunzipSync(gnucash())
        .toString()
        .replace(
          /<act:name>Share capital(.*?)<act:type>ASSET<\/act:type>/,
          `<act:name>${name}$1<act:type>BANK</act:type><act:commodity><cmdty:id>GBP</cmdty:id></act:commodity>`,
        );
    const namesIn = async (book: string) =>
      (await ledgerOf(book)).accounts.map(({ name, type }) => `${name}, ${type}`);
    expect(await namesIn(own("Ausgleichskonto-GBP"))).toContain("Suspense (Ausgleichskonto-GBP), ");
    expect(await namesIn(own("Reserve at the bank"))).toContain("Reserve at the bank, Bank");
  });
  test("a journal that names the account to debit and the one to credit beside one amount", async () => {
    const journal = [
      "Date,Debit,Credit,Amount,Narration",
      "2025-01-02,Bank,Share capital,900.00,Shares",
      "2025-01-31,Rent,Bank,120.00,Rent of January",
    ];
    const ledger = await ledgerOf(journal.join("\n"));
    expect(closingOf(ledger, "Bank", "Bank")).toBe("780.00");
    expect(closingOf(ledger, "Rent", "Rent")).toBe("120.00");
  });
  test("a report by account whose headings stand in the column of dates, with short names", async () => {
    const report = [
      "Date,Entry,Text,Debit,Credit,Balance",
      "0320 Pkw",
      ",,Opening balance,,,900.00",
      "2025-03-05,1,Van,500.00,,1400.00",
      "1200 Bank",
      ",,Opening balance,,,-900.00",
      "2025-03-05,1,Van,,500.00,-1400.00",
    ];
    const ledger = await ledgerOf(report.join("\n"));
    expect(closingOf(ledger, "0320", "Pkw")).toBe("1400.00");
  });
  test("a list of payments without accounts is no ledger", async () => {
    const list = ["datetime,amount,description", "2025-03-01,120.00,Rent", "2025-03-02,80.00,Fuel"];
    expect(await refusal(list.join("\n"))).toContain("name no account");
  });
  test("a chosen period that holds no entry is told beside the days of the entries", async () => {
    const period = { start: "2024-01-01", end: "2024-12-31" };
    const result = await readLedger([sourceOf(Buffer.from(flat()), "ledger")], {
      ...choices,
      period,
    });
    expect(result.ok ? "" : result.problems[0]?.message).toContain(
      "the entries run from 1 Jan 2025",
    );
  });
  test("an account's number and name in two cells, its balance with Dr or Cr behind it", async () => {
    const report = [
      "General Ledger Report",
      ",,Date,Comment,JE#,Debits,Credits,Balance",
      "1060,Bank Account,,,,,,500.00,Dr",
      ",,2025-03-05,Rent,J1,0,120.00,380.00,Dr",
      ",,,,,0,120.00",
      "3560,Share Capital,,,,,,500.00,Cr",
      "5100,Rent,,,,,,0,Dr",
      ",,2025-03-05,Rent,J1,120.00,0,120.00,Dr",
      ",,,,,120.00,0",
    ];
    const { accounts: read } = await ledgerOf(report.join("\n"));
    expect(
      read.map(({ code, name, opening }) => [code, name, formatMinor(opening ?? 0n, 2)]),
    ).toEqual([
      ["1060", "Bank Account", "500.00"],
      ["3560", "Share Capital", "-500.00"],
      ["5100", "Rent", "0.00"],
    ]);
  });
  test("a report by account whose balances and rows sum to nothing has debits positive throughout", async () => {
    const report = [
      ",,Type,Date,Num,Memo,Amount,Balance",
      "101 Checking,,,,,,,500.00",
      ",,Deposit,2025-03-05,1,Fees received,200.00,700.00",
      "Total 101 Checking,,,,,,200.00,700.00",
      "180 Zeta,,,,,,,300.00",
      "Total 180 Zeta,,,,,,0.00,300.00",
      "320 Net Assets,,,,,,,-800.00",
      "Total 320 Net Assets,,,,,,0.00,-800.00",
      "410 Omega,,,,,,,0.00",
      ",,Deposit,2025-03-05,1,Fees received,-200.00,-200.00",
      "Total 410 Omega,,,,,,-200.00,-200.00",
    ];
    const ledger = await ledgerOf(report.join("\n"));
    expect(closingOf(ledger, "101", "")).toBe("700.00");
    expect(closingOf(ledger, "180", "")).toBe("300.00");
    expect(closingOf(ledger, "410", "")).toBe("-200.00");
  });
});

test("rows of a day that share nothing but their description are an entry of their own", async () => {
  const report = [
    "Date,Source,Contact,Description,Reference,Debit,Credit,Running Balance",
    "Bank (1010)",
    "Opening Balance,,,,,500.00,0.00,500.00",
    "05 Mar 2025,Spend Money,Quay Street,Amount received,#1,195.00,0.00,695.00",
    "05 Mar 2025,Spend Money,,Amount paid,#2,0.00,120.00,575.00",
    "Receivables (1200)",
    "Opening Balance,,,,,200.00,0.00,200.00",
    "05 Mar 2025,Spend Money,Quay Street,Amount received,INV-1,0.00,200.00,0.00",
    "Payables (2000)",
    "Opening Balance,,,,,0.00,120.00,-120.00",
    "05 Mar 2025,Spend Money,Harbour Lane,Amount paid,B-7,120.00,0.00,0.00",
    "Share Capital (3000)",
    "Opening Balance,,,,,0.00,580.00,-580.00",
    "Bank Charges (6080)",
    "05 Mar 2025,Spend Money,,Amount received,#1,5.00,0.00,5.00",
  ];
  const { entries } = await ledgerOf(report.join("\n"));
  expect([...entries].map(({ lines }) => lines.length).sort()).toEqual([2, 3]);
});

test("accounts in their own sign are told by what they lower, by other entries and by opening balances", async () => {
  const account = (name: string, opening: string, ...rows: string[]) => [
    `${name},,,,,,,${opening}`,
    ...rows.map((row) => `,Journal,${row},`),
    `Total ${name},,,,,,,`,
  ];
  const apart = [
    ...account("Delta", "3000.00"), // no entry and no word: the opening balances sum to nothing
    ...account("Epsilon", "2000.00"),
    ...account("Lorry - accumulated depreciation", "-1000.00", "2025-12-31,90,,,-250.00"),
    ...account("Wear and tear", "", "2025-12-31,90,,,250.00"),
    ...account("Kappa", "0.00", "2025-06-01,91,,,5.00", "2025-06-02,92,,,5.00"),
    ...account("Bank two", "0.00", "2025-06-01,91,,,-7.00", "2025-06-02,92,,,-5.00"),
    ...account("Lambda", "0.00", "2025-06-01,91,,,7.00", "2025-06-03,93,,,1.00"),
    ...account("Sigma", "0.00", "2025-06-01,91,,,5.00"),
    ...account("Bank three", "0.00", "2025-06-03,93,,,-1.00", "2025-06-04,94,,,5.00"),
    ...account("Tau", "0.00", "2025-06-04,94,,,5.00", "2025-06-05,95,,,0.00"),
    ...account("Zero", "0.00", "2025-06-05,95,,,0.00"),
  ];
  const ledger = await ledgerOf([reportRows(true), ...apart].join("\n"));
  const names = ["Delta", "Epsilon", "Lorry", "Wear", "Kappa", "Lambda", "Sigma"];
  expect(names.map((name) => closingOf(ledger, "", name))).toEqual([
    ...["3000.00", "-2000.00", "-1250.00", "250.00", "10.00", "8.00", "-5.00"],
  ]);
});

test("accounts in their own sign that meet each other alone stand as those beside them, or as openings prove", async () => {
  const account = (name: string, opening: string, ...rows: readonly string[]) => [
    `${name},,,,,,,${opening}`,
    ...rows.map((row) => `,Journal,${row},`),
  ];
  const paid = (day: number, sign = "") => `2025-01-0${day},${day},,,${sign}${day}.00`;
  const report = [
    ",Type,Date,Number,Name,Text,Amount,Balance",
    ...account("Bank", "100.00", paid(3), paid(4), paid(5, "-"), paid(6, "-"), paid(7, "-")),
    ...account("Interest accrued", "0.00", "2025-01-31,31,,,8.00"),
    ...account("Debtors", "0.00", "2025-01-02,2,,,2.00"),
    ...account("Sole loan to a director", "60.00"), // a loan by its name, a claim by the openings
    ...account("Share capital", "160.00"),
    ...account("Sales", "", "2025-01-02,2,,,2.00", paid(3)),
    ...account("Bank interest received", "", "2025-01-31,31,,,8.00"),
    ...account("Commission income", "", paid(4)),
    ...account("Rent", "", paid(5)),
    ...account("Rates", "", paid(6)),
    ...account("Repairs", "", paid(7)),
  ];
  const ledger = await ledgerOf(report.join("\n"));
  const names = ["Interest accrued", "Bank interest received", "Sole loan to a director", "Share"];
  expect(names.map((name) => closingOf(ledger, "", name))).toEqual([
    ...["8.00", "-8.00", "60.00", "-160.00"],
  ]);
});

test("payments of a day in a report by account are kept apart by the words of their entries", async () => {
  const paid = ["Rent for March", "Rates", "Loan repaid"].map((text) => {
    return `2025-03-01,Spend,${text},`;
  });
  const ledger = await ledgerOf(
    [
      "Date,Source,Description,Reference,Debit,Credit",
      "Bank,,,,,",
      ...paid.map((row) => `${row},,900`),
      ...["Rent", "Rates", "Loan"].flatMap((name, at) => [`${name},,,,,`, `${paid[at]},900,`]),
    ].join("\n"),
  );
  expect(ledger.origin).toMatchObject({ entryCount: 3, lumpedLines: 0 });
});

test("rows of a day that say nothing are an entry where two alone have their amount", async () => {
  const account = (name: string, ...rows: readonly string[]) => [
    `${name},,,,,`,
    ...rows.map((row) => `2025-03-01,Spend,,,${row}`),
  ];
  const ledger = await ledgerOf(
    [
      "Date,Source,Description,Reference,Debit,Credit",
      ...account("Bank", "900,", ",40", ",75", ",75"),
      ...account("Sales", ",750"),
      ...account("Sales tax", ",150"),
      ...account("Rent", "40,"),
      ...account("Rates", "75,"),
      ...account("Water", "75,"),
    ].join("\n"),
  );
  const sizes = [...ledger.entries].map(({ lines }) => lines.length).sort();
  expect(sizes).toEqual([2, 7]); // the two of 75 may belong to each other either way
});

test("the closing of a year that stands with other journals of its last day is left out", async () => {
  const journals = (...amounts: readonly number[]) => {
    return amounts.map((amount) => {
      const sides = amount < 0 ? `,${-amount}` : `${amount},`;
      return `2025-12-31,Journal,,,${sides}`;
    });
  };
  const account = (name: string, ...rows: readonly string[]) => [`${name},,,,,`, ...rows];
  const ledger = await ledgerOf(
    [
      "Date,Source,Description,Reference,Debit,Credit",
      ...account("Bank", "2025-03-01,Receive,,,900,", "2025-04-01,Spend,,,,420"),
      ...account("Sales", "2025-03-01,Receive,,,,900", ...journals(900)),
      ...account("Rent", "2025-04-01,Spend,,,300,", ...journals(-300)),
      ...account("Rates", "2025-04-01,Spend,,,80,", ...journals(-80)),
      ...account("Water", "2025-04-01,Spend,,,40,", ...journals(-40)),
      ...account("Depreciation", ...journals(50, -50)),
      ...account("Accumulated depreciation", ...journals(-50)),
      ...account("Retained earnings", ...journals(-430)),
    ].join("\n"),
  );
  const names = ["Sales", "Depreciation", "Accumulated depreciation", "Retained earnings"];
  expect(names.map((name) => closingOf(ledger, "", name))).toEqual([
    ...["-900.00", "50.00", "-50.00", "0.00"],
  ]);
  expect(ledger.origin?.oddities?.map(({ code }) => code)).toContain("ledger_closing_entries");
});

test("common stock without entries is capital, and no goods in stock", async () => {
  const apart = ["Furniture,,,,,,,900.00", "Common Stock,,,,,,,900.00"];
  const ledger = await ledgerOf([reportRows(true), ...apart].join("\n"));
  expect(closingOf(ledger, "", "Common Stock")).toBe("-900.00");
});

test("an account whose own sign nothing tells is named, not guessed", async () => {
  const apart = [
    "Zeta,,,,,,,",
    ",Journal,2025-06-01,9,,,5.00,",
    "Omega,,,,,,,",
    ",Journal,2025-06-01,9,,,5.00,",
  ];
  expect(await refusal([reportRows(true), ...apart].join("\n"))).toContain(
    "account Zeta is a debit",
  );
});

test("entries that are there twice and numbers that are left out are told", async () => {
  const twice = flat().replaceAll("\n5,", "\n25,").split("\n");
  const again = twice.filter((row) => row.startsWith("3,")).map((row) => row.replace("3,", "24,"));
  const more = Array.from({ length: 18 }, (_, at) => [
    `${at + 5},2025-06-${at + 10},6000,Rent,${at + 1}.00,,Rent ${at},,`,
    `${at + 5},2025-06-${at + 10},1000,Cash at bank,,${at + 1}.00,Rent ${at},,`,
  ]).flat();
  const result = await read([...twice, ...again, ...more].join("\n"));
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const messages = result.value.warnings.map(({ message }) => message).join("\n");
  expect(messages).toContain("1 entry has the date, accounts, amounts, and text of another");
  expect(messages).toContain("leave out 1, the first after 22");
});

test("the same entry of another entity is not there twice", async () => {
  const head = "Entry No,Date,Entity,Account,Account Name,Debit,Credit,Text";
  const payroll = (number: number, entity: string) => [
    `${number},2025-06-01,${entity},6000,Wages,10.00,,Payroll`,
    `${number},2025-06-01,${entity},1000,Cash at bank,,10.00,Payroll`,
  ];
  const warned = async (other: string) => {
    const result = await read([head, ...payroll(1, "North"), ...payroll(2, other)].join("\n"));
    return result.ok && result.value.warnings.some(({ message }) => message.includes("of another"));
  };
  expect(await warned("South")).toBe(false);
  expect(await warned("North")).toBe(true);
});

test("a code that stands apart from the account names is none of an account", async () => {
  const rows = ["T1,1,2025-06-01,Rent,10.00,", "T1,1,2025-06-01,Cash at bank,,10.00"];
  const result = await read(["Code,Entry No,Date,Account Name,Debit,Credit", ...rows].join("\n"));
  const names = result.ok ? result.value.ledger.accounts.map(({ name }) => name) : [];
  expect(names).toEqual(["Rent", "Cash at bank"]);
});

test("numbers that run through all journals have their gaps told", async () => {
  const row = (number: number, journal: string, debit: string, credit: string) =>
    `${number},2025-06-01,${journal},1000,Cash at bank,${debit},${credit}`;
  const rows = Array.from({ length: 30 }, (_, at) => at + 1)
    .filter((number) => number !== 17)
    .flatMap((number) => {
      const journal = ["Sales", "Bank", "General"][number % 3] ?? "";
      return [
        row(number, journal, `${number}.00`, ""),
        row(number, journal, "", `${number}.00`).replace("1000,Cash at bank", "6000,Rent"),
      ];
    });
  const result = await read(
    ["Entry No,Post Date,Journal,Code,Account Name,Debit,Credit", ...rows].join("\n"),
  );
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const messages = result.value.warnings.map(({ message }) => message).join("\n");
  expect(messages).toContain("The entry numbers of the entries leave out 1, the first after 16");
  expect(result.value.ledger.accounts.map(({ code, name }) => `${code} ${name}`)).toEqual([
    ...["1000 Cash at bank", "6000 Rent"],
  ]);
});

test("each entity's numbers are counted by themselves, unless one series runs through all", async () => {
  const gapsOf = async (entityOf: (number: number) => string | null) => {
    const rows = Array.from({ length: 60 }, (_, at) => at + 1).flatMap((number) => {
      const entity = entityOf(number);
      const row = (account: string, debit: string, credit: string) =>
        `${number},2025-06-01,${entity},${account},${debit},${credit}`;
      const amount = `${number}.00`;
      return entity === null
        ? []
        : [row("1000,Cash at bank", amount, ""), row("6000,Rent", "", amount)];
    });
    const head = "Entry No,Date,Entity,Account,Account Name,Debit,Credit";
    const result = await read([head, ...rows].join("\n"));
    if (!result.ok) throw new Error(result.problems[0]?.message);
    const gaps = result.value.warnings.filter(({ code }) => code === "ledger_number_gaps");
    return gaps.map(({ message }) => message);
  };
  const without = (left: readonly number[], entityOf: (number: number) => string) =>
    gapsOf((number) => (left.includes(number) ? null : entityOf(number)));
  const ranges = (number: number) => (number <= 30 ? "North" : "South");
  const inTurns = (number: number) => (number % 2 === 0 ? "North" : "South");
  expect(await without([31, 32, 33], ranges)).toEqual([]);
  expect(await without([17], ranges)).toEqual([
    "The entry numbers of North leave out 1, the first after 16. See whether these entries were deleted, or stand in a file that is not here.",
  ]);
  expect(await without([17], inTurns)).toEqual([
    "The entry numbers of the entries leave out 1, the first after 16. See whether these entries were deleted, or stand in a file that is not here.",
  ]);
});

test("entries that were entered at night are told, where the others keep to the day", async () => {
  const rows = (hourOf: (entry: number) => string) =>
    Array.from({ length: 20 }, (_, entry) => [
      `${entry},2025-06-0${(entry % 9) + 1},6000,Rent,10.00,,${hourOf(entry)}`,
      `${entry},2025-06-0${(entry % 9) + 1},1000,Cash at bank,,10.00,${hourOf(entry)}`,
    ]).flat();
  const told = async (hourOf: (entry: number) => string) => {
    const heading = "Entry No,Date,Account Code,Account Name,Debit,Credit,Posted at";
    const result = await read([heading, ...rows(hourOf)].join("\n"));
    if (!result.ok) throw new Error(result.problems[0]?.message);
    return result.value.warnings.filter(({ code }) => code === "ledger_odd_hours");
  };
  const [night, other] = await told((entry) => `2025-06-01 ${entry === 7 ? "23:10" : "11:10"}:00`);
  expect([night?.where.row, night?.where.value, other]).toEqual([16, "1", undefined]);
  expect(await told(() => "2025-06-01 02:00:00")).toEqual([]);
  expect(await told(() => "2025-06-01 00:00:00")).toEqual([]);
});

test("who posted entries is told by the file's columns; what a program posts at night is not by hand", async () => {
  const row = (entry: number, by: string, at: string) => [
    `${entry},2025-06-01,6000,Rent,10.00,,${by},${at}`,
    `${entry},2025-06-01,1000,Cash at bank,,10.00,${by},${at}`,
  ];
  const heading = "Entry No,Date,Account Code,Account Name,Debit,Credit,Created By,Created At";
  const day = Array.from({ length: 12 }, (_, entry) => row(entry, "Ada Moss", "10:15"));
  const night = [row(20, "Ben Reed", "23:50"), row(21, "batch_import", "02:00")];
  const { origin, entries } = await ledgerOf([heading, ...[...day, ...night].flat()].join("\n"));
  expect([...entries].at(-2)?.postedBy).toBe("Ben Reed");
  expect(origin?.night).toEqual({ count: 1, people: 1, row: 26 });
  const posters = [
    { name: "Ada Moss", entryCount: 12 },
    { name: "Ben Reed", entryCount: 1 },
    { name: "batch_import", entryCount: 1 },
  ];
  expect(origin).toMatchObject({ posterCount: 3, posters });
  const signed = sie()
    .toString()
    .replace(/^(#VER .*)$/gm, '$1 20250131 "Ada Moss"');
  expect((await ledgerOf(signed)).origin?.posters).toEqual([{ name: "Ada Moss", entryCount: 5 }]);
});

test("of several entities one is read alone, and several currencies are refused", async () => {
  const rows = flat().split("\n");
  const withEntity = rows.map(
    (row, at) => `${row},${at === 0 ? "Entity" : at > 7 ? "North" : "South"}`,
  );
  const bytes = Buffer.from(withEntity.join("\n"));
  const result = await readLedger([sourceOf(bytes, "ledger.csv")], { ...choices, entity: "South" });
  if (!result.ok) throw new Error(result.problems[0]?.message);
  expect([...result.value.ledger.entries].map(({ number }) => number)).toEqual(["1", "2"]);
  expect(await refusal(hledger().replace('"£"', '"$"'))).toContain("several currencies");
});

test("the fields of an API's answer are the same in any case, from one entry to the next", async () => {
  const written = xeroJournals();
  const small = written.replace(
    /"(\w)(\w*)":/g,
    (_, first, rest) => `"${first.toLowerCase()}${rest}":`,
  );
  // The second entry as another library writes it
  const mixed = small.replace(/"journalLines"|"accountCode"/, (key) => key.toUpperCase());
  const expected = await ledgerOf(written);
  for (const content of [small, mixed])
    expect((await ledgerOf(content)).movements).toEqual(expected.movements);
});

test("an entity that a ledger has not is told beside those that it has", async () => {
  const rows = ["North", "South"].flatMap((entity) =>
    bookLines().map((line) =>
      [line.number, line.date, line.account, line.name, entity]
        .join(",")
        .concat(line.isDebit ? `,${line.amount},` : `,,${line.amount}`),
    ),
  );
  const both = ["Entry No,Date,Account Code,Account Name,Entity,Debit,Credit", ...rows].join("\n");
  const messageOf = async (content: string) => {
    const result = await read(content, { entity: "Nowhere" });
    return result.ok ? [] : result.problems.map(({ message }) => message);
  };
  expect(await messageOf(both)).toEqual([
    'The ledger has no entries of "Nowhere". It has those of: North, South.',
  ]);
  expect(await messageOf(flat())).toEqual([
    'The ledger has no entries of "Nowhere": it names no entities. Ask for all of it, without an entity.',
  ]);
});

test("amounts of several currencies are refused, unless the file says that they are in one", async () => {
  const rows = flat().split("\n");
  const heading = (name: string) => rows.map((row, at) => (at === 0 ? `${row},${name}` : row));
  const inCurrency = (currencyOf: (at: number) => string, name = "Currency") =>
    heading(name)
      .map((row, at) => (at === 0 ? row : `${row},${currencyOf(at)}`))
      .join("\n");
  const byEntry = (at: number) => (at > 9 ? "USD" : "GBP");
  expect(await refusal(inCurrency(byEntry))).toContain("several currencies (GBP, USD)");
  const byLine = await ledgerOf(inCurrency((at) => (at % 2 === 0 ? "USD" : "GBP")));
  expect(closingOf(byLine, "1000", "")).toBe(closings[0]);
  const beside = inCurrency((at) => `${byEntry(at)},1.00`, "Currency,Amount in currency");
  expect(closingOf(await ledgerOf(beside), "1000", "")).toBe(closings[0]);
});

test("entities and currencies are told apart in every layout of a table", async () => {
  const running = (second: string) => `Date,No,Account,Debit,Credit,Balance,Entity,Currency
,,1000 Bank,,,500.00,North,GBP
2025-02-01,1,1000 Bank,40.00,,540.00,North,GBP
,,1000 Bank,,,900.00,South,${second}
2025-02-01,2,1000 Bank,,70.00,830.00,South,${second}
,,4000 Sales,,,-500.00,North,GBP
2025-02-01,1,4000 Sales,,40.00,-540.00,North,GBP
,,4000 Sales,,,-900.00,South,${second}
2025-02-01,2,4000 Sales,70.00,,-830.00,South,${second}`;
  const readFor = async (content: string, entity: string | null) => {
    const result = await read(content, { entity });
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    const { accounts, movements, origin } = result.value.ledger;
    const bank = accounts.find(({ code }) => code === "1000");
    return [bank?.opening, movements?.get("1000"), origin?.currency];
  };
  expect(await readFor(running("GBP"), null)).toEqual([140_000n, -3_000n, "GBP"]);
  expect(await refusal(running("USD"))).toContain("several currencies (GBP, USD)");
  expect(await readFor(running("USD"), "South")).toEqual([90_000n, -7_000n, "USD"]);
  const contra = (second: string) => `Date,No,Account,Contra account,Amount,Currency
2025-02-01,1,1000 Bank,4000 Sales,40.00,GBP
2025-02-02,2,1000 Bank,4000 Sales,70.00,${second}`;
  expect(await refusal(contra("USD"))).toContain("several currencies (GBP, USD)");
  expect((await ledgerOf(contra("GBP"))).origin?.currency).toBe("GBP");
  const byAccount = (second: string) => `Date,No,Description,Debit,Credit,Currency
1000 Bank
2025-02-01,1,Sale,40.00,,GBP
2025-02-02,2,Sale,70.00,,${second}
Total for 1000 Bank
4000 Sales
2025-02-01,1,Sale,,40.00,GBP
2025-02-02,2,Sale,,70.00,${second}
Total for 4000 Sales`;
  expect(await refusal(byAccount("USD"))).toContain("several currencies (GBP, USD)");
  expect((await ledgerOf(byAccount("GBP"))).origin?.currency).toBe("GBP");
});

describe("a year in several files", () => {
  const readFiles = async (...contents: string[]) => {
    const sources = contents.map((content, at) => sourceOf(Buffer.from(content), `ledger${at}`));
    const result = await readLedger(sources, choices);
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    return result.value.ledger;
  };
  const month = (number: string, opening: string, closing: string, amount: string) =>
    [
      "#FLAGGA 0",
      `#RAR 0 2025${number}01 2025${number}28`,
      '#KONTO 1930 "Bank"',
      '#KONTO 3000 "Sales"',
      `#IB 0 1930 ${opening}`,
      `#UB 0 1930 ${closing}`,
      `#VER A ${Number(number)} 2025${number}05 "Sale"`,
      "{",
      `#TRANS 1930 {} ${amount}`,
      `#TRANS 3000 {} -${amount}`,
      "}",
    ].join("\n");

  test.each([
    ["in order", [0, 1]],
    ["the other way round", [1, 0]],
  ])(
    "opens with the first, closes with the last, and holds all entries: %s",
    async (_name, order) => {
      const files = [
        month("01", "500.00", "600.00", "100.00"),
        month("02", "600.00", "640.00", "40.00"),
      ];
      const ledger = await readFiles(...order.map((at) => files[at] ?? ""));
      expect(ledger.period).toEqual({ start: "2025-01-01", end: "2025-02-28" });
      expect([...ledger.entries]).toHaveLength(2);
      expect(
        formatMinor(ledger.accounts.find(({ code }) => code === "1930")?.opening ?? 0n, 2),
      ).toBe("500.00");
      expect(closingOf(ledger, "1930", "")).toBe("640.00");
    },
  );
  test("two currencies are not added up", async () => {
    const [one, other] = [month("01", "0.00", "1.00", "1.00"), month("02", "1.00", "2.00", "1.00")];
    await expect(readFiles(`#VALUTA SEK\n${one}`, `#VALUTA EUR\n${other}`)).rejects.toThrow(
      "several currencies (SEK, EUR)",
    );
  });
});

test("closing entries of the last day are left out, so that the profit stands", async () => {
  const closing = [
    "9,2025-12-31,4000,Sales,1200.50,,Closing entry,,",
    "9,2025-12-31,6000,Rent,,700.00,Closing entry,,",
    "9,2025-12-31,6100,Office supplies,,300.25,Closing entry,,",
    "9,2025-12-31,3000,Share capital,,200.25,Closing entry,,",
  ];
  const ledger = await ledgerOf([flat(), ...closing].join("\n"));
  expect(closingOf(ledger, "4000", "")).toBe("-1200.50");
});

test("books that are closed every month keep the profit of the year", async () => {
  const months = [1, 2].flatMap((month) => {
    const day = `2025-0${month}-28`;
    return [
      `${month}0,${day},1000,Bank,500.00,,Takings,,`,
      `${month}0,${day},4000,Sales,,300.00,Takings,,`,
      `${month}0,${day},4100,Repairs done,,200.00,Takings,,`,
      `${month}1,${day},6000,Rent,70.00,,Costs,,`,
      `${month}1,${day},6100,Office supplies,30.00,,Costs,,`,
      `${month}1,${day},1000,Bank,,100.00,Costs,,`,
      `${month}2,${day},4000,Sales,300.00,,Month-end closing entry,,`,
      `${month}2,${day},4100,Repairs done,200.00,,Month-end closing entry,,`,
      `${month}2,${day},6000,Rent,,70.00,Month-end closing entry,,`,
      `${month}2,${day},6100,Office supplies,,30.00,Month-end closing entry,,`,
      `${month}2,${day},3100,Retained earnings,,400.00,Month-end closing entry,,`,
    ];
  });
  const after = "3,2025-03-10,1000,Bank,9.00,,Takings,,\n3,2025-03-10,4000,Sales,,9.00,,,";
  const ledger = await ledgerOf([DELIMITED, ...months, after].join("\n"));
  expect(closingOf(ledger, "4000", "")).toBe("-609.00");
  expect(closingOf(ledger, "3100", "")).toBe("0.00");
  expect(closingOf(ledger, "1000", "")).toBe("809.00");
});

test("closing balances that a file prints after closing the year lead back to those before", async () => {
  const text = `#SIETYP 4
#RAR 0 20250101 20251231
#KONTO 1930 "Bank"
#KONTO 2091 "Balanserat resultat"
#KONTO 3001 "Försäljning"
#IB 0 1930 100.00
#IB 0 2091 -100.00
#UB 0 1930 150.00
#UB 0 2091 -150.00
#RES 0 3001 0.00
#VER A 1 20250301 "Försäljning"
{
#TRANS 1930 {} 50.00
#TRANS 3001 {} -50.00
}
#VER A 2 20251231 "Closing entry"
{
#TRANS 3001 {} 50.00
#TRANS 2091 {} -50.00
}
`;
  const { accounts: read } = await ledgerOf(text);
  const closing = new Map(read.map((account) => [account.code, account.closing]));
  expect(closing.get("2091")).toBe(-10000n);
  expect(closing.get("3001")).toBe(-5000n);
});

test("of two years with a period chosen, the first makes the opening balances", async () => {
  const later = flat()
    .replaceAll("2025-11-20", "2026-11-20")
    .replaceAll("2025-12-31", "2026-12-31");
  const period = { start: "2026-01-01", end: "2026-12-31" };
  const result = await readLedger([sourceOf(Buffer.from(later), "ledger.csv")], {
    ...choices,
    period,
  });
  if (!result.ok) throw new Error("refused");
  const { ledger } = result.value;
  expect(formatMinor(ledger.accounts.find(({ code }) => code === "1000")?.opening ?? 0n, 2)).toBe(
    "10500.50",
  );
  expect([...ledger.entries]).toHaveLength(2);
});

describe("two years of a FEC, each with its opening entry", () => {
  const heading = fec(true).split("\r\n")[0] ?? "";
  const row = (
    [journal, number, date]: readonly [string, string, string],
    account: string,
    signed: number,
  ) => {
    const amounts = signed < 0 ? ["0,00", `${-signed},00`] : [`${signed},00`, "0,00"];
    const text = [account, "", "", "P1", date, "Texte", ...amounts, "", "", date, "", ""];
    return [journal, journal, number, date, account, ...text].join("\t");
  };
  type Carried = readonly (readonly [account: string, signed: number, date?: string | undefined])[];
  const opened = (day: string, carried: Carried) =>
    carried.map(([account, signed, date = day]) => row(["AN", "1", date], account, signed));
  const sold = (date: string, amount: number) => [
    row(["VE", date, date], "512000", amount),
    row(["VE", date, date], "707000", -amount),
  ];
  const first = [
    ...opened("20240101", [
      ["512000", 500],
      ["401000", -200],
      ["101000", -300],
    ]),
    ...sold("20240310", 90),
    ...sold("20241231", 10),
  ];
  const second = (date?: string, day = "20250101") => [
    ...opened(day, [
      ["512000", 600],
      ["401000", -200, date],
      ["101000", -300],
      ["120000", -100],
    ]),
    ...sold("20250310", 7),
  ];
  const openedIn = async (year: string, ...files: string[][]) => {
    const period = { start: `${year}-01-01`, end: `${year}-12-31` };
    const sources = files.map((rows, at) =>
      sourceOf(Buffer.from([heading, ...rows].join("\r\n")), `${at}FEC.txt`),
    );
    const result = await readLedger(sources, { ...choices, period });
    if (!result.ok) throw new Error(result.problems[0]?.message);
    const { ledger } = result.value;
    const openings = ledger.accounts.map(({ code, opening }) => [code, Number(opening) / 100]);
    const told = [...(ledger.opened ?? [])].flatMap((entry) => entry.lines);
    return {
      openings: Object.fromEntries(openings.filter(([, opening]) => opening !== 0)),
      told: told.map(({ amount }) => Number(amount) / 100),
      count: [...ledger.entries].length,
    };
  };

  test.each([
    ["in order", [first, second()]],
    ["the other way round", [second(), first]],
    ["in one file", [[...first, ...second()]]],
    ["where the later one is of the last day before", [first, second(undefined, "20241231")]],
    ["where the later one keeps the dates of its items", [first, second("20241105")]],
  ])("the period opens with its own: %s", async (_, files) => {
    const own = { 512000: 600, 401000: -200, 101000: -300, 120000: -100 };
    const beforeAll = [500, -200, -300];
    expect(await openedIn("2025", ...files)).toEqual({ openings: own, told: beforeAll, count: 1 });
  });

  test("the year before opens with its own too", async () => {
    const own = { 512000: 500, 401000: -200, 101000: -300 };
    const read = await openedIn("2024", first, second());
    expect(read).toMatchObject({ openings: own, count: 2 });
  });

  test("balances of other accounts that are carried in later are opening balances too", async () => {
    const added = opened("20240401", [
      ["215400", 40],
      ["164000", -40],
    ]);
    const { openings } = await openedIn("2024", [...first, ...added]);
    expect(openings).toMatchObject({ 512000: 500, 215400: 40, 164000: -40 });
  });
});

const EXTF =
  '"EXTF";700;21;"Buchungsstapel";13;20250101;;"RE";"";"";1;1;20250101;4;20250101;20251231;"";"";1;0;0;"EUR";;"";;;"03";;;"";""';
const STAPEL =
  "Umsatz;S/H;WKZ;Kurs;Basis-Umsatz;WKZ Basis;Konto;Gegenkonto;BU;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext";

describe("DATEV", () => {
  const batch = (...rows: string[]) => [EXTF, STAPEL, ...rows].join("\r\n");
  const moved = async (content: string) => {
    const { movements } = await ledgerOf(content);
    return Object.fromEntries(
      [...(movements ?? [])].map(([code, amount]) => [code, formatMinor(amount, 2)]),
    );
  };
  test("sales tax is split off by the account's own key or by the row's, customers stand on their control account", async () => {
    expect(
      await moved(
        batch(
          '119,00;"S";"";;;"";10001;8400;"";1501;"R1";"";;"Vase"',
          '59,50;"H";"";;;"";70001;4930;"9";502;"E1";"";;"Papier"',
        ),
      ),
    ).toEqual({
      "1400": "119.00",
      "8400": "-100.00",
      "1776": "-19.00",
      "1600": "-59.50",
      "4930": "50.00",
      "1576": "9.50",
    });
  });
  describe("a batch that names no chart", () => {
    const unnamed = (...rows: string[]) => batch(...rows).replace(';"03";', ';"";');
    const row = (amount: string, accounts: string, key = "") =>
      `${amount};"S";"";;;"";${accounts};"${key}";1501;"R1";"";;"Beleg"`;
    const sold03 = row("119,00", "10001;8400");
    const bought03 = row("59,50", "4930;70001", "9");

    test("is read by the chart that alone has a place for its accounts", async () => {
      const paid03 = row("119,00", "1200;10001");
      expect(await moved(unnamed(sold03, bought03, paid03))).toEqual(
        await moved(batch(sold03, bought03, paid03)),
      );
      const rows04 = [
        row("119,00", "10001;4400"),
        row("59,50", "6815;70001", "9"),
        row("119,00", "1800;10001"),
      ];
      const said = await moved(unnamed(...rows04));
      expect(said).toMatchObject({ "1200": "0.00", "4400": "-100.00", "3806": "-19.00" });
      expect((await ledgerOf(unnamed(...rows04))).origin?.chart).toBe("SKR04");
    });
    test("is read by the chart that its rows without accounts of customers fit", async () => {
      const [drawn, sold, paid] = [
        row("9,00", "1800;1200"),
        row("90,00", "1400;8200"),
        row("90,00", "1200;1400"),
      ];
      const bought = [row("40,00", "4930;1600"), row("40,00", "1600;1200")];
      const { origin } = await ledgerOf(unnamed(drawn, sold, paid, ...bought));
      expect(origin?.chart).toBe("SKR03");
    });
    test("is asked of where both charts or neither fit", async () => {
      const asked = async (...rows: string[]) =>
        expect(await refusal(unnamed(...rows))).toMatch(/^The DATEV batch does not name/);
      await asked(sold03, bought03);
      await asked(sold03, bought03, row("119,00", "1800;10001"));
      await asked(sold03, row("9,00", "6815;1200"), row("119,00", "1200;10001"));
      const untaxed = [row("80,00", "1200;1800"), row("80,00", "4930;1200")];
      expect((await ledgerOf(unnamed(...untaxed))).origin?.chart).toBe("");
    });
    test("posts its tax by the chart that a person chose", async () => {
      const rows = [row("119,00", "10001;4400"), row("59,50", "6815;70001", "9")];
      await expect(refusal(unnamed(...rows))).resolves.toMatch(/^The DATEV batch does not name/);
      const chosen = await read(unnamed(...rows), { chart: "SKR04" });
      expect(chosen.ok && Object.fromEntries(chosen.value.ledger.movements ?? [])).toMatchObject({
        ...{ "1200": 11900n, "3806": -1900n, "1406": 950n },
      });
    });
    test("is read by the chart of the batch beside it that names one", async () => {
      const files = [unnamed(sold03, bought03), batch(row("119,00", "1200;10001"))];
      const sources = files.map((file, at) => sourceOf(Buffer.from(file), `EXTF_${at}.csv`));
      const together = await readLedger(sources, choices);
      expect(
        together.ok && Object.fromEntries(together.value.ledger.movements ?? []),
      ).toMatchObject({ "1400": 0n, "1776": -1900n, "1576": 950n });
    });
  });
  test("an account that rows give a tax key carries none with it", async () => {
    expect(
      await moved(
        batch(
          '119,00;"S";"";;;"";10001;8401;"3";1501;"R1";"";;"Vase"',
          '120,00;"S";"";;;"";1710;8401;"";1601;"";"";;"Verdient"',
        ),
      ),
    ).toEqual({ "1400": "119.00", "8401": "-220.00", "1776": "-19.00", "1710": "120.00" });
  });
  test("what plant was sold for holds its tax as other sales do", async () => {
    expect(
      await moved(
        batch(
          '1190,00;"S";"";;;"";10001;8820;"";1501;"R1";"";;"Maschine"',
          '600,00;"S";"";;;"";2315;0210;"";1501;"R1";"";;"Abgang"',
        ),
      ),
    ).toEqual({
      "1400": "1190.00",
      "8820": "-1000.00",
      "1776": "-190.00",
      "2315": "600.00",
      "0210": "-600.00",
    });
  });
  test("discounts, bonuses, prepayments and bad debts hold the tax of their accounts", async () => {
    expect(
      await moved(
        batch(
          '238,00;"S";"";;;"";70001;3760;"";1501;"B1";"";;"Bonus"',
          '107,00;"S";"";;;"";8780;10001;"";1601;"B2";"";;"Rabatt"',
          '1190,00;"S";"";;;"";1200;1718;"";1701;"A1";"";;"Anzahlung"',
          '119,00;"S";"";;;"";2406;10001;"";1801;"V1";"";;"Verlust"',
          '1070,00;"S";"";;;"";10001;8310;"";1901;"R3";"";;"Versand in die EU"',
          '119,00;"S";"";;;"";10001;8410;"";2001;"R4";"";;"ohne Automatik"',
        ),
      ),
    ).toEqual({
      "1600": "238.00",
      "3760": "-200.00",
      "1576": "-38.00",
      "8780": "100.00",
      "1771": "-63.00",
      "1400": "963.00",
      "1200": "1190.00",
      "1718": "-1000.00",
      "1776": "-171.00",
      "2406": "100.00",
      "8310": "-1000.00",
      "8410": "-119.00",
    });
  });
  test("a row in another currency counts with its base amount, one without it is refused", async () => {
    expect(
      await moved(batch('100,00;"S";"USD";1,1;90,91;"EUR";1200;1210;"";1501;"";"";;""')),
    ).toEqual({ "1200": "90.91", "1210": "-90.91" });
    expect(await refusal(batch('100,00;"S";"USD";1,1;;"";1200;1210;"";1501;"";"";;""'))).toContain(
      "no base amount",
    );
  });
  test("a discount settles with the payment and gives back its share of the tax", async () => {
    expect(
      await moved(
        batch(
          '119,00;"S";"";;;"";10001;8400;"";1501;"R1";"";;"Vase"',
          '238,00;"H";"";;;"";70001;4930;"9";502;"E1";"";;"Papier"',
          '107,00;"S";"";;;"";10002;8590;"";1501;"R2";"";;"Pfand"',
          '116,62;"S";"";;;"";1200;10001;"";2501;"R1";"";2,38;"Zahlung"',
          '233,24;"H";"";;;"";1200;70001;"9";2502;"E1";"";4,76;"Zahlung"',
          '106,00;"H";"";;;"";10002;1200;"";2501;"R2";"";1,00;"Zahlung"',
        ),
      ),
    ).toEqual({
      "1400": "0.00",
      "8400": "-100.00",
      "8590": "-107.00",
      "1776": "-18.62",
      "1600": "0.00",
      "4930": "200.00",
      "1576": "37.24",
      "1200": "-10.62",
      "8736": "2.00",
      "3736": "-4.00",
      "8730": "1.00",
    });
  });
  test("an exchange difference is paid with the row before it, and another payment apart", async () => {
    const ledger = await ledgerOf(
      batch(
        '200,00;"H";"";;;"";1200;70001;"";2501;"E1";"";;"Zahlung"',
        '5,00;"S";"";;;"";2150;1200;"";2501;"E1";"";;"Zahlung"',
        '30,00;"S";"";;;"";4930;1200;"40";2501;"E1";"";;"Zahlung"',
        '15,00;"S";"";;;"";1200;2660;"";3112;"";"";;"Bewertung"',
      ),
    );
    expect([...ledger.entries].map(({ lines }) => lines.length)).toEqual([4, 2, 2]);
  });
  test("a length of account numbers that DATEV does not know is none", async () => {
    const rows = '119,00;"S";"";;;"";1200;8400;"";1501;"R1";"";;"Vase"';
    const said = await moved(batch(rows));
    for (const length of ["20240630120000000", "-3", "0", "4,5"])
      expect(
        await moved(
          [EXTF.replace(";20250101;4;", `;20250101;${length};`), STAPEL, rows].join("\n"),
        ),
      ).toEqual(said);
  });

  test("accounts of six digits are those of the chart with noughts behind", async () => {
    const rows = [
      '119,00;"S";"";;;"";1000100;840000;"";1501;"R1";"";;"Vase"',
      '116,62;"S";"";;;"";120000;1000100;"";2501;"R1";"";2,38;"Zahlung"',
      '59,50;"H";"";;;"";120000;493000;"9";502;"E1";"";;"Papier"',
    ];
    const ofSixDigits = EXTF.replace(";20250101;4;", ";20250101;6;");
    expect(await moved([ofSixDigits, STAPEL, ...rows].join("\r\n"))).toEqual({
      "140000": "0.00",
      "840000": "-100.00",
      "177600": "-18.62",
      "120000": "57.12",
      "873600": "2.00",
      "493000": "50.00",
      "157600": "9.50",
    });
  });
  test("keys of three digits split tax off, or say that it nets to nothing", async () => {
    expect(
      await moved(
        batch(
          '119,00;"S";"";;;"";10001;8050;"101";1501;"R1";"";;"Vase"',
          '107,00;"H";"";;;"";70001;4930;"402";502;"E1";"";;"Papier"',
          '100,00;"H";"";;;"";70002;4900;"501";502;"E2";"";;"Bau"',
          '50,00;"H";"";;;"";70002;4900;"94";502;"E3";"";;"Bau"',
          ';"";"";;;"";0;;"";;"";"";;""',
        ),
      ),
    ).toEqual({
      "1400": "119.00",
      "8050": "-100.00",
      "1776": "-19.00",
      "1600": "-257.00",
      "4930": "100.00",
      "1571": "7.00",
      "4900": "150.00",
    });
  });
  test("rows under a key that is not known are taken whole where a person takes them", async () => {
    const rows = batch('119,00;"S";"";;;"";4930;1200;"6501";1501;"";"";;""');
    const result = await read(rows, { acceptDifferences: true });
    if (!result.ok) throw new Error(result.problems[0]?.message);
    const { origin, movements } = result.value.ledger;
    expect(origin?.differences.map(({ code }) => code)).toEqual(["ledger_tax_key_unknown"]);
    expect(formatMinor(movements?.get("4930") ?? 0n, 2)).toBe("119.00");
  });
  test("tax in rows of its own beside accounts that carry it is not taken twice", async () => {
    const rows = (key: string) =>
      batch(
        `100,00;"S";"";;;"";10001;8400;"${key}";1501;"R1";"";;"Rechnung"`,
        '19,00;"S";"";;;"";10001;1776;"";1501;"R1";"";;"Rechnung"',
      );
    expect(await refusal(rows(""))).toContain("it would be taken twice");
    const { movements } = await ledgerOf(rows("40"));
    expect(formatMinor(movements?.get("8400") ?? 0n, 2)).toBe("-100.00");
  });
  test("a key that is not known is named, balances carried forward are opening ones", async () => {
    expect(await refusal(batch('100,00;"S";"";;;"";1200;4930;"666";1501;"";"";;""'))).toContain(
      "tax key (BU-Schlüssel) 666",
    );
    const ledger = await ledgerOf(
      batch(
        '500,00;"S";"";;;"";1200;9000;"";0101;"";"";;"Saldenvortrag"',
        '10,00;"S";"";;;"";4930;1200;"";1501;"";"";;""',
      ),
    );
    expect(formatMinor(ledger.accounts.find(({ code }) => code === "1200")?.opening ?? 0n, 2)).toBe(
      "500.00",
    );
  });
});
