import { crc32, deflateRawSync } from "node:zlib";
import { ingest } from "@tieout/core";
import { expect, test } from "vitest";
import * as xlsx from "xlsx";
import { readFile } from "./readFile.ts";
import { writeStoredZip } from "./writeStoredZip.ts";

const MEBIBYTE = 1024 * 1024;

type Sheets = Record<string, readonly (readonly unknown[])[]>;

function workbook(sheets: Sheets): Uint8Array {
  const book = xlsx.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  return new Uint8Array(xlsx.write(book, { type: "array", bookType: "xlsx", compression: true }));
}

async function problemsOf(bytes: Uint8Array) {
  const read = await readFile(bytes, "a.xlsx");
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

/** A workbook whose sheet is `xml`, and whose directory claims `claimed` bytes for it. */
function withSheet(xml: Uint8Array, claimed = xml.length): Uint8Array {
  const packed = deflateRawSync(xml);
  const name = "xl/worksheets/sheet1.xml";
  const text = (content: string) => new TextEncoder().encode(content);
  const archive = Buffer.from(
    writeStoredZip([
      {
        name: "[Content_Types].xml",
        content: text(
          `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
        ),
      },
      {
        name: "_rels/.rels",
        content: text(
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        ),
      },
      {
        name: "xl/workbook.xml",
        content: text(
          `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="TB" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        ),
      },
      {
        name: "xl/_rels/workbook.xml.rels",
        content: text(
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        ),
      },
      { name, content: packed },
    ]),
  );
  const isDeflated = 8;
  const inDirectory = archive.lastIndexOf(name) - 46;
  const local = archive.indexOf(packed) - name.length - 30;
  for (const [method, size] of [
    [inDirectory + 10, inDirectory + 24],
    [local + 8, local + 22],
  ] as const) {
    archive.writeUInt16LE(isDeflated, method);
    archive.writeUInt32LE(crc32(xml), size - 8);
    archive.writeUInt32LE(claimed, size);
  }
  return archive;
}

const sheetXml = (rows: string) =>
  new TextEncoder().encode(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );
const row = (at: number, column = "A") =>
  `<row r="${at}"><c r="${column}${at}" t="str"><v>x</v></c></row>`;

test("the packed workbook of these tests reads", async () => {
  expect(await readFile(withSheet(sheetXml(row(1))), "a.xlsx")).toMatchObject({
    ok: true,
    value: { tables: [{ sheet: "TB", rows: [{ row: 1, cells: ["x"] }] }] },
  });
});

test("an archive that inflates too far is refused, whether its directory admits it or lies", async () => {
  const bomb = new Uint8Array(300 * MEBIBYTE);
  expect(await problemsOf(withSheet(bomb))).toEqual(["file_too_large"]);
  expect(await problemsOf(withSheet(bomb, 1_000))).toEqual(["file_too_large"]);
});

test("sheets, rows, columns and cells beyond the limits each have their message", async () => {
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`S${at}`, [["a"]]]));
  expect(await problemsOf(workbook(many))).toEqual(["too_many_sheets"]);
  expect(await problemsOf(withSheet(sheetXml('<row r="1"/>'.repeat(500_002))))).toEqual([
    "too_many_rows",
  ]);
  expect(await problemsOf(withSheet(sheetXml(row(1, "XFD"))))).toEqual(["too_many_columns"]);
  expect(
    await problemsOf(
      withSheet(sheetXml(`<row r="1"><c r="A1"/></row>${"<c />".repeat(2_000_001)}`)),
    ),
  ).toEqual(["too_many_cells"]);
});

test("columns that are given widths without end are refused before the library makes them", async () => {
  const text = new TextDecoder().decode(sheetXml(row(1)));
  for (const columns of [
    '<col min="1" max="2000000000" width="9"/>',
    '<col min="1" max="16384" hidden="1"/>'.repeat(9),
  ]) {
    const xml = text.replace("<sheetData>", `<cols>${columns}</cols><sheetData>`);
    expect(await problemsOf(withSheet(new TextEncoder().encode(xml)))).toEqual([
      "too_many_columns",
    ]);
  }
});

test("a sparse sheet with a cell in its last corner is refused at once, not spread out", async () => {
  expect(await problemsOf(withSheet(sheetXml(row(1) + row(1_048_576, "XFD"))))).toEqual([
    "too_many_rows",
    "too_many_columns",
  ]);
});

test("a formula without a stored result says so, where its cell is needed", async () => {
  const sheet = xlsx.utils.aoa_to_sheet([
    ["Name", "Debit", "Credit"],
    ["Bank", 1, 0],
  ]);
  sheet.B2 = { t: "n", f: "1+1" };
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, "TB");
  const bytes = new Uint8Array(xlsx.write(book, { type: "array", bookType: "xlsx" }));
  const read = await readFile(bytes, "a.xlsx");
  const result = ingest("trial_balance", read.ok ? read.value.tables : []);
  expect(result).toMatchObject({
    ok: false,
    problems: [{ code: "formula_not_computed", where: { row: 2, column: "Debit", value: "=1+1" } }],
  });
});

test("an encrypted XLSX is an OLE container, and is named as encrypted", async () => {
  const container = xlsx.CFB.utils.cfb_new();
  xlsx.CFB.utils.cfb_add(container, "/EncryptionInfo", Buffer.from([4, 0, 4, 0, 64, 0, 0, 0]));
  xlsx.CFB.utils.cfb_add(container, "/EncryptedPackage", Buffer.alloc(5_000, 7));
  const bytes = new Uint8Array(xlsx.CFB.write(container, { type: "array" }));
  expect(await problemsOf(bytes)).toEqual(["file_encrypted"]);
});

test("an archive that is no workbook is named as one", async () => {
  const archive = writeStoredZip([{ name: "tb.csv", content: new TextEncoder().encode("a,b") }]);
  expect(await problemsOf(archive)).toEqual(["file_is_archive"]);
});

test("a workbook of blank sheets is empty", async () => {
  expect(await problemsOf(workbook({ A: [], B: [[""]] }))).toEqual(["file_empty"]);
});
