import { randomFillSync } from "node:crypto";
import { ingest } from "@tieout/core";
import { expect, test } from "vitest";
import * as xlsx from "xlsx";
import { readFile } from "./readFile.ts";
import { packParts } from "./testing/packParts.ts";
import { readWorkbookHere } from "./testing/readWorkbookHere.ts";
import { relationships, workbookParts } from "./testing/workbookParts.ts";

const row = (at: number, column = "A") =>
  `<row r="${at}"><c r="${column}${at}" t="str"><v>x</v></c></row>`;
const SHEET = "xl/worksheets/sheet1.xml";
const WHOLE_SHEET = "A1:XFD1048576";

/** A workbook of one cell, with a piece of one of its parts replaced. */
function altered(path: string, from: string, to: string, rows = row(1)): Uint8Array {
  const parts = workbookParts(rows);
  expect(parts[path]).toContain(from);
  return packParts({ ...parts, [path]: parts[path]?.replace(from, () => to) ?? "" });
}

async function tablesOf(bytes: Uint8Array) {
  const read = await readWorkbookHere(bytes);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value.tables;
}

async function problemsOf(bytes: Uint8Array) {
  const read = await readWorkbookHere(bytes);
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

test.each([
  ["a link", `<hyperlinks><hyperlink ref="${WHOLE_SHEET}" location="x"/></hyperlinks>`],
  [
    "a conditional format",
    `<conditionalFormatting sqref="${WHOLE_SHEET}"><cfRule type="expression" priority="1"><formula>1</formula></cfRule></conditionalFormatting>`,
  ],
  [
    "a validation",
    `<dataValidations count="4294967295"><dataValidation sqref="${WHOLE_SHEET}" type="list"/></dataValidations>`,
  ],
])("%s over every cell of a sheet costs nothing", async (_, around) => {
  const bytes = packParts(workbookParts(row(1), around));
  expect(bytes.length).toBeLessThan(2_100);
  expect(await tablesOf(bytes)).toEqual([{ sheet: "TB", rows: [{ row: 1, cells: ["x"] }] }]);
});

test.each([
  ["a dimension", SHEET, "<sheetData>", `<dimension ref="${WHOLE_SHEET}"/><sheetData>`],
  [
    "columns without end",
    SHEET,
    "<sheetData>",
    `<cols>${'<col min="2" max="2000000000" hidden="1"/>'.repeat(9)}</cols><sheetData>`,
  ],
  ["spans of a row", SHEET, '<row r="1">', '<row r="1" spans="1:2000000000">'],
  [
    "a defined name",
    "xl/workbook.xml",
    "</sheets>",
    `</sheets><definedNames><definedName name="x">TB!${WHOLE_SHEET}</definedName></definedNames>`,
  ],
])("%s that reaches too far costs nothing", async (_, path, from, to) => {
  expect(await tablesOf(altered(path, from, to))).toEqual([
    { sheet: "TB", rows: [{ row: 1, cells: ["x"] }] },
  ]);
});

test("merged cells over a whole sheet are one range", async () => {
  const around = `<mergeCells><mergeCell ref="${WHOLE_SHEET}"/><mergeCell ref="nonsense"/></mergeCells>`;
  expect(await tablesOf(packParts(workbookParts(row(1), around)))).toMatchObject([
    { mergedRanges: [{ top: 1, left: 0, bottom: 1_048_576, right: 16_383 }] },
  ]);
});

const MEBIBYTE = 1024 * 1024;
const blank = `${" ".repeat(1_020)}<a/>`;
const padding = blank.repeat(12 * 1024);
/** Of an element, so many as pass what may be unpacked, after blanks that come near it: they take far longer to read. */
const andMany = (element: string) =>
  blank.repeat(7 * 1024) + element.repeat((6 * MEBIBYTE) / element.length);

test.each([
  ["a sheet", packParts(workbookParts(padding))],
  ["rows without numbers", packParts(workbookParts(andMany("<row><c><v>1</v></c></row>")))],
  ["blank cells", packParts(workbookParts(`<row r="1">${andMany("<c />")}</row>`))],
  [
    "a sheet outside the usual folder",
    (() => {
      const { [SHEET]: sheet = "", ...parts } = workbookParts(padding);
      const target = [["rId1", "worksheet", "/data/one.xml"]] as const;
      const rels = { "xl/_rels/workbook.xml.rels": relationships(target) };
      return packParts({ ...parts, ...rels, "data/one.xml": sheet });
    })(),
  ],
  ["shared texts", altered("xl/sharedStrings.xml", "<si>", `${andMany("<si/>")}<si>`)],
  ["styles", altered("xl/styles.xml", "<xf ", `${andMany('<xf numFmtId="0"/>')}<xf `)],
  ["the list of sheets", altered("xl/workbook.xml", "<sheets>", `${padding}<sheets>`)],
  ["relationships", altered("_rels/.rels", "<Relationship ", `${padding}<Relationship `)],
])("%s that unpacks to a hundred times the workbook's size is refused", async (_, bytes) => {
  expect(bytes.length).toBeLessThan(200_000);
  expect(await problemsOf(bytes)).toEqual(["file_too_large"]);
});

test("parts that hold no cells are not unpacked, whatever they hold", async () => {
  const parts = workbookParts(row(1));
  const idle = ["xl/media/image1.png", "xl/calcChain.xml", "xl/comments1.xml", "xl/theme.xml"];
  const bombs = Object.fromEntries(idle.map((path) => [path, new Uint8Array(20 * MEBIBYTE)]));
  expect(await tablesOf(packParts({ ...parts, ...bombs }))).toHaveLength(1);
});

test("a directory that lies about sizes changes nothing", async () => {
  const archive = Buffer.from(packParts(workbookParts(row(1))));
  for (
    let at = archive.indexOf("PK\u0001\u0002");
    at >= 0;
    at = archive.indexOf("PK\u0001\u0002", at + 1)
  )
    archive.writeUInt32LE(0xffff_fff0, at + 24);
  expect(await tablesOf(archive)).toHaveLength(1);
});

test("a changed byte of a packed part is damage, not another figure", async () => {
  const noise = randomFillSync(Buffer.alloc(3_000)).toString("base64");
  const rows = `<row r="1"><c r="A1" t="str"><v>${noise}</v></c></row>`;
  const archive = Buffer.from(packParts(workbookParts(rows)));
  const at = archive.indexOf(SHEET) + 2_000;
  archive.writeUInt8(archive.readUInt8(at) ^ 1, at);
  expect(await problemsOf(archive)).toEqual(["file_unreadable"]);
});

test.each([
  ["a row after a later one", row(2) + row(1), "row 1 stands after row 2"],
  ["a row of two numbers", '<row r="2"><c r="A3"><v>1</v></c></row>', "cell A3 stands in row 2"],
  ["a cell of no place", '<row r="1"><c r="XFE1"><v>1</v></c></row>', '"XFE1" is not a cell'],
  ["a text that is not there", '<row r="1"><c t="s"><v>7</v></c></row>', "no shared text 7"],
  ["a text of -1", '<row r="1"><c t="s"><v>-1</v></c></row>', "no shared text -1"],
  ["nesting without end", "<a>".repeat(300), "nested too deeply"],
  ["a cell without end", `<row><c><v>${"1".repeat(3 * MEBIBYTE)}</v></c></row>`, "without end"],
  ["a tag that is not closed", '<row r="1">', "unexpected close tag"],
])("%s is named", async (_, rows, reason) => {
  const read = await readWorkbookHere(packParts(workbookParts(rows)));
  expect(read).toMatchObject({ ok: false, problems: [{ code: "file_unreadable" }] });
  expect(read.ok ? "" : read.problems[0]?.message).toContain(reason);
});

test("entities of a document's own are refused, not expanded", async () => {
  const lol = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const read = await readWorkbookHere(altered(SHEET, "<worksheet", `${lol}<worksheet`));
  expect(read.ok ? "" : read.problems[0]?.message).toContain("declares a document type");
});

test("a part that the archive holds twice, or not at all, is named", async () => {
  const parts = workbookParts(row(1));
  const twice = packParts({ ...parts, "XL/Worksheets/Sheet1.xml": parts[SHEET] ?? "" });
  const { [SHEET]: _, ...without } = parts;
  for (const [bytes, reason] of [
    [twice, 'holds "xl/worksheets/sheet1.xml" twice'],
    [packParts(without), 'the sheet "TB" is missing'],
    [altered("xl/workbook.xml", 'r:id="rId1"', 'r:id="rId9"'), 'where the sheet "TB" is'],
    [altered("_rels/.rels", "xl/workbook.xml", "../../etc/passwd"), '"etc/passwd" is missing'],
  ] as const) {
    const read = await readWorkbookHere(bytes);
    expect(read.ok ? "" : read.problems[0]?.message).toContain(reason);
  }
});

test("rows, columns, cells and merged cells beyond the limits each have their message", async () => {
  const wide = Array.from({ length: 20_100 }, (_, at) => row(at + 1, "GR")).join("");
  const merged = '<mergeCell ref="A1:B2"/>'.repeat(200_001);
  for (const [bytes, codes] of [
    [packParts(workbookParts(row(1) + row(500_002))), ["too_many_rows"]],
    [packParts(workbookParts(row(1, "GS"))), ["too_many_columns"]],
    [
      packParts(workbookParts(row(500_002) + row(500_003, "XFD"))),
      ["too_many_rows", "too_many_columns"],
    ],
    [packParts(workbookParts(wide)), ["too_many_cells"]],
    [
      packParts(workbookParts(row(1), `<mergeCells>${merged}</mergeCells>`)),
      ["too_many_merged_ranges"],
    ],
  ] as const)
    expect(await problemsOf(bytes)).toEqual(codes);
});

type Sheets = Record<string, readonly (readonly unknown[])[]>;

function workbook(sheets: Sheets): Uint8Array {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    xlsx.utils.book_append_sheet(
      book,
      xlsx.utils.aoa_to_sheet(rows.map((cells) => [...cells])),
      name,
    );
  }
  return new Uint8Array(xlsx.write(book, { type: "array", bookType: "xlsx", compression: true }));
}

test("of many sheets the first twenty are read, and the others named", async () => {
  const many = Object.fromEntries(Array.from({ length: 23 }, (_, at) => [`S${at}`, [["a"]]]));
  const read = await readWorkbookHere(workbook(many));
  expect(read).toMatchObject({
    ok: true,
    value: { warnings: [{ code: "sheets_left_out", where: { value: '"S20", "S21", "S22"' } }] },
  });
  expect(read.ok && read.value.tables).toHaveLength(20);
});

test("a formula without a stored result says so, where its cell is needed", async () => {
  const sheet = xlsx.utils.aoa_to_sheet([
    ["Name", "Debit", "Credit"],
    ["Bank", 1, 0],
  ]);
  sheet.B2 = { t: "n", f: "ROUND(1,0)" };
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, "TB");
  const bytes = new Uint8Array(xlsx.write(book, { type: "array", bookType: "xlsx" }));
  const result = ingest("trial_balance", await tablesOf(bytes));
  expect(result).toMatchObject({
    ok: false,
    problems: [
      { code: "formula_not_computed", where: { row: 2, column: "Debit", value: "=ROUND(1,0)" } },
    ],
  });
});

test("an encrypted XLSX is an OLE container, and is named as encrypted", async () => {
  const container = xlsx.CFB.utils.cfb_new();
  xlsx.CFB.utils.cfb_add(container, "/EncryptionInfo", Buffer.from([4, 0, 4, 0, 64, 0, 0, 0]));
  xlsx.CFB.utils.cfb_add(container, "/EncryptedPackage", Buffer.alloc(5_000, 7));
  const bytes = new Uint8Array(xlsx.CFB.write(container, { type: "array" }));
  expect(await problemsOf(bytes)).toEqual(["file_encrypted"]);
});

test("an archive that is no workbook, and an Excel binary workbook, are named as what they are", async () => {
  expect(await problemsOf(packParts({ "tb.csv": "a,b" }))).toEqual(["file_is_archive"]);
  const document = relationships([["rId1", "officeDocument", "word/document.xml"]]);
  const word = packParts({ "_rels/.rels": document, "word/document.xml": "<document/>" });
  expect(await problemsOf(word)).toEqual(["file_is_archive"]);
  const binary = altered("_rels/.rels", "xl/workbook.xml", "xl/workbook.bin");
  expect(await problemsOf(binary)).toEqual(["workbook_is_binary"]);
});

test("a workbook of blank sheets is empty", async () => {
  const read = await readFile(workbook({ A: [], B: [[""]] }), "a.xlsx");
  expect(read).toMatchObject({ ok: false, problems: [{ code: "file_empty" }] });
});
