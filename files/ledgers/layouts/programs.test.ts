import { gunzipSync } from "node:zlib";
import { formatMinor, sum } from "@tieout/core";
import { describe, expect, test } from "vitest";
import { accounts } from "../../testing/ledgerBooks.ts";
import { flat, gnucash, reportRows, sie, xaf } from "../../testing/ledgerLayouts.ts";
import { choices, closingOf, ledgerOf, read, refusal } from "../../testing/readLedgerText.ts";
import { fec } from "../../testing/writeFec.ts";
import { sourceOf } from "../LedgerSource.ts";
import { readLedger } from "../readLedger.ts";

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
    const fields = others[supplier]?.split("\t") ?? [];
    const named = fields.with(6, "PAP").with(7, "Paper").with(8, "A1").with(13, "AA").join("\t");
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

test("common stock without entries is capital, and no goods in stock", async () => {
  const apart = ["Furniture,,,,,,,900.00", "Common Stock,,,,,,,900.00"];
  const ledger = await ledgerOf([reportRows(true), ...apart].join("\n"));
  expect(closingOf(ledger, "", "Common Stock")).toBe("-900.00");
});

test("a code that stands apart from the account names is none of an account", async () => {
  const rows = ["T1,1,2025-06-01,Rent,10.00,", "T1,1,2025-06-01,Cash at bank,,10.00"];
  const result = await read(["Code,Entry No,Date,Account Name,Debit,Credit", ...rows].join("\n"));
  const names = result.ok ? result.value.ledger.accounts.map(({ name }) => name) : [];
  expect(names).toEqual(["Rent", "Cash at bank"]);
});
