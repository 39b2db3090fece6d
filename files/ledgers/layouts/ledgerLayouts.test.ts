import { describe, expect, test } from "vitest";
import {
  accounts,
  bookLines,
  closings,
  entries,
  nameOf,
  withComma,
} from "../../testing/ledgerBooks.ts";
import {
  contra,
  flat,
  gnucash,
  hledger,
  reportRows,
  saft,
  sie,
  xaf,
} from "../../testing/ledgerLayouts.ts";
import { closingOf, ledgerOf, read } from "../../testing/readLedgerText.ts";
import { accountReports } from "../../testing/reports/accountReports.ts";
import { flatReports } from "../../testing/reports/flatReports.ts";
import { journalReports } from "../../testing/reports/journalReports.ts";
import { fec } from "../../testing/writeFec.ts";

function withMark(heading: string, debit: string, credit: string): () => string {
  return () => {
    const opening = accounts.map(([code, name, balance]) => {
      const side = balance.startsWith("-") ? credit : debit;
      return `0;01.01.2025;${code};${name};${withComma(balance.replace("-", ""))};${side};Saldovortrag`;
    });
    const lines = bookLines().map((line) => {
      const [year, month, day] = line.date.split("-");
      const side = line.isDebit ? debit : credit;
      return `${line.number};${day}.${month}.${year};${line.account};${line.name};${withComma(line.amount)};${side};${line.text}`;
    });
    const headings = `Buchungsnummer;Buchungsdatum;Konto;Kontobezeichnung;Betrag;${heading};Buchungstext`;
    return [headings, ...opening, ...lines].join("\r\n");
  };
}

function undatedOpenings(label: string): () => string {
  return () => {
    const row = (date: string, account: string, text: string, signed: string) => {
      const sides = signed.startsWith("-") ? ["", signed.slice(1)] : [signed, ""];
      return [date, account, nameOf(account), text, ...sides].join(",");
    };
    const blocks = accounts.flatMap(([code, , opening]) => [
      row("", code, label, opening),
      ...bookLines()
        .filter(({ account }) => account === code)
        .map(({ date, account, text, number, signed }) =>
          row(date, account, `${number} ${text}`, signed),
        ),
    ]);
    return ["Date,Account,Account Name,Description,Debit,Credit", ...blocks].join("\n");
  };
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
  ["one amount with its side, decimal comma", withMark("Soll/Haben", "S", "H")],
  ["sides under a heading of any name", withMark("Type", "Debit", "Credit")],
  ["sides in Italian", withMark("D/A", "D", "A")],
  ["sides by posting keys", withMark("Posting Key", "40", "50")],
  ["opening rows without a date", undatedOpenings("Opening balance")],
  ["beginning rows without a date", undatedOpenings("Beginning balance")],
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

test("what Odoo calls the name of a line is its text where no line has a partner", async () => {
  const { entries: found } = await ledgerOf(odooLines());
  const [first] = [...found].flatMap(({ lines }) => lines);
  expect(first?.party ?? "").toBe("");
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

test("the letters of a SIE file tell a code page of DOS from ISO 8859-1, whatever it declares", async () => {
  const name = (code: string) => (code === "1000" ? "Företagskonto åäöø" : nameOf(code));
  const pc8 = Buffer.from(sie(name), "latin1").map(
    (byte) => ({ 246: 0x94, 229: 0x86, 228: 0x84, 248: 0x9b })[byte] ?? byte,
  );
  for (const bytes of [pc8, Buffer.from(sie(name), "latin1"), Buffer.from(sie(name))]) {
    const { accounts: found } = await ledgerOf(bytes);
    expect(found.find(({ code }) => code === "1000")?.name).toBe("Företagskonto åäöø");
  }
});

test.each([
  ["ISO 8859-15 by an œ within words", "Main d'\xbduvre", "Main d'œuvre"],
  ["ISO 8859-15 by a š within words", "Fran\xe7ois Ne\xa8i\xe6", "François Nešiæ"],
  ["ISO 8859-15 by the euro at an amount", "Caf\xe9, 12 \xa4 cash 3\xa4", "Café, 12 € cash 3€"],
  ["Windows-1252 by a letter of its own", "C\x9cur, 1\xbduvre", "Cœur, 1½uvre"],
  ["code page 850 by letters within words", "L\x9bsningsk\x9bb \x9dre", "Løsningskøb Øre"],
  [
    "Windows-1252 where marks stand at words",
    "wait\x85 it\x92s \x84Gr\xfcn\x94",
    "wait… it’s „Grün”",
  ],
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
