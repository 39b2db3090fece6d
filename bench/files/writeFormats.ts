import type { Table } from "@tieout/core";
import { packParts } from "../../files/testing/packParts.ts";
import { printTable } from "../../files/testing/printTable.ts";
import { workbookParts } from "../../files/testing/workbookParts.ts";

/** The formats in which files of accounts come. */
export type Format = "csv" | "json" | "xlsx" | "ods" | "pdf";

/** A file that can be damaged where its rows stand: these bytes, and the file around them. */
export type WrittenFile = {
  format: Format;
  rows: Uint8Array;
  around: (rows: Uint8Array) => Uint8Array;
};

/** Writes a table as a file of a format. */
export async function writeFormat(table: Table, format: Format): Promise<WrittenFile> {
  if (format === "pdf") return plain(format, await toPdf(table));
  if (format === "csv") return plain(format, encoded(toCsv(table)));
  if (format === "json") return plain(format, encoded(toJson(table)));
  const [path, parts] = format === "xlsx" ? xlsxParts(table) : odsParts(table);
  const rows = encoded(parts[path] ?? "");
  return { format, rows, around: (changed) => packParts({ ...parts, [path]: changed }) };
}

function plain(format: Format, rows: Uint8Array): WrittenFile {
  return { format, rows, around: (changed) => changed };
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function toCsv({ rows }: Table): string {
  return rows
    .map(({ cells }) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\n");
}

/** The first row names the columns, each with its place: headings may be blank or alike. */
function toJson({ rows }: Table): string {
  const [heads, ...others] = rows;
  const columns = heads?.cells.map((cell, at) => cell || `Column ${at + 1}`) ?? [];
  return JSON.stringify({ columns, rows: others.map(({ cells }) => cells) }, null, 1);
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

function xlsxParts({ rows }: Table): [string, Record<string, string>] {
  const written = rows.map(({ row, cells }) => {
    const each = cells.map((cell, at) => {
      const place = `${String.fromCharCode(65 + at)}${row}`;
      if (cell === "") return "";
      return NUMBER.test(cell)
        ? `<c r="${place}"><v>${cell}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
    });
    return `<row r="${row}">${each.join("")}</row>`;
  });
  return ["xl/worksheets/sheet1.xml", workbookParts(written.join("\n"))];
}

function odsParts({ rows }: Table): [string, Record<string, string>] {
  const written = rows.map(({ cells }) => {
    const each = cells.map((cell) => {
      const value = NUMBER.test(cell)
        ? `office:value-type="float" office:value="${cell}"`
        : 'office:value-type="string"';
      return `<table:table-cell ${value}><text:p>${escaped(cell)}</text:p></table:table-cell>`;
    });
    return `<table:table-row>${each.join("")}</table:table-row>`;
  });
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Sheet1">${written.join("\n")}</table:table></office:spreadsheet></office:body></office:document-content>`;
  const mimetype = "application/vnd.oasis.opendocument.spreadsheet";
  return ["content.xml", { mimetype, "content.xml": content }];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const LINES_A_PAGE = 45;

/** The first cell is the label, the last ones are the figures. */
async function toPdf({ rows }: Table): Promise<Uint8Array> {
  const lines = rows.map(({ cells }) => ({ label: cells[0] ?? "", figures: cells.slice(1) }));
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) }, (_, page) =>
    lines.slice(page * LINES_A_PAGE, (page + 1) * LINES_A_PAGE),
  );
  return printTable(pages, { isCompressed: false });
}
