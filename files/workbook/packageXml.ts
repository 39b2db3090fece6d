import type { Workbook } from "@tieout/core";
import { escapeXml } from "./escapeXml.ts";
import type { StreamedPart } from "./zipParts.ts";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** The parts that say what the others are, and whose workbook it is. */
export function packageXml(workbook: Workbook): StreamedPart[] {
  return [
    { name: "[Content_Types].xml", text: [DECLARATION, contentTypes(workbook)] },
    { name: "_rels/.rels", text: [DECLARATION, rootRelationships()] },
    { name: "xl/_rels/workbook.xml.rels", text: [DECLARATION, workbookRelationships(workbook)] },
    { name: "docProps/core.xml", text: [DECLARATION, coreProperties(workbook)] },
    { name: "docProps/app.xml", text: [DECLARATION, APPLICATION] },
  ];
}

const APPLICATION =
  '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Tieout</Application></Properties>';

function contentTypes({ sheets }: Workbook): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/${name}" ContentType="${type}"/>`;
  const parts = [
    part("xl/workbook.xml", `${MAIN}.sheet.main+xml`),
    part("xl/styles.xml", `${MAIN}.styles+xml`),
    ...sheets.map((_, index) =>
      part(`xl/worksheets/sheet${index + 1}.xml`, `${MAIN}.worksheet+xml`),
    ),
    part("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
    part(
      "docProps/app.xml",
      "application/vnd.openxmlformats-officedocument.extended-properties+xml",
    ),
  ];
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join("")}</Types>`;
}

function rootRelationships(): string {
  return relationships([
    [`${OFFICE}/officeDocument`, "xl/workbook.xml"],
    [`${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
    [`${OFFICE}/extended-properties`, "docProps/app.xml"],
  ]);
}

function workbookRelationships({ sheets }: Workbook): string {
  return relationships([
    ...sheets.map(
      (_, index) => [`${OFFICE}/worksheet`, `worksheets/sheet${index + 1}.xml`] as const,
    ),
    [`${OFFICE}/styles`, "styles.xml"],
  ]);
}

function relationships(targets: readonly (readonly [string, string])[]): string {
  const listed = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${listed.join("")}</Relationships>`;
}

/** The statement's own time: a file that told when it was written would differ from day to day. */
function coreProperties({ title, author, createdAt }: Workbook): string {
  const creator = author === null ? "" : `<dc:creator>${escapeXml(author)}</dc:creator>`;
  const at = createdAt === null ? null : `${createdAt.slice(0, 19)}Z`;
  const date = (name: string) =>
    at === null ? "" : `<dcterms:${name} xsi:type="dcterms:W3CDTF">${at}</dcterms:${name}>`;
  return `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title>${creator}${date("created")}${date("modified")}</cp:coreProperties>`;
}
