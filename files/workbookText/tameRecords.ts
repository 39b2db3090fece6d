/** Kinds of records by number ([MS-XLS] 2.3.2). */
const kinds = { selection: 0x001d, columns: 0x007d } as const;

/** Comments, drawn objects and links: no cell's content, and ranges that the library counts through. */
const IDLE = new Set([0x001c, 0x005d, 0x007f, 0x01b6, 0x01b8, 0x0800]);

const HEADER = 4;
const LAST_COLUMN_AT = 2;
/** A sheet of this format has 256 columns; a record may claim 65,536. */
const LAST_COLUMN = 255;

/**
 * A copy of an .xls workbook's records in which those without content of cells are ones that the library
 * passes over, and ranges of columns end where the sheet does: the cost of reading follows the bytes.
 */
export function tameRecords(stream: Uint8Array): Buffer {
  const records = Buffer.from(stream);
  for (let at = 0; at + HEADER <= records.length; ) {
    const [kind, length] = [records.readUInt16LE(at), records.readUInt16LE(at + 2)];
    const content = at + HEADER;
    // The library would read on past the end, and never come to it.
    if (content + length > records.length) return records.subarray(0, at);
    if (IDLE.has(kind)) records.writeUInt16LE(kinds.selection, at);
    else if (kind === kinds.columns && length >= HEADER) {
      const last = content + LAST_COLUMN_AT;
      records.writeUInt16LE(Math.min(records.readUInt16LE(last), LAST_COLUMN), last);
    }
    at = content + length;
  }
  return records;
}
