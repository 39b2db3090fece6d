import { readFileSync } from "node:fs";
import { unpackParts } from "../../files/testing/unpackParts.ts";
import { workbookParts } from "../../files/testing/workbookParts.ts";

/** A workbook before it is changed: the parts of an archive, or the bytes of an .xls. */
export type WorkbookSource =
  | { kind: "archive"; parts: ReadonlyMap<string, Buffer> }
  | { kind: "xls"; bytes: Buffer };

/** Workbooks of each format that is read, as LibreOffice and as our own tests write them. */
export function workbookSources(): [WorkbookSource, ...WorkbookSource[]] {
  return [
    small(),
    ...[...XLSX, ...ODS].map((name) => unpacked(fixture(name))),
    ...XLS.map((name): WorkbookSource => ({ kind: "xls", bytes: fixture(name) })),
  ];
}

const XLSX = ["trial_balance.xlsx", "hidden_parts.xlsx", "fx_rates.xlsx", "cell_errors.xlsx"];
const ODS = ["trial_balance.ods", "hidden_parts.ods", "codes_by_format.ods"];
const XLS = ["trial_balance.xls", "hidden_parts.xls"];

function fixture(name: string): Buffer {
  return readFileSync(new URL(`../../files/fixtures/${name}`, import.meta.url));
}

const ROWS =
  '<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><t>De</t></r><r><t>bit</t></r></is></c></row><row r="2" hidden="1"><c r="A2" t="str"><v>Bank</v></c><c r="B2" s="0"><f>1+1</f><v>2</v></c></row>';
const AROUND =
  '<mergeCells count="1"><mergeCell ref="A4:B4"/></mergeCells><conditionalFormatting sqref="A1:B2"><cfRule type="expression" priority="1"><formula>1</formula></cfRule></conditionalFormatting><hyperlinks><hyperlink ref="A1" location="x"/></hyperlinks>';

function small(): WorkbookSource {
  const parts = Object.entries(workbookParts(ROWS, AROUND));
  return {
    kind: "archive",
    parts: new Map(parts.map(([path, text]) => [path, Buffer.from(text)])),
  };
}

function unpacked(archive: Buffer): WorkbookSource {
  const parts = Object.entries(unpackParts(archive));
  return {
    kind: "archive",
    parts: new Map(parts.map(([path, bytes]) => [path, Buffer.from(bytes)])),
  };
}
