export type Sniffed = "csv" | "xlsx" | "xls" | "json" | "pdf" | "unknown";

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46];
const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const LOOKED_AT = 4096;

/** Tells what a file is from its first bytes. Text that is not JSON is taken for CSV. */
export function sniffFormat(bytes: Uint8Array): Sniffed {
  if (startsWith(bytes, ZIP)) return "xlsx";
  if (startsWith(bytes, OLE)) return "xls";
  if (startsWith(bytes, PDF)) return "pdf";
  if (UTF16_MARKS.some((mark) => startsWith(bytes, mark))) return "csv";
  const head = bytes.subarray(0, LOOKED_AT);
  if (head.includes(0) && !isUtf16(head)) return "unknown";
  const first = new TextDecoder().decode(head).trimStart().charAt(0);
  return first === "[" || first === "{" ? "json" : "csv";
}

/** UTF-16 without a mark: every other byte of plain text is zero. */
export function isUtf16(head: Uint8Array): boolean {
  const zeros = head.filter((byte, index) => index % 2 === 1 && byte === 0).length;
  return zeros > head.length / 4;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
