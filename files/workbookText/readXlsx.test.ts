import { expect, test } from "vitest";
import * as xlsx from "xlsx";
import { type Parts, packParts } from "../testing/packParts.ts";
import { readWorkbookHere } from "../testing/readWorkbookHere.ts";
import { relationships, workbookParts } from "../testing/workbookParts.ts";

const SHEET = "xl/worksheets/sheet1.xml";
const STYLES = "xl/styles.xml";

async function read(parts: Parts) {
  const result = await readWorkbookHere(packParts(parts));
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.value;
}

/** The texts of the first row of a workbook. */
async function cellsOf(cells: string, others: Parts = {}) {
  const { tables } = await read({ ...workbookParts(`<row r="1">${cells}</row>`), ...others });
  return tables[0]?.rows[0]?.cells;
}

const strings = (...items: string[]) => ({
  "xl/sharedStrings.xml": `<sst>${items.map((item) => `<si>${item}</si>`).join("")}</sst>`,
});
const styles = (formats: string, cells: string) => ({
  [STYLES]: `<styleSheet><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"><alignment indent="9"/></xf></cellStyleXfs><cellXfs><xf numFmtId="0"/>${cells}</cellXfs><dxfs><dxf><numFmt numFmtId="166" formatCode="yyyy"/></dxf></dxfs></styleSheet>`,
});

test("shared and inline texts are joined of their runs, without what tells how they are spoken", async () => {
  const rich = "<r><t>Trade </t></r><r><rPr><b/></rPr><t>debtors</t></r>";
  const spoken = '<t>現金</t><rPh sb="0" eb="2"><t>ゲンキン</t></rPh>';
  const escaped = '<t xml:space="preserve"> a_x000D_\nb &amp; &#8364; <![CDATA[<c>]]> </t>';
  const cells =
    '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c>' +
    `<c t="inlineStr"><is>${rich}</is></c><c t="str"><v>x_x0041_</v></c>`;
  expect(await cellsOf(cells, strings(rich, spoken, escaped))).toEqual([
    "Trade debtors",
    "現金",
    "a\nb & € <c>",
    "Trade debtors",
    "xA",
  ]);
});

test("numbers, truth values and errors are what they are called", async () => {
  const cells =
    '<c><v>0.1</v></c><c><v>0.30000000000000004</v></c><c><v>1.5E-3</v></c><c><v>1.234</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#REF!</v></c><c t="e"><v>#NEW!</v></c><c t="d"><v>2025-12-31T00:00:00</v></c><c><v>12a</v></c>';
  expect(await cellsOf(cells)).toEqual([
    ...["0.1", "0.3", "0.0015", "1.2340", "TRUE", "FALSE", "#REF!", "#VALUE!", "2025-12-31", "12a"],
  ]);
});

test("formats tell dates from numbers, and pad codes; those of other lists do not count", async () => {
  const formats =
    '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="00000"/><numFmt numFmtId="166" formatCode="#,##0.00&quot; days&quot;"/>';
  const cells =
    '<xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="14"/><xf numFmtId="31"/>';
  const written = [0, 1, 2, 3, 4, 5].map((style) => `<c s="${style}"><v>46022</v></c>`);
  const early = '<c s="1"><v>60</v></c><c s="1"><v>1</v></c><c s="99"><v>7</v></c>';
  expect(await cellsOf(written.join("") + early, styles(formats, cells))).toEqual([
    ...["46022", "2025-12-31", "46022", "46022", "2025-12-31", "2025-12-31"],
    ...["60", "1900-01-01", "7"],
  ]);
});

test("the first of January under a format of years is the year that the cell shows", async () => {
  const formats =
    '<numFmt numFmtId="164" formatCode="yyyy&quot;A&quot;"/><numFmt numFmtId="165" formatCode="mmm\\-yy"/>';
  const cells = '<xf numFmtId="164"/><xf numFmtId="165"/>';
  const dates = [1, 2].map((style) => `<c s="${style}"><v>45658</v></c>`);
  const written = [...dates, '<c s="1"><v>45838</v></c>'].join("");
  expect(await cellsOf(written, styles(formats, cells))).toEqual([
    ...["2025", "2025-01-01", "2025-06-30"],
  ]);
});

test("the first of months under a format of months is the month, in a row of headings alone", async () => {
  const cells = '<xf numFmtId="17"/><xf numFmtId="164"/>';
  const formats = '<numFmt numFmtId="164" formatCode="[$-409]mmm\\-yy;@"/>';
  const months = '<c s="1"><v>45627</v></c><c s="2"><v>45992</v></c>';
  const name = '<c t="inlineStr"><is><t>Account</t></is></c>';
  const look = styles(formats, cells);
  expect(await cellsOf(name + months, look)).toEqual(["Account", "Dec 2024", "Dec 2025"]);
  const dated = [...["2024-12-01", "2025-12-01"], "250"];
  expect(await cellsOf(`${months}<c><v>250</v></c>`, look)).toEqual(dated);
  expect(await cellsOf(`${name}<c s="1"><v>45627</v></c>`, look)).toEqual([
    "Account",
    "2024-12-01",
  ]);
});

test("dates of a workbook that counts from 1904 are four years later", async () => {
  const parts = workbookParts('<row r="1"><c s="1"><v>44560</v></c></row>');
  const path = "xl/workbook.xml";
  const workbook = parts[path]?.replace("<sheets>", '<workbookPr date1904="true"/><sheets>') ?? "";
  const { tables } = await read({
    ...parts,
    ...styles("", '<xf numFmtId="14"/>'),
    [path]: workbook,
  });
  expect(tables[0]?.rows[0]?.cells).toEqual(["2025-12-31"]);
});

test("a formula gives its stored result, and itself where there is none; one that is shared as its first cell has it", async () => {
  const cells =
    '<c><f>1+1</f><v>2</v></c><c t="str"><f>A1&amp;""</f><v></v></c><c><f>B1*2</f></c><c><f t="shared" si="0" ref="D1:E1">A1</f></c><c><f t="shared" si="0"/></c><c t="str"><f>B1</f><v>x</v></c>';
  expect(await cellsOf(cells)).toEqual(["2", "", "=B1*2", "=A1", "=A1", "x"]);
});

test("the levels of a report are the indents of its cells", async () => {
  const cells = '<xf numFmtId="0"><alignment horizontal="left" indent="2"/></xf><xf numFmtId="0"/>';
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s" s="2"><v>0</v></c><c r="C2" t="s" s="1"><v>0</v></c></row><row r="3"><c r="A3" s="1"/><c r="B3"><v>1</v></c></row>';
  const { tables } = await read({ ...workbookParts(rows), ...styles("", cells) });
  expect(tables[0]?.rows).toEqual([
    { row: 1, cells: ["Bank"] },
    { row: 2, cells: ["Bank", "", "Bank"], indents: [0, 0, 2] },
    { row: 3, cells: ["", "1"] },
  ]);
});

test("blanks before a text are its indent", async () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row><row r="3"><c r="A3" t="str"><v>    Till</v></c><c r="B3" t="s"><v>2</v></c></row>';
  const parts = {
    ...workbookParts(rows),
    ...strings(...["Assets", "  Bank", "  "].map((text) => `<t xml:space="preserve">${text}</t>`)),
  };
  expect((await read(parts)).tables[0]?.rows).toEqual([
    { row: 1, cells: ["Assets"] },
    { row: 2, cells: ["Bank"], indents: [2] },
    { row: 3, cells: ["Till"], indents: [4] },
  ]);
});

test("rows and cells without a number follow the one before; a cell may say which row it is in", async () => {
  const rows =
    '<row><c t="s"><v>0</v></c></row><row/><row><c r="C5"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row>';
  expect((await read(workbookParts(rows))).tables[0]?.rows).toEqual([
    { row: 1, cells: ["Bank"] },
    { row: 5, cells: ["", "", "1", "2"] },
    { row: 6, cells: ["3"] },
  ]);
});

test("what is hidden is read after the visible sheets, with a warning", async () => {
  const parts = workbookParts('<row r="1" hidden="true"><c><v>1</v></c></row>');
  const path = "xl/workbook.xml";
  const sheets = '<sheet name="Old" sheetId="2" state="veryHidden" r:id="rId1"/><sheet name="TB"';
  const workbook = parts[path]?.replace('<sheet name="TB"', sheets) ?? "";
  const { tables, warnings } = await read({ ...parts, [path]: workbook });
  expect(tables.map(({ sheet }) => sheet)).toEqual(["TB", "Old"]);
  expect(warnings.map(({ code, where }) => [code, where.sheet])).toEqual([
    ["sheet_hidden", "Old"],
    ["rows_hidden", "TB"],
  ]);
});

test("parts are found by relationships: names, folders, case and slashes mean nothing; a chart has no cells", async () => {
  const { [SHEET]: sheet = "", ...parts } = workbookParts('<row r="1"><c><v>1</v></c></row>');
  const workbook = (parts["xl/workbook.xml"] ?? "").replace(
    "</sheets>",
    '<sheet name="Chart" sheetId="2" r:id="rId8"/></sheets>',
  );
  const moved = {
    "_rels/.rels": relationships([["rId1", "officeDocument", "/Data/Book.xml"]]),
    "Data/Book.xml": workbook,
    "Data/_rels/Book.xml.rels": relationships([
      ["rId1", "worksheet", "..\\Pages\\./One.xml"],
      ["rId8", "chartsheet", "nowhere.xml"],
    ]),
    "pages/one.XML": sheet,
  };
  expect((await read(moved)).tables).toEqual([{ sheet: "TB", rows: [{ row: 1, cells: ["1"] }] }]);
});

test("a workbook of charts is not called empty, whether they have a sheet of their own or lie on one", async () => {
  const chart = workbookParts("");
  const alone = {
    ...chart,
    "xl/_rels/workbook.xml.rels": relationships([["rId1", "chartsheet", "nowhere.xml"]]),
  };
  const drawn = {
    ...chart,
    [SHEET]: (chart[SHEET] ?? "").replace("</worksheet>", '<drawing r:id="rId1"/></worksheet>'),
  };
  for (const parts of [alone, drawn])
    expect(await readWorkbookHere(packParts(parts))).toMatchObject({
      ok: false,
      problems: [{ code: "workbook_of_charts" }],
    });
});

test("strict documents, other prefixes and UTF-16 read the same", async () => {
  const cell =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>é€</t></is></c></row>';
  const parts = workbookParts(cell);
  const expected = (await read(parts)).tables;
  const strict = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [
      path,
      xml
        .replaceAll(
          "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
          "http://purl.oclc.org/ooxml/spreadsheetml/main",
        )
        .replaceAll(
          "http://schemas.openxmlformats.org/officeDocument/2006",
          "http://purl.oclc.org/ooxml/officeDocument",
        ),
    ]),
  );
  const prefixed = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [
      path,
      path.startsWith("xl/w") || path === STYLES || path.includes("shared")
        ? xml
            .replace(/<(\/?)(?=\w)/g, "<$1x:")
            .replace("xmlns=", "xmlns:x=")
            .replaceAll("r:id", "rel:id")
        : xml,
    ]),
  );
  const utf16 = Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [path, Buffer.from(`\ufeff${xml}`, "utf16le")]),
  );
  for (const form of [strict, prefixed, utf16]) expect((await read(form)).tables).toEqual(expected);
});

test("text that is neither UTF-8 nor UTF-16 is damage", async () => {
  const parts = workbookParts('<row r="1"><c t="inlineStr"><is><t>Löhne</t></is></c></row>');
  const latin1 = Buffer.from(parts[SHEET] ?? "", "latin1");
  const result = await readWorkbookHere(packParts({ ...parts, [SHEET]: latin1 }));
  expect(result.ok ? "" : result.problems[0]?.message).toContain("neither UTF-8 nor UTF-16");
});

test("what another writer writes comes back: texts, numbers, dates, truth values", async () => {
  const day = new Date(Date.UTC(2025, 11, 31));
  const sheet = xlsx.utils.aoa_to_sheet([["a", 1.5, true, day, null, "é <&>"]], { UTC: true });
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, sheet, "S & T");
  const bytes = xlsx.write(book, { type: "buffer", bookType: "xlsx", bookSST: true });
  const result = await readWorkbookHere(bytes);
  expect(result.ok && result.value.tables).toEqual([
    { sheet: "S & T", rows: [{ row: 1, cells: ["a", "1.5", "TRUE", "2025-12-31", "", "é <&>"] }] },
  ]);
});

test("sums and differences that no program has computed are computed, other formulas stay", async () => {
  const cell = (reference: string, formula: string, value = "0.0") =>
    `<c r="${reference}"><f>${formula}</f><v>${value}</v></c>`;
  const sheetOf = (last: string) =>
    workbookParts(
      `<row r="1"><c r="A1"><v>10.25</v></c><c r="B1"><v>4</v></c></row>` +
        `<row r="2">${cell("A2", "(+(A1))-B1")}${cell("B2", "SUM(A1:B1,A2)+0.5", "")}</row>` +
        `<row r="3">${cell("A3", "A3+1")}${cell("B3", "A1*2")}${last}</row>`,
    );
  const { tables, warnings } = await read(sheetOf(""));
  expect(tables[0]?.rows.slice(1).map(({ cells }) => cells)).toEqual([
    ["6.25", "21"],
    ["0", "0"],
  ]);
  expect(warnings.map(({ code }) => code)).toEqual(["formulas_computed"]);
  const computed = await read(sheetOf(cell("C3", "A1", "10.25")));
  expect(computed.tables[0]?.rows[1]?.cells[0]).toBe("0");
});

test("the currency that the format of amounts shows is told with its first row; a blank as wide as a sign is none", async () => {
  const formats =
    '<numFmt numFmtId="164" formatCode="#,##0.00\\ _€"/><numFmt numFmtId="165" formatCode="&quot;$&quot;* #,##0.00\\ _€"/>';
  const cells = '<xf numFmtId="164"/><xf numFmtId="165"/>';
  const rows =
    '<row r="1"><c s="2" t="str"><v>Cash</v></c></row><row r="2"><c s="1"><v>1250</v></c></row><row r="4"><c s="2"><v>980</v></c></row>';
  const { tables } = await read({ ...workbookParts(rows), ...styles(formats, cells) });
  expect(tables[0]?.currencySigns).toEqual([{ sign: "$", row: 4 }]);
});
