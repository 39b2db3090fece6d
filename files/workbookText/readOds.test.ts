import { readFileSync } from "node:fs";
import { ingest } from "@tieout/core";
import { expect, test } from "vitest";
import { type Parts, packParts } from "../testing/packParts.ts";
import { readWorkbookHere } from "../testing/readWorkbookHere.ts";

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));

const TYPE = "application/vnd.oasis.opendocument.spreadsheet";

/** An OpenDocument spreadsheet whose content is these tables, with these styles before them. */
function spreadsheet(tables: string, styles = "", others: Parts = {}): Uint8Array {
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:number="n" xmlns:calcext="c"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  return packParts({ mimetype: TYPE, "content.xml": content, ...others });
}

const table = (rows: string, name = "TB") =>
  `<table:table table:name="${name}">${rows}</table:table>`;
const textCell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
const row = (cells: string, attributes = "") =>
  `<table:table-row ${attributes}>${cells}</table:table-row>`;

async function read(bytes: Uint8Array) {
  const result = await readWorkbookHere(bytes);
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

async function problemsOf(bytes: Uint8Array) {
  const result = await readWorkbookHere(bytes);
  return result.ok ? [] : result.problems.map(({ code }) => code);
}

test("a spreadsheet by LibreOffice reads like the workbook made of the same source", async () => {
  for (const name of [
    "trial_balance",
    "hidden_parts",
    "fx_rates",
    "codes_by_format",
    "cell_errors",
  ]) {
    const [ods, xlsx] = [await read(fixture(`${name}.ods`)), await read(fixture(`${name}.xlsx`))];
    expect(ods.format).toBe("ods");
    expect({ name, tables: ods.tables }).toEqual({ name, tables: xlsx.tables });
    expect(ods.warnings).toEqual(xlsx.warnings);
  }
});

test("numbers keep the zeros that the style of their cell, row or column shows", async () => {
  const styles =
    '<number:number-style style:name="N1"><number:number number:min-integer-digits="4"/></number:number-style><number:number-style style:name="N2"><number:number number:min-integer-digits="1" number:decimal-places="2"/></number:number-style><style:style style:name="code" style:family="table-cell" style:data-style-name="N1"/><style:style style:name="bold" style:family="table-cell" style:parent-style-name="code"/><style:style style:name="money" style:family="table-cell" style:data-style-name="N2"/>';
  const number = (style: string) =>
    `<table:table-cell ${style} office:value-type="float" office:value="12"/>`;
  const rows =
    '<table:table-column table:default-cell-style-name="code"/>' +
    row(number("") + number('table:style-name="bold"') + number("")) +
    row(number('table:style-name="money"') + number(""), 'table:default-cell-style-name="code"');
  const { tables } = await read(spreadsheet(table(rows), styles));
  expect(tables[0]?.rows.map(({ cells }) => cells)).toEqual([
    ["0012", "0012", "12"],
    ["12", "0012"],
  ]);
});

test("paragraphs, blanks and breaks are the text of a cell, and comments are not", async () => {
  const text =
    '<table:table-cell office:value-type="string"><office:annotation><text:p>a comment</text:p></office:annotation><text:p>Trade<text:s text:c="2"/><text:span>debtors</text:span></text:p><text:p>UK<text:line-break/>&amp; EU</text:p></table:table-cell>';
  const { tables } = await read(spreadsheet(table(row(text))));
  expect(tables[0]?.rows[0]?.cells).toEqual(["Trade  debtors\nUK\n& EU"]);
});

test("spans are merged ranges, and what they cover keeps its place", async () => {
  const merged =
    '<table:table-cell table:number-columns-spanned="2" table:number-rows-spanned="3" office:value-type="string"><text:p>a</text:p></table:table-cell><table:covered-table-cell><text:p>under it</text:p></table:covered-table-cell>';
  const { tables } = await read(spreadsheet(table(row("") + row(merged + textCell("b")))));
  expect(tables).toEqual([
    {
      sheet: "TB",
      rows: [{ row: 2, cells: ["a", "", "b"] }],
      mergedRanges: [{ top: 2, left: 0, bottom: 4, right: 1 }],
    },
  ]);
});

test("a formula without a stored result is told as it is written; booleans and errors by their names", async () => {
  const cells =
    '<table:table-cell table:formula="of:=[.A1]+1"/><table:table-cell office:value-type="boolean" office:boolean-value="true"/><table:table-cell office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2025-12-31T00:00:00"/><table:table-cell office:value-type="percentage" office:value="0.125"/>';
  const { tables } = await read(spreadsheet(table(row(cells))));
  expect(tables[0]?.rows[0]?.cells).toEqual(["=[.A1]+1", "TRUE", "#DIV/0!", "2025-12-31", "12.5%"]);
});

test("repeated cells and rows are as many as they say, and blank ones cost nothing", async () => {
  const blank = '<table:table-cell table:number-columns-repeated="16384"/>';
  const twice = `<table:table-cell table:number-columns-repeated="2" office:value-type="string"><text:p>x</text:p></table:table-cell>`;
  const rows =
    row(blank, 'table:number-rows-repeated="1000"') +
    row(twice, 'table:number-rows-repeated="2"') +
    row(blank, 'table:number-rows-repeated="2000000000"');
  const { tables } = await read(spreadsheet(table(rows)));
  expect(tables[0]?.rows).toEqual([
    { row: 1001, cells: ["x", "x"] },
    { row: 1002, cells: ["x", "x"] },
  ]);
});

test("cells repeated without end are refused by the limit they pass", async () => {
  const many = (columns: number) =>
    `<table:table-cell table:number-columns-repeated="${columns}" office:value-type="string"><text:p>x</text:p></table:table-cell>`;
  const endless = 'table:number-rows-repeated="2000000000"';
  expect(await problemsOf(spreadsheet(table(row(many(2_000_000_000)))))).toEqual([
    "too_many_columns",
  ]);
  expect(await problemsOf(spreadsheet(table(row(many(1), endless))))).toEqual(["too_many_rows"]);
  expect(await problemsOf(spreadsheet(table(row(many(200), endless))))).toEqual(["too_many_cells"]);
});

test("of many sheets the first twenty are read, and tables within cells are passed over", async () => {
  const inner = `<table:table-cell>${table(row(textCell("inner")))}</table:table-cell>`;
  const sheets = Array.from({ length: 22 }, (_, at) => table(row(textCell("a") + inner), `S${at}`));
  const { tables, warnings } = await read(spreadsheet(sheets.join("")));
  expect(tables.map(({ rows }) => rows)).toEqual(Array(20).fill([{ row: 1, cells: ["a"] }]));
  expect(warnings).toMatchObject([{ code: "sheets_left_out", where: { value: '"S20", "S21"' } }]);
});

test("a spreadsheet may have its type compressed, and not in the first place", async () => {
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>${table(row(textCell("a")))}</office:spreadsheet></office:body></office:document-content>`;
  const { tables } = await read(packParts({ "content.xml": content, mimetype: TYPE }, []));
  expect(tables.map(({ rows }) => rows)).toEqual([[{ row: 1, cells: ["a"] }]]);
});

test("an encrypted spreadsheet, a document and one without content are named", async () => {
  const manifest = "<manifest><file-entry><encryption-data/></file-entry></manifest>";
  const encrypted = spreadsheet("", "", { "META-INF/manifest.xml": manifest });
  expect(await problemsOf(encrypted)).toEqual(["file_encrypted"]);
  const document = packParts({ mimetype: "application/vnd.oasis.opendocument.text" });
  expect(await problemsOf(document)).toEqual(["file_is_open_document"]);
  expect(await problemsOf(packParts({ mimetype: TYPE }))).toEqual(["file_unreadable"]);
});

test("figures of a spreadsheet are taken in like any others", async () => {
  const { tables } = await read(fixture("trial_balance.ods"));
  const result = ingest("trial_balance", tables, { acceptDifferences: true });
  expect(result.ok && result.value.rows.map(({ code }) => code)).toEqual([
    ...["0100", "0200", "0300", "0400", "3000", "3100"],
  ]);
});

test("an amount of a currency tells which, with its first row", async () => {
  const euros =
    '<table:table-cell office:value-type="currency" office:currency="EUR" office:value="12.5"/>';
  const { tables } = await read(spreadsheet(table(row(textCell("Cash")) + row(euros))));
  expect(tables[0]?.currencySigns).toEqual([{ sign: "EUR", row: 2 }]);
});
