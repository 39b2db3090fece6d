const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** A workbook of one sheet named TB as parts, whose sheet is `rows` with `around` after them. */
export function workbookParts(rows: string, around = ""): Record<string, string> {
  return {
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>',
    "_rels/.rels": relationships([["rId1", "officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="TB" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relationships([
      ["rId1", "worksheet", "worksheets/sheet1.xml"],
      ["rId2", "sharedStrings", "sharedStrings.xml"],
      ["rId3", "styles", "styles.xml"],
    ]),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${rows}</sheetData>${around}</worksheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${MAIN}"><si><t>Bank</t></si></sst>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>`,
  };
}

/** Relationships of id, kind and target, as a part of a package. */
export function relationships(all: readonly (readonly [string, string, string])[]): string {
  const each = all.map(
    ([id, kind, target]) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}">${each.join("")}</Relationships>`;
}
