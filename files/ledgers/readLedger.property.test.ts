import { formatMinor, type GeneralLedger, prepareYear } from "@tieout/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { details } from "../../core/testing/company/describeEntries.ts";
import { generateCompany } from "../../core/testing/company/generateCompany.ts";
import { flatDebitCredit } from "../../core/testing/company/layouts/flat.ts";
import { readOnce } from "../../core/testing/company/readOnce.ts";
import { inputOfCompany } from "../../core/testing/company/statementInput.ts";
import { runs } from "../../core/testing/runs.ts";
import { sourceOf } from "./LedgerSource.ts";
import { readLedger } from "./readLedger.ts";

const choices = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "GBP",
};

async function read(text: string) {
  return readLedger([sourceOf(Buffer.from(text), "ledger.csv")], choices);
}

const CODES = ["1000", "1100", "2000", "3000", "4000", "6000"];

/** Entries of two or three lines on days of one year. */
const ledgers = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 364 }),
    amounts: fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 2 }),
    accounts: fc.shuffledSubarray(CODES, { minLength: 3, maxLength: 3 }),
  }),
  { minLength: 2, maxLength: 12 },
);

type Entries = typeof ledgers extends fc.Arbitrary<infer Value> ? Value : never;

function rowsOf(entries: Entries): string[] {
  return entries.flatMap(({ day, amounts, accounts }, at) => {
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    const row = (account: string | undefined, minor: number) =>
      `${at + 1},${date},${account},Account ${account},${formatMinor(BigInt(minor), 2)}`;
    const total = amounts.reduce((sum, amount) => sum + amount, 0);
    return [
      ...amounts.map((amount, place) => row(accounts[place], amount)),
      row(accounts[2], -total),
    ];
  });
}

const HEADING = "Entry No,Date,Account Code,Account Name,Amount";

async function found(rows: readonly string[]) {
  const result = await read([HEADING, ...rows].join("\n"));
  if (!result.ok) throw new Error(result.problems[0]?.message);
  const { movements, entries } = result.value.ledger;
  const lines = [...entries].map(({ number, date, lines: all }) => [
    number,
    date,
    ...all.map(({ account, amount }) => `${account} ${amount}`).sort(),
  ]);
  return { movements: [...(movements ?? [])].sort(), entries: lines.sort() };
}

test("the order of rows changes neither balances nor entries", async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, fc.infiniteStream(fc.nat()), async (entries, order) => {
      const rows = rowsOf(entries);
      const keys = rows.map(() => Number(order.next().value));
      const shuffled = rows
        .map((row, at) => ({ row, key: keys[at] ?? 0 }))
        .sort((one, other) => one.key - other.key);
      expect(await found(shuffled.map(({ row }) => row))).toEqual(await found(rows));
    }),
    { numRuns: runs(15) },
  );
});

test("a line that is missing or changed is never read as another number", async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, fc.nat(), fc.boolean(), async (entries, pick, isCut) => {
      const rows = rowsOf(entries);
      const at = pick % rows.length;
      const damaged = isCut
        ? rows.filter((_, place) => place !== at)
        : rows.map((row, place) =>
            place === at
              ? row.replace(/(\d)(?=\.\d\d$)/, (digit) => String((Number(digit) + 1) % 10))
              : row,
          );
      const result = await read([HEADING, ...damaged].join("\n"));
      expect(result.ok).toBe(false);
    }),
    { numRuns: runs(15) },
  );
});

test("a file that ends anywhere within an entry is refused", async () => {
  await fc.assert(
    fc.asyncProperty(ledgers, fc.nat(), async (entries, pick) => {
      const text = [HEADING, ...rowsOf(entries)].join("\n");
      const last = text.lastIndexOf("\n");
      const end = last + (pick % (text.length - last - 4));
      expect((await read(text.slice(0, end))).ok).toBe(false);
    }),
    { numRuns: runs(15) },
  );
});

test("a file that ends within the first cells of an entry is refused", async () => {
  const rows = rowsOf(
    Array.from({ length: 12 }, (_, day) => ({ day, amounts: [500], accounts: CODES.slice(0, 3) })),
  );
  for (const rest of [
    "13",
    "13,2025-01",
    "13,2025-01-13,",
    "13,2025-01-13,1000,Acc",
    "13,2025-01-13,1000,Account,",
  ])
    for (const newline of ["\n", "\r\n"]) {
      const result = await read([HEADING, ...rows, rest].join(newline));
      expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^Row 26: the row does not read \(the file ends within the row\)\./),
      ]);
    }
});

test("a file of account and contra account that ends within its last amount is refused", async () => {
  const heading = "Date,Text,Account,Contra account,Amount";
  const row = (cents: string) => `2025-01-13,Rent,Rent expense,Bank account,950${cents}`;
  const rows = Array.from({ length: 12 }, (_, at) => row(`.${10 + at}`));
  for (const rest of ["", ".", ".1"])
    expect((await read([heading, ...rows, row(rest)].join("\n"))).ok).toBe(false);
  for (const rest of [".10", "\n"])
    expect((await read([heading, ...rows, row(rest)].join("\n"))).ok).toBe(true);
  for (const others of [rows.slice(0, 8), [...rows, row(""), row(".5")]])
    expect((await read([heading, ...others, row("")].join("\n"))).ok).toBe(true);
});

test("a line of text beneath a table is no row that was cut", async () => {
  const rows = rowsOf(
    Array.from({ length: 12 }, (_, day) => ({ day, amounts: [500], accounts: CODES.slice(0, 3) })),
  );
  for (const rest of ["Printed by Ann", "Total", ""])
    expect((await read([HEADING, ...rows, rest].join("\n"))).ok).toBe(true);
});

/** What texts, amounts and rows of a file may look like, as its bytes show them. */
const oddTexts = fc.constantFrom(
  ...["Goods", "", " padded ", '"with, comma"', '"said ""so"""', 'inner "quote"', '"plain"'],
  ...[
    "Gööds",
    "\u00a0blank\u00a0",
    "\u65e5\u672c",
    '"two\nlines"',
    "a\rb",
    "tab\there",
    "x".repeat(1_001),
  ],
);
const oddRows = fc.array(
  fc.record({
    text: oddTexts,
    party: oddTexts,
    amount: fc.constantFrom(
      "12.50",
      "0",
      "1",
      '"1,234.50"',
      "(7.00)",
      "12.5-",
      "900000000000000",
      "NA",
    ),
    isBlank: fc.boolean(),
    number: fc.constantFrom("G", "NA"),
    date: fc.constantFrom("2025-03-04", "2025-03-04", "2025-03-04", "NA"),
  }),
  { minLength: 1, maxLength: 8 },
);

/** All that is read of a file, in text that can be compared. */
async function textOfReading(bytes: Uint8Array): Promise<string> {
  const result = await readLedger([sourceOf(bytes, "ledger.csv")], {
    ...choices,
    acceptDifferences: true,
  });
  const plain = result.ok
    ? [{ ...result.value.ledger, entries: [...result.value.ledger.entries] }, result.value.warnings]
    : result.problems;
  return JSON.stringify(plain, (_, value) =>
    typeof value === "bigint" ? `${value}n` : value instanceof Map ? [...value] : value,
  );
}

/** Rows enough for the layout to be known: the next ones are taken from their bytes. */
const FIRST_ROWS = Array.from(
  { length: 240 },
  (_, at) => `F${at >> 1},2025-02-03,1000,Bank,Sale,Ann,${at % 2 === 0 ? "5.25," : ",5.25"}`,
);

test("a file says the same read from its bytes and read as text", async () => {
  await fc.assert(
    fc.asyncProperty(oddRows, fc.constantFrom("\n", "\r\n"), async (odd, newline) => {
      const rows = odd.flatMap(({ text, party, amount, isBlank, number, date }, at) => [
        `${number}${number === "G" ? at : ""},${date},1000,Bank,${text},${party},${amount},`,
        `${number}${number === "G" ? at : ""},${date},4000,Sales,${text},${party},,${amount}`,
        ...(isBlank ? ["", ",,,,,,,"] : []),
      ]);
      const headings = "Entry No,Date,Account Code,Account Name,Description,Party,Debit,Credit";
      const file = [headings, ...FIRST_ROWS, ...rows, ...FIRST_ROWS].join(newline);
      const asText = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(file, "utf16le")]);
      expect(await textOfReading(Buffer.from(file))).toBe(await textOfReading(asText));
    }),
    { numRuns: runs(8) },
  );
});

test("cash is traced the same through the columns of a file and through entries that were made", async () => {
  const { documents, lettering, bills, texts, nothing, openedParties } = details;
  const told = [documents, lettering, bills, texts, nothing, openedParties];
  for (const [at, detail] of told.entries()) {
    const company = generateCompany({ seed: 40 + at, pace: 2 });
    const bytes = Buffer.from(String(flatDebitCredit.write(company, detail)));
    const found = await readLedger([sourceOf(bytes, "ledger.csv")], choices);
    if (!found.ok) throw new Error(found.problems[0]?.message);
    const { ledger } = found.value;
    const yearOf = (generalLedger: GeneralLedger) => {
      const input = { ...inputOfCompany(company), generalLedger };
      const year = prepareYear(input, readOnce(company));
      if (!year.ok) throw new Error(year.problems[0]?.message);
      const { document, openItems } = year.value;
      return JSON.stringify([document, openItems], (_, value) =>
        typeof value === "bigint" ? `${value}n` : value,
      );
    };
    expect(yearOf(ledger)).toBe(yearOf({ ...ledger, entries: [...ledger.entries] }));
  }
});
