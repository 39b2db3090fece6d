import { readFileSync } from "node:fs";
import { type FileType, formatMinor, ingest, type Result, type Table } from "@tieout/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPdfStreams } from "./pdfText/checkPdfStreams.ts";
import { extractPdfText } from "./pdfText/extractPdfText.ts";
import { readFile } from "./readFile.ts";
import { tabulatePages } from "./readPdf.ts";
import { sniffFormat } from "./sniffFormat.ts";
import { readWorkbookHere } from "./testing/readWorkbookHere.ts";

const file = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url)));
const template = (fileType: FileType) => file(`../web/public/templates/${fileType}_template.csv`);

/** The files that are damaged: every format and every file type. */
const seeds: readonly (readonly [FileType, string, Uint8Array])[] = [
  ["trial_balance", "a.csv", template("trial_balance")],
  ["profit_loss", "a.csv", template("profit_loss")],
  ["balance_sheet", "a.csv", template("balance_sheet")],
  ["fx_rates", "a.csv", template("fx_rates")],
  ["prior_cashflow", "a.csv", template("prior_cashflow")],
  ["balance_sheet", "a.csv", file("fixtures/balance_sheet_utf16.csv")],
  ["balance_sheet", "a.csv", file("fixtures/balance_sheet_windows1252.csv")],
  ["trial_balance", "a.xlsx", file("fixtures/trial_balance.xlsx")],
  ["trial_balance", "a.xls", file("fixtures/trial_balance.xls")],
  ["fx_rates", "a.xlsx", file("fixtures/fx_rates.xlsx")],
  ["trial_balance", "a.ods", file("fixtures/trial_balance.ods")],
  [
    "trial_balance",
    "a.json",
    new TextEncoder().encode(
      '[{"Name":"Bank","Debit":12.5,"Credit":0},{"Name":"Capital","Debit":"","Credit":"12.50"}]',
    ),
  ],
  ["trial_balance", "a.xlsx", file("fixtures/hidden_parts.xlsx")],
  ["trial_balance", "a.xls", file("fixtures/hidden_parts.xls")],
  [
    "prior_cashflow",
    "a.json",
    new TextEncoder().encode(
      '{"lines":[{"concept":"interest_paid","lineItem":"Interest paid","category":"operating","currentYear":"-5.00"}]}',
    ),
  ],
  [
    "trial_balance",
    "a.json",
    new TextEncoder().encode(
      '{"columns":["Name","Debit","Credit"],"rows":[["Bank",1,0],["Capital",0,1]]}',
    ),
  ],
];

type Damage = {
  kind: "flip" | "cut" | "drop" | "repeat" | "insert";
  at: number;
  length: number;
  byte: number;
};

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom("flip", "flip", "flip", "cut", "drop", "repeat", "insert"),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 64 }),
  byte: fc.oneof(
    fc.constantFrom(...new TextEncoder().encode(",;\"'\t\n\r-()0.{}[]<&"), 0, 255),
    fc.integer({ min: 0, max: 255 }),
  ),
});

function apply(bytes: Uint8Array, { kind, at, length, byte }: Damage): Uint8Array {
  const index = Math.floor(at * bytes.length);
  const [before, after] = [bytes.subarray(0, index), bytes.subarray(index)];
  if (kind === "cut") return before;
  if (kind === "drop") return Buffer.concat([before, after.subarray(length)]);
  if (kind === "repeat") return Buffer.concat([before, after.subarray(0, length), after]);
  if (kind === "insert") return Buffer.concat([before, Uint8Array.of(byte), after]);
  return Buffer.concat([before, Uint8Array.of(byte), after.subarray(1)]);
}

/** What an accepted file says is what its cells say: names as written, plain numbers to the cent. */
function checkRows(fileType: FileType, tables: readonly Table[]): boolean {
  const result = ingest(fileType, tables);
  if (!result.ok) {
    expect(result.problems.length).toBeGreaterThan(0);
    return false;
  }
  const { rows, matchedColumns, sheet } = result.value;
  const table = tables.find((candidate) => candidate.sheet === sheet);
  for (const row of rows) {
    const cells = table?.rows.find((candidate) => candidate.row === row.row)?.cells ?? [];
    for (const { field, index } of matchedColumns) {
      const [written, read] = [
        cells[index]?.trim() ?? "",
        Object.entries(row).find(([key]) => key === field)?.[1],
      ];
      if (typeof read === "bigint" && /^-?\d+\.\d\d$/.test(written))
        expect(formatMinor(read, 2)).toBe(
          written
            .replace(/^-?0+(?=\d)/, (zeros) => (zeros.startsWith("-") ? "-" : ""))
            .replace(/^-(0\.00)$/, "$1"),
        );
      // A report with a column for each level of its names has the name of a row in one of them
      if (field === "name" || field === "lineItem")
        expect([written, ...cells.map((cell) => cell.trim())]).toContain(read);
    }
  }
  return true;
}

/** Workbooks without the thread around them, which takes far longer than the reading. */
function readHere(bytes: Uint8Array, name: string): Promise<Result<{ tables: readonly Table[] }>> {
  const isWorkbook = ["zip", "xls"].includes(sniffFormat(bytes));
  return isWorkbook ? readWorkbookHere(bytes) : readFile(bytes, name);
}

/** `DAMAGED_FILES=20000 npx vitest run files/fuzz` damages many more; each run draws others. */
const RUNS = Number(process.env.DAMAGED_FILES ?? 500);

test("no damage to a file makes the reader throw, and nothing is read that is not in it", async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: seeds.length - 1 }),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      async (chosen, damages) => {
        const [fileType, name, seed] = seeds[chosen] ?? ["trial_balance", "", new Uint8Array()];
        const read = await readHere(damages.reduce(apply, seed), name);
        if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
        else if (checkRows(fileType, read.value.tables)) accepted += 1;
      },
    ),
    { numRuns: RUNS },
  );
  expect(accepted).toBeGreaterThan(0);
}, 600_000);

/** As readPdf, without the thread around it, which takes ten times as long as the reading. */
async function readStatement(bytes: Uint8Array): Promise<string[] | null> {
  if (checkPdfStreams(bytes)) return null;
  const text = await extractPdfText(Uint8Array.from(bytes));
  const table = text.ok ? tabulatePages(text.pages) : null;
  const result = table?.ok ? ingest("prior_cashflow", table.value.tables) : null;
  if (!result?.ok) return null;
  return result.value.rows.map(({ lineItem, amount }) => `${lineItem}|${formatMinor(amount, 2)}`);
}

const PDF_RUNS = RUNS / 20;

test("no damage to a PDF makes the reader throw, and no line is read that is not in it", async () => {
  const pdfs = ["cash_flow_report.pdf", "cash_flow_sheet.pdf"].map((name) =>
    file(`fixtures/${name}`),
  );
  const whole = await Promise.all(pdfs.map(readStatement));
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: pdfs.length - 1 }),
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      async (chosen, damages) => {
        const rows = await readStatement(damages.reduce(apply, pdfs[chosen] ?? new Uint8Array()));
        if (rows === null) return;
        accepted += 1;
        expect(whole[chosen]).toEqual(expect.arrayContaining(rows));
      },
    ),
    { numRuns: PDF_RUNS },
  );
  expect(accepted).toBeGreaterThan(0);
}, 600_000);
