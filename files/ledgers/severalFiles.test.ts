import { formatMinor, prepareStatement, type Role } from "@tieout/core";
import { expect, test } from "vitest";
import { plainInput } from "../../core/testing/statementInputs.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

type Row = readonly [date: string, text: string, number: string, amount: number];

/** A report by account that names no day: each account with what it opens and closes with. */
function report(
  accounts: readonly (readonly [name: string, opening: number, rows: readonly Row[]])[],
) {
  const sides = (amount: number) => [Math.max(amount, 0), Math.max(-amount, 0)];
  return [
    ["Date", "Source", "Description", "Reference", "Debit", "Credit", "Running Balance"],
    ...accounts.flatMap(([name, opening, rows]) => {
      let balance = opening;
      const lines = rows.map(([date, text, number, amount]) => {
        balance += amount;
        return [date, "Manual Journal", text, number, ...sides(amount), balance];
      });
      return [
        [name],
        ["Opening Balance", "", "", "", ...sides(opening), opening],
        ...lines,
        ["Closing Balance", "", "", "", ...sides(balance), balance],
        [],
      ];
    }),
  ]
    .map((cells) => cells.join(","))
    .join("\n");
}

async function readFiles(...files: readonly string[]) {
  const sources = files.map((file, at) => sourceOf(Buffer.from(file), `${at}.csv`));
  return readLedger(sources, {
    period: null,
    acceptDifferences: false,
    isFirstPeriod: false,
    entity: null,
    currency: "GBP",
  });
}

async function bankOf(...files: readonly string[]) {
  const read = await readFiles(...files);
  if (!read.ok) return read.problems.map(({ message }) => message);
  const { ledger } = read.value;
  const bank = ledger.accounts.find(({ name }) => name === "Bank");
  return [bank?.opening, ledger.movements?.get("Bank")].map((amount) =>
    formatMinor(amount ?? 0n, 2),
  );
}

const rent = (month: string, number: string, side: 1 | -1): Row => [
  `20 ${month} 2025`,
  "Rent",
  number,
  100 * side,
];

const january = report([
  ["Bank", 1000, [rent("Jan", "M-1", -1)]],
  ["Share capital", -1000, []],
  ["Rent", 0, [rent("Jan", "M-1", 1)]],
]);
const february = report([
  ["Bank", 900, [rent("Feb", "M-2", -1)]],
  ["Share capital", -1000, []],
  ["Rent", 100, [rent("Feb", "M-2", 1)]],
]);

test("months by account that name no day open with the first and close with the last", async () => {
  expect(await bankOf(january, february)).toEqual(["1000.00", "-200.00"]);
  expect(await bankOf(february, january)).toEqual(["1000.00", "-200.00"]);
});

test("files that hold some of the accounts each open with what each says", async () => {
  const bank = report([["Bank", 1000, [rent("Jan", "M-1", -1)]]]);
  const others = report([
    ["Share capital", -1000, []],
    ["Rent", 0, [rent("Jan", "M-1", 1)]],
  ]);
  expect(await bankOf(bank, others)).toEqual(["1000.00", "-100.00"]);
});

/** Where each entry behind the cash of the year stands. */
async function placesIn(...files: readonly string[]) {
  const read = await readFiles(...files);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join());
  const generalLedger = read.value.ledger;
  const roles: readonly [string, Role][] = [
    ["Bank", "cash_and_cash_equivalents"],
    ["Share capital", "share_capital"],
    ["Rent", "operating_expenses"],
  ];
  const prepared = prepareStatement({
    ...plainInput,
    rows: {},
    generalLedger,
    mappings: new Map(roles),
    period: generalLedger.period,
  });
  if (!prepared.ok) throw new Error(prepared.problems.map(({ message }) => message).join());
  return prepared.value.statements.direct.lines.flatMap(({ sources }) =>
    sources.flatMap(({ entries = [] }) =>
      entries.map(({ rows, fileNames }) => ({ rows: [...rows], fileNames })),
    ),
  );
}

test("an entry behind a line names the file of its rows where there are several", async () => {
  expect(await placesIn(january, february)).toEqual([
    { rows: [13], fileNames: ["0.csv"] },
    { rows: [13], fileNames: ["1.csv"] },
  ]);
  expect(await placesIn(january)).toEqual([{ rows: [13], fileNames: undefined }]);
});

test("a problem in one of several files names the file", async () => {
  const headings = "Entry,Date,Account,Debit,Credit";
  const sound = [headings, "1,2025-01-03,Bank,5,", "1,2025-01-03,Rent,,5"].join("\n");
  const messages = async (...files: readonly string[]) => {
    const read = await readFiles(...files);
    return read.ok ? [] : read.problems.map(({ message }) => message);
  };
  const nameless = [headings, "2,2025-02-03,Bank,5,", "2,2025-02-03,,,5"].join("\n");
  expect(await messages(sound, nameless)).toEqual([
    "1.csv: Row 3: the line names no account. Expected an account code or name.",
  ]);
  const open = [headings, "2,2025-02-03,Bank,5,", "2,2025-02-03,Rent,,4"].join("\n");
  expect(await messages(sound, open)).toEqual([
    "1.csv: Row 2: entry 2 of 3 Feb 2025 does not balance: debits less credits are 1.00.",
  ]);
  const wordy = [headings, "2,2025-02-03,Bank,five,", "2,someday,Rent,,5"].join("\n");
  expect(await messages(sound, wordy)).toEqual([
    expect.stringMatching(/^1\.csv: Row 2, column "debit": /),
    expect.stringMatching(/^1\.csv: Row 3: /),
  ]);
  expect(await messages(sound, "Name,Town\nAda,London")).toEqual([
    expect.stringMatching(/^1\.csv: No heading row of a general ledger/),
  ]);
  expect(await messages(nameless)).toEqual([expect.stringMatching(/^Row 3: /)]);
});

/** A month of a plain table that opens with entries of its own, which say so. */
function month(day: string, bank: number, income: number, sale: number): string {
  const line = (number: string, account: string, text: string, amount: number) =>
    [
      day,
      `${day}-${number}`,
      account,
      account,
      text,
      ...(amount > 0 ? [amount, ""] : ["", -amount]),
    ].join(",");
  return [
    "Date,Entry No,Account Code,Account Name,Description,Debit,Credit",
    line("1", "Bank", "Opening balance", bank),
    line("1", "Capital", "Opening balance", income - bank),
    ...(income > 0 ? [line("1", "Sales", "Opening balance", -income)] : []),
    line("2", "Bank", "A sale", sale),
    line("2", "Sales", "A sale", -sale),
  ].join("\n");
}

test("a later file that opens with what the ones before led to repeats it, in whatever order they come", async () => {
  const [january, february] = [month("2025-01-02", 100, 0, 10), month("2025-02-01", 110, 10, 20)];
  expect(await bankOf(january, february)).toEqual(["100.00", "30.00"]);
  expect(await bankOf(february, january)).toEqual(["100.00", "30.00"]);
});

test("a later file that opens with other balances is refused with what differs: a file is missing", async () => {
  const [january, march] = [month("2025-01-02", 100, 0, 10), month("2025-03-01", 130, 30, 20)];
  expect(await bankOf(january, march)).toEqual([
    expect.stringMatching(
      /^1\.csv: Row 2: account Bank opens with 130\.00 there; the entries before come to 110\.00/,
    ),
    expect.stringMatching(/^1\.csv: Row 4: account Sales opens with/),
  ]);
});

test("the first entry of the night is told with its file", async () => {
  const written = (first: number, hourOf: (entry: number) => string) => {
    const rows = Array.from({ length: 12 }, (_, at) => first + at).flatMap((entry) => [
      `${entry},2025-06-01,Rent,${entry}.00,,${hourOf(entry)}`,
      `${entry},2025-06-01,Bank,,${entry}.00,${hourOf(entry)}`,
    ]);
    return ["Entry No,Date,Account,Debit,Credit,Posted at", ...rows].join("\n");
  };
  const hourOf = (entry: number) => (entry === 20 ? "23:40" : "10:10");
  const read = await readFiles(written(1, hourOf), written(13, hourOf));
  expect(read.ok && read.value.ledger.origin?.night).toEqual({
    count: 1,
    row: 16,
    fileName: "1.csv",
  });
});

async function warningsOf(...files: readonly string[]) {
  const read = await readFiles(...files);
  return read.ok ? read.value.warnings.map(({ message }) => message) : read.problems;
}

function sales(...days: string[]): string {
  return [
    "Date,Entry No,Account Code,Account Name,Description,Debit,Credit",
    ...days.flatMap((day) => [
      `${day},${day},Bank,Bank,A sale,10.00,`,
      `${day},${day},Sales,Sales,A sale,,10.00`,
    ]),
  ].join("\n");
}

test("a month without entries within the one file is told where most others have some", async () => {
  const days = ["02", "05", "09", "16", "23", "28"];
  const ofDays = (count: number, months: readonly string[]) =>
    sales(...months.flatMap((month) => days.slice(0, count).map((day) => `2025-${month}-${day}`)));
  const daysOf = (...months: string[]) => ofDays(6, months);
  expect(await warningsOf(daysOf("01", "02", "03", "05"))).toContain(
    "The ledger has no entry in April 2025, and has them before and after: those of this month may be missing.",
  );
  expect(await warningsOf(daysOf("01", "02", "03", "04", "05", "06", "09", "10"))).toContain(
    "The general ledger has no entry from July 2025 to August 2025; Bank and other accounts have entries in each of its other months. Entries may be missing, and nothing proves that they are not. Add the file that is missing, or the trial balance of the last day.",
  );
  expect(await warningsOf(daysOf("01", "02", "03"))).toEqual([]);
  expect(await warningsOf(daysOf("01", "04", "07", "10"))).toEqual([]);
  expect(await warningsOf(ofDays(2, ["01", "02", "03", "05", "06"]))).toEqual([]);
});

test("a month in which no file has an entry is told, and of several files not one within a file", async () => {
  expect(await warningsOf(sales("2025-04-01"), sales("2025-01-02", "2025-01-30"))).toContain(
    "No file or sheet of the ledger has an entry from February 2025 to March 2025: those of these months may be missing.",
  );
  expect(await warningsOf(sales("2024-12-01"), sales("2025-02-01"))).toContain(
    "No file or sheet of the ledger has an entry in January 2025: the one of that month may be missing.",
  );
  expect(await warningsOf(sales("2025-01-02", "2025-05-30"), sales("2025-06-01"))).toEqual([]);
});
