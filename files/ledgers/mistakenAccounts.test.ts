import { expect, test } from "vitest";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

async function messagesOf(file: string, fileName: string): Promise<readonly string[]> {
  const result = await readLedger([sourceOf(Buffer.from(file), fileName)], {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: "EUR",
  });
  return result.ok ? [] : result.problems.map(({ message }) => message);
}

const NAMES = new Map([
  ["1200", "Bank"],
  ["1300", "Receivables"],
  ["3000", "Sales"],
  ["4000", "Rent"],
]);

/** Three entries over the bank; one line stands on the account and beside the name that are given. */
function tableWith(account: string, name: string): string {
  const row = (entry: number, code: string, amount: string, called = NAMES.get(code)) =>
    `2025-0${entry}-10,${entry},${code},${called},${amount}`;
  return [
    "Date,Entry No,Account,Account Name,Amount",
    row(1, "1300", "500.00"),
    row(1, "3000", "-500.00"),
    row(2, "1200", "500.00"),
    row(2, "1300", "-500.00"),
    row(3, "4000", "80.00"),
    row(3, account, "-80.00", name),
  ].join("\n");
}

test("a number with the name of its neighbour beside it is a mistake in one of both", async () => {
  expect(await messagesOf(tableWith("1200", "Bank"), "sound.csv")).toEqual([]);
  const [message] = await messagesOf(tableWith("1300", "Bank"), "gl.csv");
  expect(message).toContain("account 1300 has the name of account 1200 beside it");
  // The account may have been called otherwise before
  expect(await messagesOf(tableWith("1200", "Current account"), "gl.csv")).toEqual([]);
});

test("a number that lost a digit is another account only where its name or others' lengths say so", async () => {
  const [message] = await messagesOf(tableWith("120", "Bank"), "gl.csv");
  expect(message).toContain(
    "account 120 has another number of digits than all others, and the name of account 1200; (80.00) moved on it",
  );
  expect(await messagesOf(tableWith("120", "Petty cash"), "gl.csv")).toEqual([]);
  // Two banks of one name are two accounts
  expect(await messagesOf(tableWith("1201", "Bank"), "gl.csv")).toEqual([]);
});

/** A year in an audit file whose last line stands on the account that is given. */
function auditFileWith(account: string): string {
  const listed = [...NAMES].map(
    ([code, name]) =>
      `<ledgerAccount><accID>${code}</accID><accDesc>${name}</accDesc><accTp>B</accTp></ledgerAccount>`,
  );
  const line = (nr: number, code: string, side: "D" | "C", amount: string) =>
    `<trLine><nr>${nr}</nr><accID>${code}</accID><docRef>F1</docRef><effDate>2025-03-01</effDate><desc>x</desc><amnt>${amount}</amnt><amntTp>${side}</amntTp></trLine>`;
  return `<?xml version="1.0"?><auditfile><header><fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate><curCode>EUR</curCode></header>
<company><generalLedger>${listed.join("")}</generalLedger><transactions><linesCount>4</linesCount><totalDebit>580.00</totalDebit><totalCredit>580.00</totalCredit>
<journal><jrnID>B</jrnID><desc>Bank</desc><jrnTp>B</jrnTp>
<transaction><nr>1</nr><desc>a</desc><periodNumber>3</periodNumber><trDt>2025-03-01</trDt>${line(1, "1200", "D", "500.00")}${line(2, "3000", "C", "500.00")}</transaction>
<transaction><nr>2</nr><desc>b</desc><periodNumber>3</periodNumber><trDt>2025-03-02</trDt>${line(1, "4000", "D", "80.00")}${line(2, account, "C", "80.00")}</transaction>
</journal></transactions></company></auditfile>`;
}

test("a line on an account that an audit file does not list contradicts its list", async () => {
  expect(await messagesOf(auditFileWith("1200"), "2025.xaf")).toEqual([]);
  const [message] = await messagesOf(auditFileWith("1020"), "2025.xaf");
  expect(message).toContain("account 1020 is not among the 4 accounts that the file lists");
});

test("a SIE file that names nearly all of its accounts lists them", async () => {
  const sie = (account: string) =>
    [
      "#FLAGGA 0",
      "#SIETYP 4",
      "#RAR 0 20250101 20251231",
      ...["1930 Bank", "3001 Sales", "5010 Rent"].map((one) => `#KONTO ${one}`),
      '#VER A 1 20250301 "Sale"',
      "{",
      "#TRANS 1930 {} 500.00",
      "#TRANS 3001 {} -500.00",
      "}",
      '#VER A 2 20250302 "Rent"',
      "{",
      "#TRANS 5010 {} 80.00",
      `#TRANS ${account} {} -80.00`,
      "}",
    ].join("\n");
  expect(await messagesOf(sie("1930"), "2025.se")).toEqual([]);
  const [message] = await messagesOf(sie("1390"), "2025.se");
  expect(message).toContain("account 1390 is not among the 3 accounts that the file lists");
});

test("accounts that a file states balances of are no list of all of them", async () => {
  const balances = [..."123456789"].map((digit) => {
    const side = digit === "9" ? "C" : "D";
    const amount = digit === "9" ? "80.00" : "10.00";
    return `<obLine><nr>${digit}</nr><accID>100${digit}</accID><amnt>${amount}</amnt><amntTp>${side}</amntTp></obLine>`;
  });
  const line = (account: string, side: string, amount: string) =>
    `<trLine><accID>${account}</accID><amnt>${amount}</amnt><amntTp>${side}</amntTp></trLine>`;
  const lines = [..."123456789"].map((digit) => line(`100${digit}`, "D", "1.00"));
  const file = `<auditfile><header><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate><curCode>EUR</curCode></header><company><openingBalance>${balances.join("")}</openingBalance><transactions><journal><jrnID>M</jrnID><transaction><nr>1</nr><trDt>2025-03-01</trDt>${lines.join("")}${line("3000", "C", "9.00")}</transaction></journal></transactions></company></auditfile>`;
  expect(await messagesOf(file, "2025.xaf")).toEqual([]);
});
