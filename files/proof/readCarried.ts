import { gunzipSync } from "node:zlib";
import { EXPORT_SCHEMA, type StatementExport } from "@tieout/core";
import { limits } from "../limits.ts";
import { checkPdfStreams } from "../pdfText/checkPdfStreams.ts";
import { readWorkbook } from "../readWorkbook.ts";
import { sniffFormat } from "../sniffFormat.ts";
import { ATTACHED_NAME, ATTACHED_SHEET } from "./attachedJson.ts";

/** The kinds of document that carry the JSON of their statement. */
export type Carrier = "json" | "pdf" | "workbook";

/** The JSON a document carries, or why there is none to be read. */
export type Carried =
  | { ok: true; carrier: Carrier; exported: StatementExport }
  | { ok: false; reason: string };

/** Reads the JSON that a document carries, of whichever kind it is. */
export async function readCarried(bytes: Uint8Array): Promise<Carried> {
  const format = sniffFormat(bytes);
  if (format === "json") return parse("json", bytes);
  if (format === "pdf") return ofPdf(bytes);
  if (format === "zip") return ofWorkbook(bytes);
  return no("It is no PDF, no workbook and no JSON.");
}

async function ofPdf(bytes: Uint8Array): Promise<Carried> {
  if (checkPdfStreams(bytes) !== null)
    return no("The PDF cannot be read: a stream of it is damaged, or too large when unpacked.");
  const { getDocumentProxy } = await import("unpdf");
  try {
    // The library takes the bytes for its own.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    const listed = (await document.getAttachments()) ?? new Map();
    if (![...listed.keys()].includes(ATTACHED_NAME)) return no(`It carries no ${ATTACHED_NAME}.`);
    const content = await document.getAttachmentContent(ATTACHED_NAME);
    return content ? parse("pdf", content) : no(`Its ${ATTACHED_NAME} is empty.`);
  } catch (error) {
    return no(`The PDF cannot be read: ${wordsOf(error)}`);
  }
}

async function ofWorkbook(bytes: Uint8Array): Promise<Carried> {
  const read = await readWorkbook(bytes);
  if (!read.ok) return no(read.problems.map(({ message }) => message).join(" "));
  const sheet = read.value.tables.find((table) => table.sheet === ATTACHED_SHEET);
  if (!sheet) return no(`It has no sheet "${ATTACHED_SHEET}".`);
  const [, ...rows] = sheet.rows;
  const packed = Buffer.from(rows.map(({ cells }) => cells[0] ?? "").join(""), "base64");
  try {
    return parse("workbook", gunzipSync(packed, { maxOutputLength: limits.inflatedBytes }));
  } catch (error) {
    return no(`The sheet "${ATTACHED_SHEET}" cannot be unpacked: ${wordsOf(error)}`);
  }
}

function parse(carrier: Carrier, bytes: Uint8Array): Carried {
  try {
    const exported: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isExport(exported)
      ? { ok: true, carrier, exported }
      : no(`Its JSON is no export under ${EXPORT_SCHEMA}.`);
  } catch (error) {
    return no(`Its JSON cannot be read: ${wordsOf(error)}`);
  }
}

/** The rest is as it was hashed, or the hash does not agree. */
function isExport(value: unknown): value is StatementExport {
  if (typeof value !== "object" || value === null) return false;
  const { $schema, sha256, otherMethod, auditTrail } = value as Record<string, unknown>;
  const isNested = typeof otherMethod === "object" && otherMethod !== null;
  return (
    $schema === EXPORT_SCHEMA && typeof sha256 === "string" && isNested && Array.isArray(auditTrail)
  );
}

function no(reason: string): Carried {
  return { ok: false, reason };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
