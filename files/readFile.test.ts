import { readFileSync } from "node:fs";
import { ingest, type Problem } from "@tieout/core";
import { expect, test } from "vitest";
import { readFile } from "./readFile.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url));

async function tablesOf(bytes: Uint8Array, name: string) {
  const read = await readFile(bytes, name);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join("\n"));
  return read.value;
}

async function problemsOf(bytes: Uint8Array, name: string): Promise<string[]> {
  const read = await readFile(bytes, name);
  return read.ok ? [] : read.problems.map(({ code }) => code);
}

const codes = (found: readonly Problem[]) => found.map(({ code }) => code);
const cells = (rows: readonly { cells: readonly string[] }[]) => rows.map((row) => row.cells);

test.each(["trial_balance.xlsx", "trial_balance.xls"])(
  "a workbook by LibreOffice with titles, merged headings, formulas and a hidden sheet reads: %s",
  async (name) => {
    const read = await tablesOf(fixture(name), name);
    expect(read.tables.map(({ sheet }) => sheet)).toEqual(["Cover", "Trial balance", "Workings"]);
    expect(read.warnings).toMatchObject([{ code: "sheet_hidden", where: { sheet: "Workings" } }]);
    // The sum of a column leaves out an amount that is kept as a text
    const refused = ingest("trial_balance", read.tables);
    const said = refused.ok ? [] : refused.problems.map(({ code, where }) => [code, where.row]);
    expect(said).toEqual([
      ["amounts_as_text", 8],
      ["total_disagrees", 11],
    ]);
    const result = ingest("trial_balance", read.tables, { acceptDifferences: true });
    if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
    expect(result.value.sheet).toBe("Trial balance");
    expect(
      result.value.rows.map(({ row, code, currentDebit, priorDebit }) => [
        row,
        code,
        currentDebit,
        priorDebit,
      ]),
    ).toEqual([
      [5, "0100", 400025n, 100000n],
      [6, "0200", 250050n, 250050n],
      [7, "0300", 50n, 30n],
      [8, "0400", 150025n, 149995n],
      [9, "3000", 0n, 0n],
      [10, "3100", 0n, 0n],
    ]);
    expect(result.value.rows[2]?.name).toBe("Trade debtors “Müller”");
    expect(result.value.ignoredRows).toContainEqual({ row: 11, reason: "total", text: "Total" });
  },
);

test("dates of a workbook are ISO dates, codes keep the zeros their format shows, floats lose their noise", async () => {
  for (const name of ["fx_rates.xlsx", "fx_rates.xls"]) {
    const { tables } = await tablesOf(fixture(name), name);
    const result = ingest("fx_rates", tables);
    expect(result.ok && result.value.rows.map(({ date, rate }) => [date, rate])).toEqual([
      ["2024-12-31", "0.7990"],
      ["2025-12-31", "0.7430"],
      [null, "0.7612"],
    ]);
  }
  const { tables } = await tablesOf(fixture("codes_by_format.xlsx"), "codes_by_format.xlsx");
  expect(tables[0]?.rows[1]?.cells[0]).toBe("0012");
});

test.each(["hidden_parts.xlsx", "hidden_parts.xls"])(
  "rows and columns that are hidden are read, and said: %s",
  async (name) => {
    const read = await tablesOf(fixture(name), name);
    expect(read.warnings.map(({ code, where }) => [code, where.sheet, where.value])).toEqual([
      ["rows_hidden", "TB", "3, 4"],
      ["columns_hidden", "TB", "Column D"],
    ]);
    const result = ingest("trial_balance", read.tables);
    expect(result.ok && result.value.rows.map(({ code }) => code)).toEqual([
      ...["1000", "1100", "1200", "3000"],
    ]);
  },
);

test("error cells are named with sheet, row and column", async () => {
  const { tables } = await tablesOf(fixture("cell_errors.xlsx"), "cell_errors.xlsx");
  const result = ingest("trial_balance", tables);
  expect(result.ok || result.problems.map(({ message }) => message)).toEqual([
    'Sheet "TB", Row 2, column "Debit": the cell holds the error #DIV/0!. Correct the formula and save the workbook.',
    'Sheet "TB", Row 4, column "Debit": the cell holds the error #REF!. Correct the formula and save the workbook.',
    'Sheet "TB", Row 3, column "Credit": the cell holds the error #N/A. Correct the formula and save the workbook.',
  ]);
});

test.each(["balance_sheet_utf8.csv", "balance_sheet_utf16.csv", "balance_sheet_windows1252.csv"])(
  "text in any of the encodings and delimiters is one table: %s",
  async (name) => {
    const read = await tablesOf(fixture(name), name);
    expect(cells(read.tables[0]?.rows ?? [])).toEqual([
      ["Konto", "Bezeichnung", "31.12.2025", "31.12.2024"],
      ["1200", "Bank für Löhne", "1.234,50", "1.000,00"],
      ["0800", "Gezeichnetes Kapital „AG“", "-1.234,50", "-1.000,00"],
    ]);
    const isAssumed = name.includes("1252");
    expect(codes(read.warnings)).toEqual(isAssumed ? ["encoding_assumed"] : []);
    const result = ingest("balance_sheet", read.tables);
    expect(result.ok && result.value.rows).toMatchObject([
      { code: "1200", closing: 123450n, opening: 100000n },
      { code: "0800", closing: -123450n, opening: -100000n },
    ]);
  },
);

test.each([
  ["comma", "a,b\n1,2"],
  ["semicolon with decimal commas", "a;b\n1,5;2,5\n3,5;4,5"],
  ["semicolon with decimal commas beside points", "a;b\n1,5;2.5\n3,5;4.5"],
  ["tab", "a\tb\n1\t2"],
  ["pipe", "a|b\n1|2"],
  ["titles above the table", "Acme, Ltd\n\na;b\n1,0;2\n3;4"],
  ["declared by Excel", "sep=;\na;b\n1;2"],
  ["quoted cells only", '"a"\t"b"\n"1"\t"2"'],
  ["old newlines", "a,b\r1,2\r3,4"],
  ["mixed newlines", "a,b\r\n1,2\n3,4\r5,6"],
])("the delimiter is found: %s", async (_, text) => {
  const { tables } = await tablesOf(encode(text), "a.csv");
  const table = cells(tables[0]?.rows ?? []).slice(-2);
  expect(table.every((row) => row.length === 2)).toBe(true);
});

test("a cell with quotes, delimiters and a line break stays one cell of one line, and rows keep their numbers", async () => {
  const { tables } = await tablesOf(
    encode('\ufeffName,Note\n\n"Smith, ""J""\r\n& Co",x\nlast,y'),
    "a.csv",
  );
  expect(tables[0]?.rows).toEqual([
    { row: 1, cells: ["Name", "Note"] },
    { row: 3, cells: ['Smith, "J" & Co', "x"] },
    { row: 4, cells: ["last", "y"] },
  ]);
});

test("a quote that does not close is named with its row", async () => {
  const read = await readFile(encode('a,b\n1,"2\n3,4'), "a.csv");
  expect(read).toMatchObject({
    ok: false,
    problems: [{ code: "csv_malformed", where: { row: 2 } }],
  });
});

test("JSON is an array of objects, or columns and rows; other keys, nulls and missing ones are plain cells", async () => {
  const objects =
    '[{"Name":"Bank","Debit":1234.5,"__proto__":"x"},{"Name":"Capital","Credit":1.234,"Debit":null,"constructor":true}]';
  const { tables, format } = await tablesOf(encode(objects), "a.json");
  expect(format).toBe("json");
  expect(tables[0]?.rows).toEqual([
    { row: 1, cells: ["Name", "Debit", "__proto__", "Credit", "constructor"] },
    { row: 2, cells: ["Bank", "1234.5", "x", "", ""] },
    { row: 3, cells: ["Capital", "", "", "1.2340", "true"] },
  ]);
  const grid = await tablesOf(encode('{"columns":["a","b"],"rows":[[1,2],{"a":"3"}]}'), "a.json");
  expect(cells(grid.tables[0]?.rows ?? [])).toEqual([
    ["a", "b"],
    ["1", "2"],
    ["3", ""],
  ]);
});

test("JSON may hold its list of objects in a report, or one list for each section", async () => {
  const report = '{"report":"Trial balance","total":6,"rows":[{"Name":"Bank","Debit":6}]}';
  const { tables } = await tablesOf(encode(report), "a.json");
  expect(cells(tables[0]?.rows ?? [])).toEqual([
    ["report", "Trial balance"],
    ["Name", "Debit"],
    ["Bank", "6"],
  ]);
  const sections =
    '{"currentAssets":[{"name":"Bank","now":6}],"equity":[{"name":"Capital","now":6}]}';
  const inSections = await tablesOf(encode(sections), "a.json");
  expect(cells(inSections.tables[0]?.rows ?? [])).toEqual([
    ["name", "now"],
    ["current Assets", ""],
    ["Bank", "6"],
    ["equity", ""],
    ["Capital", "6"],
  ]);
  const years = '{"2025":[{"name":"Bank","value":6}],"2024":[{"name":"Bank","value":5}]}';
  expect(await readFile(encode(years), "a.json")).toMatchObject({ ok: false });
  const long = await readFile(encode('{"columns":["a"],"rows":[["1",2]]}'), "a.json");
  expect(long).toMatchObject({ ok: false, problems: [{ code: "json_row_too_long" }] });
});

test("a number in JSON keeps all its digits, where a float would drop the last ones", async () => {
  const text = '[{"a":12345678901234567.89,"b":-9007199254740993,"c":0.00000000000000001,"d":1.5}]';
  const { tables } = await tablesOf(encode(text), "a.json");
  expect(tables[0]?.rows[1]?.cells).toEqual([
    "12345678901234567.89",
    "-9007199254740993",
    "1e-17",
    "1.5",
  ]);
});

test.each(["Reports", "reports"])(
  "an answer of Xero's API is the table of its report, by the names of the API or of its libraries (%s)",
  async (name) => {
    const row = (RowType: string, ...values: string[]) => ({
      RowType,
      Cells: values.map((Value) => ({ Value })),
    });
    const report = {
      ReportTitles: ["Balance Sheet", "As at 31 January 2025"],
      Rows: [
        row("Header", "", "31 Jan 2025"),
        { RowType: "Section", Title: "Bank", Rows: [row("Row", "Till", "5.00")] },
      ],
    };
    const answer = JSON.stringify({ Reports: [report] });
    const text =
      name === "Reports"
        ? answer
        : answer.replace(/"(\w)(\w*)":/g, (_, first, rest) => `"${first.toLowerCase()}${rest}":`);
    const { tables } = await tablesOf(encode(text), "a.json");
    expect(cells(tables[0]?.rows ?? [])).toEqual([
      ["Balance Sheet"],
      ["As at 31 January 2025"],
      ["", "31 Jan 2025"],
      ["Bank"],
      ["Till", "5.00"],
    ]);
  },
);

test("JSON of a statement is its lines, whichever member holds them", async () => {
  const lines =
    '[{"concept":"interest_paid","lineItem":"Interest paid","category":"operating","currentYear":"-5.00","sources":[{}]}]';
  for (const text of [`{"lines":${lines},"checks":[]}`, `{"statement":{"lines":${lines}}}`]) {
    const { tables } = await tablesOf(encode(text), "a.json");
    expect(cells(tables[0]?.rows ?? [])).toEqual([
      ["Line Item", "Category", "Amount", "Concept"],
      ["Interest paid", "operating", "-5.00", "interest_paid"],
    ]);
  }
});

test.each([
  ["empty", "", "a.csv", "file_empty"],
  ["blank", " \n\n ,, \n", "a.csv", "file_empty"],
  ["broken JSON", '[{"a":1},', "a.json", "file_unreadable"],
  ["JSON of another shape", '{"a":1}', "a.json", "file_unreadable"],
  ["a list of numbers", "[1,2]", "a.json", "file_unreadable"],
  ["nested JSON", '[{"a":{"b":1}}]', "a.json", "json_nested"],
  [
    "deeply nested JSON",
    `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
    "a.json",
    "file_unreadable",
  ],
  [
    "a list in a cell",
    `[{"a":[[1, "]]]", {"b": "${"[".repeat(50)}\\""}]]}]`,
    "a.json",
    "json_nested",
  ],
  ["a PDF", "%PDF-1.7\n", "a.pdf", "pdf_not_supported"],
  ["a PDF under another name", "%PDF-1.7\n", "a.csv", "pdf_not_supported"],
  [
    "a web page named XLS",
    "<html><p>Your session has ended. Sign in.</p></html>",
    "a.xls",
    "file_is_web_page",
  ],
  ["a picture", "\u0089PNG\r\n\u0000\u0000\u0000\u0001\u0000", "a.csv", "file_type_unknown"],
  ["a broken archive", "PK\u0003\u0004 and nothing more", "a.xlsx", "file_unreadable"],
  [
    "201 headings",
    Array.from({ length: 201 }, (_, at) => `c${at}`).join(","),
    "a.csv",
    "too_many_columns",
  ],
  [
    "201 keys",
    JSON.stringify([Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`k${at}`, 1]))]),
    "a.json",
    "too_many_columns",
  ],
])("%s is refused with its own message", async (_, text, name, code) => {
  expect(await problemsOf(encode(text), name)).toEqual([code]);
});

test("a dash that came as a control of Latin-1 is a dash again", async () => {
  const read = await readFile(encode("Name,Amount\nStock \u0096 finished,5.00"), "a.csv");
  expect(read.ok && read.value.tables[0]?.rows[1]?.cells[0]).toBe("Stock – finished");
});

test("a CSV that begins like JSON is read as what its name says", async () => {
  const { tables, format } = await tablesOf(encode("[Acme] Ltd,\nName,Debit"), "a.csv");
  expect(format).toBe("csv");
  expect(tables[0]?.rows).toHaveLength(2);
});

test("an encrypted workbook is told apart from a damaged one", async () => {
  expect(await problemsOf(fixture("encrypted.xls"), "a.xls")).toEqual(["file_encrypted"]);
  expect(await problemsOf(fixture("encrypted.xlsx"), "a.xlsx")).toEqual(["file_encrypted"]);
  const damaged = fixture("trial_balance.xls").subarray(0, 3_000);
  expect(await problemsOf(damaged, "a.xls")).toEqual(["file_unreadable"]);
});

test("a name that belies the content is a warning; the content is read", async () => {
  const { warnings } = await tablesOf(fixture("fx_rates.xlsx"), "rates.csv");
  expect(warnings).toMatchObject([
    { code: "extension_mismatch", where: { value: "csv", expected: "XLSX" } },
  ]);
  expect((await tablesOf(encode("a,b"), "rates.txt")).warnings).toEqual([]);
});

test("a file over 25 MiB, or over 500,000 rows, is refused by its limit", async () => {
  expect(await problemsOf(new Uint8Array(25 * 1024 * 1024 + 1), "a.csv")).toEqual([
    "file_too_large",
  ]);
  const lines = (count: number) => encode(`a,b\n${"1,2\n".repeat(count)}`);
  expect(await problemsOf(lines(500_001), "a.csv")).toEqual(["too_many_rows"]);
  const { tables } = await tablesOf(lines(500_000), "a.csv");
  expect(tables[0]?.rows).toHaveLength(500_001);
});

test("a file whose name would not be printed as it is seen is refused unread, with what a name may be", async () => {
  const read = await readFile(encode("a,b\n1,2"), "books\u202efdp.csv");
  expect(read.ok ? [] : read.problems).toMatchObject([
    { code: "file_name_refused", where: { value: "books⟨U+202E⟩fdp.csv" } },
  ]);
  expect(await problemsOf(encode("a,b\n1,2"), `${"n".repeat(252)}.csv`)).toEqual([
    "file_name_refused",
  ]);
  expect(await problemsOf(encode("a,b\n1,2"), `${"n".repeat(251)}.csv`)).toEqual([]);
});
