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
