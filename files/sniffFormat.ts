/** What the content of a file is. Text that is nothing else is taken for CSV. */
export type Sniffed = "csv" | "json" | "zip" | "xls" | "pdf" | "web_page" | "unknown";

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46];
const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const LOOKED_AT = 4096;
const MARKUP = /^<(!doctype|html|head|body|table|\?xml|mime)/i;

/** Tells what a file is from its first bytes. */
export function sniffFormat(bytes: Uint8Array): Sniffed {
  if (startsWith(bytes, ZIP)) return "zip";
  if (startsWith(bytes, OLE)) return "xls";
  if (startsWith(bytes, PDF)) return "pdf";
  if (UTF16_MARKS.some((mark) => startsWith(bytes, mark))) return "csv";
  const head = bytes.subarray(0, LOOKED_AT);
  if (head.includes(0)) return utf16WithoutMark(head) === null ? "unknown" : "csv";
  const text = new TextDecoder().decode(head).trimStart();
  if (MARKUP.test(text)) return "web_page";
  return text.startsWith("[") || text.startsWith("{") ? "json" : "csv";
}

/** UTF-16 without a mark: every other byte of plain text is zero. */
export function utf16WithoutMark(head: Uint8Array): "utf-16le" | "utf-16be" | null {
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && even < head.length / 16) return "utf-16le";
  return even > head.length / 4 && odd < head.length / 16 ? "utf-16be" : null;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
