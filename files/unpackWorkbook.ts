import { crc32, inflateRawSync } from "node:zlib";
import { type Problem, problem, type Result } from "@tieout/core";
import { limits } from "./limits.ts";
import { readZipDirectory, type ZipEntry } from "./readZipDirectory.ts";
import { writeStoredZip, type ZipPart } from "./writeStoredZip.ts";

/** Parts of a workbook that hold no cells: never unpacked. */
const IDLE =
  /^xl\/(media|embeddings|drawings|charts|printerSettings|activeX|ctrlProps|pivotCache)\//i;
const SHEET = /^xl\/worksheets\/[^/]+\.(xml|bin)$/i;

export type UnpackedWorkbook = {
  archive: Uint8Array;
  /** Some formula has no stored result: a program wrote it, and no spreadsheet has computed it. */
  hasUncomputed: boolean;
  /** Whether what the library makes of column widths was seen to stay within bounds. */
  hasSoundColumns: boolean;
};

/**
 * Unpacks an XLSX workbook within the limits and packs it again without compression, so that the
 * library inflates nothing: what an archive says of its sizes need not be true. Refused are
 * archives that are no workbook, grow too large, or hold too many sheets, rows or cells.
 */
export function unpackWorkbook(bytes: Uint8Array): Result<UnpackedWorkbook> {
  const entries = readZipDirectory(bytes);
  if (entries === null) return refuse(unreadable("the archive is damaged"));
  const stranger = notAWorkbook(entries);
  if (stranger) return refuse(stranger);
  const claimed = entries.reduce((total, { size }) => total + size, 0);
  if (claimed > limits.inflatedBytes) return refuse(inflatesTooFar());
  const sheets = entries.filter(({ name }) => SHEET.test(name)).length;
  if (sheets > limits.sheets) return refuse(tooManySheets(sheets));
  const parts = inflate(
    bytes,
    entries.filter(({ name }) => !IDLE.test(name)),
  );
  if (!parts.ok) return parts;
  const problems = parts.value.flatMap(checkSheet);
  if (problems.length > 0) return { ok: false, problems };
  const hasUncomputed = parts.value.some(isUncomputed);
  const hasSoundColumns = !parts.value.some(({ name }) => /\.bin$/i.test(name));
  const archive = writeStoredZip(parts.value);
  return { ok: true, value: { archive, hasUncomputed, hasSoundColumns } };
}

function notAWorkbook(entries: readonly ZipEntry[]): Problem | null {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/^xl\/workbook\.(xml|bin)$/i)) return null;
  const isOpenDocument = has(/^content\.xml$/) && has(/^mimetype$/);
  return problem(isOpenDocument ? "file_is_open_document" : "file_is_archive");
}

function inflate(bytes: Uint8Array, entries: readonly ZipEntry[]): Result<ZipPart[]> {
  const parts: ZipPart[] = [];
  let left: number = limits.inflatedBytes;
  for (const { name, isDeflated, start, packedSize, checksum } of entries) {
    const packed = bytes.subarray(start, start + packedSize);
    try {
      const content = isDeflated ? inflateRawSync(packed, { maxOutputLength: left + 1 }) : packed;
      left -= content.length;
      if (left < 0) return refuse(inflatesTooFar());
      if (crc32(content) !== checksum) return refuse(unreadable("the archive is damaged"));
      parts.push({ name, content });
    } catch (error) {
      const isTooLong = error instanceof RangeError;
      return refuse(isTooLong ? inflatesTooFar() : unreadable("the archive is damaged"));
    }
  }
  return { ok: true, value: parts };
}

/** Counts what a sheet holds before the library builds an object for every cell. */
function checkSheet({ name, content }: ZipPart): Problem[] {
  if (!SHEET.test(name) || name.endsWith(".bin")) return [];
  const xml = view(content);
  const expected = (limit: number) => ({ expected: limit.toLocaleString("en-GB") });
  if (exceeds(xml, ["<row ", "<x:row "], limits.rows + 1))
    return [problem("too_many_rows", expected(limits.rows))];
  if (exceeds(xml, ["<c ", "<x:c "], limits.cells))
    return [problem("too_many_cells", expected(limits.cells))];
  if (formattedColumns(xml) > MOST_FORMATTED)
    return [problem("too_many_columns", expected(limits.columns))];
  return [];
}

/** A sheet has 16,384 columns; the library makes an object of each one that is said to have a width. */
const MOST_FORMATTED = 2 * 16_384;

function formattedColumns(xml: Buffer): number {
  const start = xml.indexOf("cols>");
  const end = start < 0 ? -1 : xml.indexOf("cols>", start + 1);
  if (end < 0) return 0;
  const columns = xml
    .subarray(start, end)
    .toString("latin1")
    .matchAll(/<(?:x:)?col\b[^<>]*>/g);
  let count = 0;
  for (const [column] of columns) {
    const [min, max] = [/\bmin="(\d+)"/, /\bmax="(\d+)"/].map((bound) =>
      Number(bound.exec(column)?.[1] ?? 0),
    );
    count += Math.max(1, (max ?? 0) - (min ?? 0));
  }
  return count;
}

const WITHOUT_RESULT = ["</f></c>", "</f><v></v>", "</f><v/>", "</f><v />"];

function isUncomputed({ name, content }: ZipPart): boolean {
  return SHEET.test(name) && WITHOUT_RESULT.some((mark) => view(content).includes(mark));
}

function view({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function exceeds(xml: Buffer, tags: readonly string[], limit: number): boolean {
  let count = 0;
  for (const tag of tags) {
    const sought = Buffer.from(tag);
    for (let at = xml.indexOf(sought); at >= 0 && count <= limit; at = xml.indexOf(sought, at + 3))
      count += 1;
  }
  return count > limit;
}

function tooManySheets(sheets: number): Problem {
  return problem("too_many_sheets", { value: String(sheets), expected: String(limits.sheets) });
}

function inflatesTooFar(): Problem {
  const expected = `${Math.round(limits.inflatedBytes / 1024 / 1024)} MiB when unpacked`;
  return problem("file_too_large", { value: `more than ${expected}`, expected });
}

function unreadable(value: string): Problem {
  return problem("file_unreadable", { expected: "a workbook", value });
}

function refuse(found: Problem): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [found] };
}
