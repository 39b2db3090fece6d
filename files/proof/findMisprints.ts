import { buffer } from "node:stream/consumers";
import { reportOfExport, type StatementExport, type Table } from "@tieout/core";
import { writeDocument, writePdf } from "../pdf/writePdf.ts";
import type { PdfPage, PdfText } from "../pdfText/PdfText.ts";
import { readPdfText } from "../pdfText/readPdfText.ts";
import { readWorkbook } from "../readWorkbook.ts";
import { writeWorkbook } from "../workbook/writeWorkbook.ts";
import { ATTACHED_SHEET } from "./attachedJson.ts";
import type { Carrier } from "./readCarried.ts";

/** The most differences that are told of one document. */
const MOST = 20;

/**
 * What a document prints and its JSON does not say, or the other way round: the JSON is printed again
 * and both are read with the same eyes, cell by cell or page by page.
 */
export async function findMisprints(
  carrier: Carrier,
  bytes: Uint8Array,
  exported: StatementExport,
): Promise<string[]> {
  const report = reportOfExport(exported);
  if (carrier === "pdf") {
    const printed = await pagesOf(bytes);
    const given = await pagesOf(await buffer(await writePdf(report)));
    // The workings begin a page of their own: a document that has them has more pages.
    const isWhole = printed.length > given.length;
    const again = isWhole ? await pagesOf(await buffer(await writeDocument(report))) : given;
    return comparePages(printed, again).slice(0, MOST);
  }
  if (carrier === "workbook") {
    const again = await buffer(await writeWorkbook(report));
    const [printed, given] = await Promise.all([cellsOf(bytes), cellsOf(again)]);
    return compareCells(printed, given).slice(0, MOST);
  }
  return [];
}

async function pagesOf(bytes: Uint8Array): Promise<string[][]> {
  const texts: PdfText[] = [];
  await readPdfText(new Uint8Array(bytes), (text) => texts.push(text));
  const [text] = texts;
  if (!text?.ok) throw new Error(`its text cannot be read (${text?.reason ?? "nothing was told"})`);
  return text.pages.map(wordsOf);
}

function wordsOf({ pieces }: PdfPage): string[] {
  return pieces.flatMap(({ text }) => text.split(/\s+/).filter((word) => word !== ""));
}

function comparePages(printed: readonly string[][], given: readonly string[][]): string[] {
  const pages = Math.max(printed.length, given.length);
  return Array.from({ length: pages }, (_, at) => {
    const [shown = [], expected = []] = [printed[at], given[at]];
    const first = expected.findIndex((word, index) => word !== shown[index]);
    const index = first < 0 ? expected.length : first;
    if (first < 0 && shown.length === expected.length) return [];
    return [
      `Page ${at + 1} prints ${around(shown, index)} where its JSON gives ${around(expected, index)}.`,
    ];
  }).flat();
}

const WORDS_AROUND = 3;

function around(words: readonly string[], index: number): string {
  const shown = words.slice(Math.max(index - WORDS_AROUND, 0), index + WORDS_AROUND + 1).join(" ");
  return shown === "" ? "nothing" : `"${shown}"`;
}

type Cells = ReadonlyMap<string, string>;

async function cellsOf(bytes: Uint8Array): Promise<Cells> {
  const read = await readWorkbook(bytes);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(" "));
  return new Map(read.value.tables.flatMap(cellsOfTable));
}

/** The packed JSON itself is left out: it was read already, and another release may pack it otherwise. */
function cellsOfTable({ sheet, rows }: Table): [string, string][] {
  const printed = sheet === ATTACHED_SHEET ? rows.slice(0, 1) : rows;
  return printed.flatMap(({ row, cells }) =>
    cells.flatMap((text, column): [string, string][] =>
      text === "" ? [] : [[`${sheet ?? ""}, row ${row}, column ${column + 1}`, text]],
    ),
  );
}

function compareCells(printed: Cells, given: Cells): string[] {
  const places = new Set([...given.keys(), ...printed.keys()]);
  return [...places].flatMap((place) => {
    const [shown, expected] = [printed.get(place), given.get(place)];
    if (shown === expected) return [];
    return [`${place}: prints ${quoted(shown)} where its JSON gives ${quoted(expected)}.`];
  });
}

function quoted(text: string | undefined): string {
  return text === undefined ? "nothing" : `"${text.slice(0, 100)}"`;
}
