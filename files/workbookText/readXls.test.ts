import { expect, test } from "vitest";
import * as xlsx from "xlsx";
import { readWorkbookHere } from "../testing/readWorkbookHere.ts";

/** An .xls of two cells, with records put before the end of its sheet. */
function withRecords(records: Buffer): Uint8Array {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([["Bank", 12.5]]), "TB");
  const file: Buffer = xlsx.write(book, { type: "buffer", bookType: "biff8" });
  const container = xlsx.CFB.read(file, { type: "buffer" });
  const entry = xlsx.CFB.find(container, "/Workbook");
  if (!entry) throw new Error("the writer wrote no workbook");
  const stream = Buffer.from(entry.content);
  const end = stream.lastIndexOf(Buffer.from([0x0a, 0, 0, 0]));
  entry.content = Buffer.concat([stream.subarray(0, end), records, stream.subarray(end)]);
  entry.size = entry.content.length;
  return new Uint8Array(xlsx.CFB.write(container, { type: "array" }));
}

/** A record of fields of two bytes each. */
function record(kind: number, length: number, fields: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + length);
  [kind, length, ...fields].forEach((field, at) => {
    bytes.writeUInt16LE(field, 2 * at);
  });
  return bytes;
}

const LINK = record(0x01b8, 64, [0, 0xffff, 0, 0xff]);
const TIP = record(0x0800, 64, [0x0800, 0, 0xffff, 0, 0xff]);
const COLUMNS = record(0x007d, 12, [0, 0xffff, 0x1000, 0x0f, 1, 0]);

test.each([
  ["links", LINK],
  ["tips of links", TIP],
  ["hidden columns", COLUMNS],
])("%s over every cell of a sheet, a thousand times, cost nothing", async (_, one) => {
  const bytes = withRecords(Buffer.concat(Array.from({ length: 1_000 }, () => one)));
  const read = await readWorkbookHere(bytes);
  expect(read).toMatchObject({
    ok: true,
    value: {
      format: "xls",
      tables: [{ sheet: "TB", rows: [{ row: 1, cells: ["Bank", "12.5"] }] }],
    },
  });
});

test("of many sheets the first twenty are read, and the others named", async () => {
  const book = xlsx.utils.book_new();
  for (let at = 0; at < 22; at += 1)
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([["a"]]), `S${at}`);
  const read = await readWorkbookHere(xlsx.write(book, { type: "buffer", bookType: "biff8" }));
  expect(read.ok && read.value.tables).toHaveLength(20);
  expect(read.ok && read.value.warnings).toMatchObject([{ where: { value: '"S20", "S21"' } }]);
});

const PAGE = `<html><head><meta charset="utf-8"></head><body><table border=1>
<tr><td colspan=2>Balance Sheet</td></tr>
<tr><td></td><td>31 Dec 2025</td></tr>
<tr><td>Plant &amp; tools</td><td>1,250.00</td></tr>
<tr><td>Overdraft</td><td>(20.00)</td></tr></table></body></html>`;

const XML = `\ufeff<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="BalanceSheet"><Table>
<Row><Cell><Data ss:Type="String">Balance Sheet</Data></Cell></Row>
<Row><Cell ss:Index="2"><Data ss:Type="String">31 Dec 2025</Data></Cell></Row>
<Row><Cell><Data ss:Type="String">Plant &amp; tools</Data></Cell><Cell><Data ss:Type="Number">1250</Data></Cell></Row>
<Row><Cell><Data ss:Type="String">Overdraft</Data></Cell><Cell><Data ss:Type="Number">-20</Data></Cell></Row>
</Table></Worksheet></Workbook>`;

test.each([
  ["a web page of a table", PAGE, ["1,250.00", "(20.00)"]],
  ["the XML of Excel 2003", XML, ["1250", "-20"]],
])("%s is read as the workbook it is called", async (_, text, [plant = "", overdraft = ""]) => {
  const read = await readWorkbookHere(new TextEncoder().encode(text));
  expect(read.ok && read.value.tables[0]?.rows).toEqual([
    { row: 1, cells: ["Balance Sheet"] },
    { row: 2, cells: ["", "31 Dec 2025"] },
    { row: 3, cells: ["Plant & tools", plant] },
    { row: 4, cells: ["Overdraft", overdraft] },
  ]);
});

/** The sum of B1 to B1 in B2, with nil for its result. */
const SUM = record(
  0x0006,
  35,
  [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0x0025, 0, 0x0100, 0x01c0, 0x19c0, 0x0010],
);

test("totals of an .xls that no program has computed are computed", async () => {
  const read = await readWorkbookHere(withRecords(SUM));
  expect(read.ok && read.value.tables[0]?.rows.at(-1)).toEqual({ row: 2, cells: ["", "12.5"] });
});
