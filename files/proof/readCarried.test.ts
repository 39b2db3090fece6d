import { deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packParts } from "../testing/packParts.ts";
import { workbookParts } from "../testing/workbookParts.ts";
import { ATTACHED_SHEET } from "./attachedJson.ts";
import { readCarried } from "./readCarried.ts";

const PIECE = Buffer.alloc(10 * 1024 * 1024);
/** More than anything may grow to that is unpacked. */
const PIECES = 26;

function workbookCarrying(packed: Buffer): Uint8Array {
  const cells = packed.toString("base64").match(/.{1,30000}/g) ?? [];
  const rows = ["JSON", ...cells].map(
    (text, at) => `<row r="${at + 1}"><c t="inlineStr"><is><t>${text}</t></is></c></row>`,
  );
  const parts = workbookParts(rows.join(""));
  const workbook = parts["xl/workbook.xml"]?.replace('"TB"', `"${ATTACHED_SHEET}"`) ?? "";
  return packParts({ ...parts, "xl/workbook.xml": workbook });
}

function pdfWithStreams(content: Buffer, count: number): Uint8Array {
  const dictionary = `<< /Filter /FlateDecode /Length ${content.length} >>`;
  const stream = (at: number) => [
    Buffer.from(`${at + 1} 0 obj\n${dictionary}\nstream\n`),
    content,
    Buffer.from("\nendstream\nendobj\n"),
  ];
  const streams = Array.from({ length: count }, (_, at) => stream(at)).flat();
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), ...streams, Buffer.from("%%EOF\n")]);
}

test("a workbook whose statement would fill the memory when unpacked is not verified", async () => {
  const bytes = workbookCarrying(Buffer.concat(Array(PIECES).fill(gzipSync(PIECE))));
  expect(await readCarried(bytes)).toMatchObject({
    ok: false,
    reason: expect.stringContaining("cannot be unpacked"),
  });
});

test("a PDF whose streams would fill the memory when unpacked is not verified", async () => {
  expect(await readCarried(pdfWithStreams(deflateSync(PIECE), PIECES))).toEqual({
    ok: false,
    reason: "The PDF cannot be read: a stream of it is damaged, or too large when unpacked.",
  });
});
