import { readFileSync } from "node:fs";
import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { formatMinor, ingest } from "@tieout/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { codesOf } from "../core/testing/readReport.ts";
import { runs } from "../core/testing/runs.ts";
import type { PdfPiece } from "./pdfText/PdfText.ts";
import { readFile } from "./readFile.ts";
import { tabulatePages } from "./readPdf.ts";
import { readPdfHere } from "./testing/readPdfHere.ts";

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

async function rowsOf(name: string) {
  const read = await readFile(fixture(name), name, { pdfHolds: "prior_cashflow" });
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  const result = ingest("prior_cashflow", read.value.tables);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  const rows = result.value.rows.map(({ lineItem, category, amount, notes }) =>
    [lineItem, category, formatMinor(amount, 2), notes].join("|"),
  );
  return { rows, warnings: read.value.warnings };
}

/** What a PDF is refused for; without its thread for those that do not need to be stopped. */
async function problemsOf(bytes: Uint8Array) {
  const read = await readPdfHere(bytes);
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

async function problemsOnThread(bytes: Uint8Array) {
  const read = await readFile(bytes, "a.pdf", { pdfHolds: "prior_cashflow" });
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

test("a statement by a word processor is read over two pages: wrapped labels, notes, brackets, dashes, this year's column", async () => {
  const { rows, warnings } = await rowsOf("cash_flow_report.pdf");
  expect(rows).toEqual([
    "Profit before tax|operating|184250.00|",
    "Depreciation|operating|42000.00|11",
    "Amortisation of intangible assets|operating|6000.00|12",
    "Loss/(gain) on disposal of property, plant and equipment|operating|-1750.00|",
    "Finance costs|operating|9400.00|7",
    "(Increase)/decrease in trade receivables|operating|-21300.00|15",
    "Decrease/(increase) in inventories|operating|8115.00|",
    "Increase in trade payables|operating|12905.00|18",
    "Interest paid|operating|-9100.00|",
    "Income taxes paid|operating|-33400.00|",
    "Purchase of property, plant and equipment|investing|-88000.00|11",
    "Proceeds from disposal of property, plant and equipment|investing|5250.00|11",
    "Interest received|investing|310.00|",
    "Proceeds from long-term borrowings|financing|0.00|20",
    "Repayment of borrowings|financing|-25000.00|20",
    "Payment of lease liabilities|financing|-14600.00|21",
    "Dividends paid to the owners of the company in respect of the final and interim distributions declared in the year|financing|-60000.00|9",
    "Net increase in cash and cash equivalents|reconciliation|15080.00|",
    "Effect of exchange rate changes on cash|reconciliation|-420.00|",
    "Cash and cash equivalents at 1 January|reconciliation|146201.00|",
    "Cash and cash equivalents at 31 December|reconciliation|160861.00|22",
  ]);
  expect(warnings).toEqual([]);
});

test("a statement printed by a spreadsheet is read: currency signs at the column's edge, headings of two rows, last year on a page of its own", async () => {
  const { rows, warnings } = await rowsOf("cash_flow_sheet.pdf");
  expect(rows.slice(0, 4)).toEqual([
    "Net income|operating|52340.25|",
    "Depreciation and amortization|operating|12800.00|",
    "Stock-based compensation|operating|3100.00|",
    "Accounts receivable|operating|-8420.75|",
  ]);
  expect(rows).toHaveLength(13);
  expect(warnings).toMatchObject([{ code: "pdf_pages_chosen", where: { value: "1" } }]);
});

test.each([
  ["a PDF under a password", fixture("encrypted.pdf"), "pdf_encrypted"],
  ["a picture of a page", fixture("scan.pdf"), "pdf_without_text"],
  ["a PDF cut off", fixture("cash_flow_sheet.pdf").subarray(0, 9_000), "pdf_damaged"],
  ["a name and nothing more", Buffer.from("%PDF-1.7\n"), "pdf_damaged"],
])("%s is refused with its own message", async (_, bytes, code) => {
  expect(await problemsOf(bytes)).toEqual([code]);
});

test("a byte changed inside a compressed page is damage, not another figure", async () => {
  const bytes = new Uint8Array(fixture("cash_flow_sheet.pdf"));
  const at = Buffer.from(bytes).indexOf("stream") + 200;
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  expect(await problemsOf(bytes)).toEqual(["pdf_damaged"]);
});

test("a PDF for any other file type is refused", async () => {
  const read = await readFile(fixture("cash_flow_report.pdf"), "a.pdf");
  expect(read.ok || codesOf(read.problems)).toEqual(["pdf_not_supported"]);
});

/** A PDF of these objects, the first of them its catalogue; `content` is the stream of its one page. */
function pdf(objects: readonly string[], content = "", filter = ""): Uint8Array {
  const stream = `<</Length ${content.length}${filter}>>\nstream\n${content}\nendstream`;
  const parts = [...objects, stream].map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`);
  let file = "%PDF-1.4\n";
  const offsets = parts.map((part) => {
    const offset = file.length;
    file += part;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const size = parts.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}`;
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(file + xref + trailer, "latin1");
}

const catalogue = "<</Type/Catalog/Pages 2 0 R>>";
const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
const pages = (count: number) => [
  catalogue,
  `<</Type/Pages/Kids[${"3 0 R ".repeat(count)}]/Count ${count}>>`,
  "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>",
  font,
];
const onePage = () => pages(1);
const column = (x: number, ...cells: readonly string[]) =>
  cells.map((cell, at) => `1 0 0 1 ${x} ${700 - 20 * at} Tm (${cell}) Tj`).join(" ");
const MEBIBYTE = 1024 * 1024;

/** Zeros as zlib packs them: one mebibyte packed once, as often as is asked, and the checksum of them all. */
function deflatedZeros(mebibytes: number): Buffer {
  const whole = { finishFlush: constants.Z_FULL_FLUSH };
  const piece = deflateRawSync(new Uint8Array(MEBIBYTE), whole);
  const [header, end, checksum] = [Buffer.of(0x78, 0x9c), Buffer.of(3, 0), Buffer.alloc(4)];
  checksum.writeUInt16BE((mebibytes * MEBIBYTE) % 65_521);
  checksum.writeUInt16BE(1, 2);
  return Buffer.concat([header, ...Array<Buffer>(mebibytes).fill(piece), end, checksum]);
}

test("the PDF of these tests reads", async () => {
  const text = "BT /F1 9 Tf 1 0 0 1 50 700 Tm (Line) Tj 1 0 0 1 300 700 Tm (2024) Tj ET";
  const read = await readPdfHere(pdf(onePage(), text));
  expect(read).toMatchObject({
    ok: true,
    value: { tables: [{ rows: [{ cells: ["Line", "2024"] }] }] },
  });
});

test("a stream that was flushed and never closed is whole; cut off it is damage", async () => {
  const text = `BT /F1 9 Tf ${column(50, "Sales", "Rent")} ${column(300, "900.00", "40.00")} ET`;
  const flushed = deflateSync(Buffer.from(text), { finishFlush: constants.Z_SYNC_FLUSH });
  const written = (end: number) =>
    pdf(onePage(), flushed.subarray(0, end).toString("latin1"), "/Filter/FlateDecode");
  const read = await readPdfHere(written(flushed.length), "profit_loss");
  expect(read).toMatchObject({
    value: { tables: [{ rows: [{ cells: ["Sales", "900.00"] }, { cells: ["Rent", "40.00"] }] }] },
  });
  expect(await problemsOf(written(flushed.length - 2))).toEqual(["pdf_damaged"]);
});

test("the number of a page at the end of its last line is no amount", async () => {
  const text = `BT /F1 9 Tf ${column(50, "Sales", "Accrual Basis, 15 Nov 2025 GMT")} ${column(300, "900.00", "1/1")} ET`;
  const read = await readPdfHere(pdf(onePage(), text), "profit_loss");
  expect(read).toMatchObject({ value: { tables: [{ rows: [{ cells: ["Sales", "900.00"] }] }] } });
});

test.each([
  ["more pages than a report has", () => pdf(pages(101)), "too_many_pages"],
  [
    "a stream that unpacks to 300 MiB",
    () => pdf(onePage(), deflatedZeros(300).toString("latin1"), "/Filter/FlateDecode"),
    "pdf_too_complex",
  ],
  [
    "a stream packed twice, of two gigabytes",
    () => {
      const tenfold = Buffer.concat(Array<Buffer>(10).fill(deflatedZeros(200)));
      const twice = deflateSync(tenfold).toString("latin1");
      return pdf(onePage(), twice, "/Filter[/FlateDecode/FlateDecode]");
    },
    "pdf_too_complex",
  ],
  [
    "lists within lists within lists",
    () => pdf([catalogue, `<</Type/Pages/Kids ${"[".repeat(1_000_000)}/Count 1>>`]),
    "pdf_damaged",
  ],
  [
    "a page tree that holds itself",
    () => pdf([catalogue, "<</Type/Pages/Kids[2 0 R]/Count 3>>"]),
    "pdf_damaged",
  ],
  [
    "a form that draws itself",
    () =>
      pdf(
        [
          catalogue,
          "<</Type/Pages/Kids[3 0 R]/Count 1>>",
          "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</X 4 0 R>>>>>>",
        ],
        "/X Do ".repeat(50),
        "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>",
      ),
    "pdf_damaged",
  ],
  [
    "more words than any report has",
    () =>
      pdf(
        onePage(),
        `BT /F1 9 Tf ${"1 0 0 1 5 5 Tm (ab) Tj 1 0 0 1 99 99 Tm (c) Tj ".repeat(60_000)} ET`,
      ),
    "pdf_too_complex",
  ],
])(
  "%s ends in a message, and soon",
  async (_, make, code) => {
    expect(await problemsOnThread(make())).toEqual([code]);
  },
  60_000,
);

const SIZE = 9;
const LETTER = 5;
const LABEL = 190;
const words = fc.array(
  fc.constantFrom("cash", "from", "sale", "of", "plant", "and", "other", "items"),
  {
    minLength: 1,
    maxLength: 14,
  },
);
const amount = fc.integer({ min: -9_999_999, max: 9_999_999 }).map(written);
const statementLine = fc.record({ words, current: amount, prior: amount });

function written(value: number): string {
  if (value === 0) return "–";
  const digits = Math.abs(value).toLocaleString("en-GB");
  return value < 0 ? `(${digits})` : digits;
}

function piece(text: string, x: number, y: number): PdfPiece {
  return { text, x, y, width: text.length * LETTER, size: SIZE, font: "f" };
}

test("a label of a few words far from its figures does not go on in the next line", () => {
  const lines: [string, string, string][] = [
    ["Income", "", ""],
    ["Sales of goods", "900.00", "800.00"],
    ["Less expenses", "", ""],
    ["Purchases for resale", "500.00", "450.00"],
    ["Net profit", "400.00", "350.00"],
  ];
  const pieces = lines.flatMap((texts, row) =>
    texts.flatMap((text, at) =>
      text === "" ? [] : piece(text, [40, 400, 500][at] ?? 0, 60 + row * 14),
    ),
  );
  const read = tabulatePages([{ number: 1, pieces }], "profit_loss");
  expect(read.ok && read.value.tables[0]?.rows.map(({ cells }) => cells)).toEqual(lines);
});

test("a part of a report that begins beneath its longest label is none of its words", () => {
  const lines: [string, string][] = [
    ["Accumulated Depreciation - Vehicles", "900.00"],
    ["Liabilities", ""],
    ["Bank Loan", "800.00"],
  ];
  const pieces = lines.flatMap(([label, figure], row) => [
    piece(label, 40, 60 + row * 14),
    ...(figure === "" ? [] : [piece(figure, 260, 60 + row * 14)]),
  ]);
  const read = tabulatePages([{ number: 1, pieces }], "trial_balance");
  expect(read.ok && read.value.tables[0]?.rows.map(({ cells }) => cells)).toEqual(lines);
});

test("a total that names its heading in full does not go on in the next line", () => {
  const lines: [string, string][] = [
    ["Non Operating Income", ""],
    ["Interest Earned", "30.00"],
    ["Total for Non Operating Income", "30.00"],
    ["Non Operating Expense", ""],
    ["Income Tax Expense", "10.00"],
  ];
  const pieces = lines.flatMap(([label, figure], row) => [
    piece(label, 40, 60 + row * 14),
    ...(figure === "" ? [] : [piece(figure, 260, 60 + row * 14)]),
  ]);
  const read = tabulatePages([{ number: 1, pieces }], "trial_balance");
  expect(read.ok && read.value.tables[0]?.rows.map(({ cells }) => cells)).toEqual(lines);
});

test("a long heading that ends above its figures is none of the labels far to their left", () => {
  const rows = ["Sales", "Rent"].map((label, row) => [
    piece(label, 40, 80 + row * 14),
    piece("900.00", 400, 80 + row * 14),
    piece("800.00", 640, 80 + row * 14),
  ]);
  const headings = ["Actual 01/01/2025 to 12/31/2025", "Actual 01/01/2024 to 12/31/2024"];
  const above = headings
    .map((text, at) => piece(text, [400, 640][at] ?? 0, 60))
    .map((heading, at) => ({ ...heading, x: (at ? 640 : 400) + 6 * LETTER - heading.width }));
  const read = tabulatePages([{ number: 1, pieces: [...above, ...rows.flat()] }], "profit_loss");
  expect(read.ok && read.value.tables[0]?.rows[0]?.cells).toEqual(["", ...headings]);
});

test("amounts with a currency sign behind them are amounts, and names beneath a box of sums are names", () => {
  const line = (y: number, texts: readonly (readonly [string, number])[]) =>
    texts.map(([text, x]) => piece(text, x, y));
  const pieces = [
    ...line(20, [
      ["1 250,00 €", 140],
      ["1 250,00 €", 260],
    ]),
    ...line(60, [
      ["Compte", 40],
      ["Libellé", 120],
      ["Débit", 330],
      ["Crédit", 430],
    ]),
    ...line(80, [
      ["512000", 40],
      ["Banque principale", 120],
      ["1 250,00 €", 320],
      ["0,00 €", 430],
    ]),
    ...line(100, [
      ["101000", 40],
      ["Capital social", 120],
      ["0,00 €", 330],
      ["1 250,00 €", 420],
    ]),
  ];
  const read = tabulatePages([{ number: 1, pieces }]);
  const rows = read.ok ? (read.value.tables[0]?.rows ?? []) : [];
  expect(rows.slice(2).map(({ cells }) => cells.filter((cell) => cell !== ""))).toEqual([
    ["512000 Banque principale", "1 250,00 €", "0,00 €"],
    ["101000 Capital social", "0,00 €", "1 250,00 €"],
  ]);
});

test("the names of the right side of a balance sheet of two sides are a column of their own", () => {
  const line = (y: number, texts: readonly (readonly [string, number])[]) =>
    texts.map(([text, x]) => piece(text, x, y));
  const pieces = [
    ...line(20, [
      ["Assets", 40],
      ["Liabilities", 280],
    ]),
    ...line(40, [
      ["Plant", 50],
      ["1,000.00", 200],
      ["Capital", 290],
      ["1,400.00", 480],
    ]),
    ...line(60, [
      ["Creditors", 290],
      ["250.00", 490],
    ]),
    ...line(80, [
      ["Cash", 50],
      ["650.00", 210],
    ]),
    ...line(100, [
      ["Total", 40],
      ["1,650.00", 200],
      ["Total", 280],
      ["1,650.00", 480],
    ]),
  ];
  const read = tabulatePages([{ number: 1, pieces }]);
  expect(read.ok && read.value.tables[0]?.rows.map(({ cells }) => cells.join("|"))).toEqual([
    "Assets||Liabilities|",
    "Plant|1,000.00|Capital|1,400.00",
    "||Creditors|250.00",
    "Cash|650.00||",
    "Total|1,650.00|Total|1,650.00",
  ]);
});

test("amounts that end with their side are figures, and their heading is not that of long names before them", () => {
  const line = (y: number, texts: readonly (readonly [string, number])[]) =>
    texts.map(([text, x]) => piece(text, x, y));
  const account = (y: number, code: string, name: string, opening: string, closing: string) =>
    line(y, [
      [code, 30],
      [name, 110],
      [opening, 328],
      [closing, 430],
    ]);
  const pieces = [
    ...line(20, [
      ["Description", 110],
      ["Opening balance", 280],
      ["Closing balance", 415],
    ]),
    ...account(32, "1.1", "Cash", "0.00D", "410.00 D"),
    ...account(44, "1.2", "Customers with invoices not yet due", "250.00 D", "90.00C"),
    ...account(56, "1.3", "VAT", "0.00D", "0.00D"),
    ...account(68, "2.1", "Suppliers", "250.00 Cr", "320.00 Cr."),
  ];
  const read = tabulatePages([{ number: 1, pieces }]);
  expect(read.ok && read.value.tables[0]?.rows.map(({ cells }) => cells.join("|"))).toEqual([
    "||Description|Opening balance|Closing balance",
    "1.1||Cash|0.00D|410.00 D",
    "1.2||Customers with invoices not yet due|250.00 D|90.00C",
    "1.3||VAT|0.00D|0.00D",
    "2.1||Suppliers|250.00 Cr|320.00 Cr.",
  ]);
});

test("headings with little room between them each stand over figures of their own", () => {
  const right = (text: string, edge: number, y: number) =>
    piece(text, edge - text.length * LETTER, y);
  const line = (y: number, code: string, name: string, ...figures: readonly string[]) => [
    piece(code, 30, y),
    piece(name, 70, y),
    ...figures.flatMap((text, at) => (text === "" ? [] : [right(text, 300 + at * 80, y)])),
  ];
  const pieces = [
    right("Opening debit", 300, 20),
    right("Opening credit", 380, 20),
    ...line(40, "1200", "Bank", "1,000.00", ""),
    ...line(60, "2100", "Creditors", "", "400.00"),
    ...line(80, "3000", "Capital", "", "600.00"),
  ];
  const read = tabulatePages([{ number: 1, pieces }], "trial_balance");
  const rows = read.ok ? read.value.tables[0]?.rows.map(({ cells }) => cells.join("|")) : [];
  expect(rows?.[0]?.split("|").filter((cell) => cell !== "")).toEqual([
    "Opening debit",
    "Opening credit",
  ]);
});

test("a name that reaches up to its amount is apart from it", () => {
  const name = "Equipment - accumulated depre";
  const rows = [
    [name, "(40.00)", 40 + name.length * LETTER, 20],
    ["Cash", "1,000.00", 180, 40],
    ["Stock", "500.00", 190, 60],
  ] as const;
  const pieces = rows.flatMap(([words, amount, x, y]) => [
    piece(words, 40, y),
    piece(amount, x, y),
  ]);
  const read = tabulatePages([{ number: 1, pieces }], "balance_sheet");
  expect(read.ok && read.value.tables[0]?.rows[0]?.cells).toEqual([name, "(40.00)"]);
});

test("headings of two rows are no label that goes on", () => {
  const heads = ["Debit", "Credit", "Debit", "Credit"].map((text, at) =>
    piece(text, 275 + at * 60, 32),
  );
  const figures = (y: number, name: string, ...edges: readonly number[]) => [
    piece(name, 40, y),
    ...edges.map((edge) => piece("1,000.00", edge - 8 * LETTER, y)),
  ];
  const pieces = [piece("Opening", 292, 20), piece("Closing", 412, 20), ...heads];
  const accounts = [
    ...figures(44, "1200 Bank with a long name of its own", 300, 420),
    ...figures(56, "3000 Capital", 360, 480),
  ];
  const read = tabulatePages([{ number: 1, pieces: [...pieces, ...accounts] }], "trial_balance");
  expect(read.ok && read.value.tables[0]?.rows.slice(0, 2).map(({ cells }) => cells)).toEqual([
    ["", "Opening", "", "Closing", ""],
    ["", "Debit", "Credit", "Debit", "Credit"],
  ]);
});

function wrap(label: string): string[] {
  const lines: string[] = [];
  for (const word of label.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + 1 + word.length) * LETTER <= LABEL)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

test("whatever the labels and figures, set in columns and wrapped they come back as they were", () => {
  fc.assert(
    fc.property(fc.array(statementLine, { minLength: 1, maxLength: 60 }), (lines) => {
      const set: PdfPiece[][] = [];
      const expected: string[][] = [];
      let y = Number.POSITIVE_INFINITY;
      for (const line of lines) {
        if (y > 700) {
          const head = ["2024", "2023"].map((year, at) => piece(year, 300 + at * 100 - 20, 50));
          set.push(head);
          if (set.length === 1) expected.push(["", "2024", "2023"]);
          y = 70;
        }
        const label = `Item ${line.words.join(" ")}`;
        wrap(label).forEach((part, at) => {
          set.at(-1)?.push(piece(part, 40, y + at * 11));
        });
        [line.current, line.prior].forEach((figure, at) => {
          set.at(-1)?.push(piece(figure, 300 + at * 100 - figure.length * LETTER, y));
        });
        expected.push([label, line.current, line.prior]);
        y += wrap(label).length * 11;
      }
      const read = tabulatePages(set.map((pieces, at) => ({ number: at + 1, pieces })));
      expect(read.ok && read.value.tables[0]?.rows.map(({ cells }) => cells)).toEqual(expected);
    }),
    { numRuns: runs(60) },
  );
});
