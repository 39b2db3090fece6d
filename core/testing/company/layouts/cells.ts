import { formatMinor } from "../../../money/formatMinor.ts";
import { absolute, type Minor } from "../../../money/Minor.ts";

/** A table as a text of columns; what would break a column is quoted (RFC 4180). */
export function toText(rows: readonly (readonly string[])[], delimiter = ","): string {
  return `${rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter)).join("\r\n")}\r\n`;
}

function quoted(cell: string, delimiter: string): string {
  const isPlain = !cell.includes(delimiter) && !/["\r\n]/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}

/** An amount on its side; nothing on the other. */
export function sides(amount: Minor): [string, string] {
  return amount < 0n ? ["", formatMinor(-amount, 2)] : [formatMinor(amount, 2), ""];
}

/** An amount with a comma for its decimals. */
export function withComma(amount: Minor): string {
  return formatMinor(amount, 2).replace(".", ",");
}

/** A day without dashes: 20250131. */
export function compactDate(date: string): string {
  return date.replaceAll("-", "");
}

/** An amount without its sign. */
export function size(amount: Minor): string {
  return formatMinor(absolute(amount), 2);
}

/** An element of XML with what stands in it: elements, or a text that breaks none. */
export function element(tag: string, ...content: readonly string[]): string {
  return `<${tag}>${content.join("")}</${tag}>`;
}

/** A text in an element of XML. */
export function inXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
