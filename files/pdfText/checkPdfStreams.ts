import { constants, inflateSync } from "node:zlib";
import { limits } from "../limits.ts";
import type { PdfRefusal } from "./PdfText.ts";

const START = Buffer.from("stream");
const END = Buffer.from("endstream");
/** How far before its stream a dictionary is looked for. */
const DICTIONARY = 1_000;
const RETURN = 13;
const NEWLINE = 10;

/**
 * Unpacks the compressed streams of a PDF to see that they are whole and stay within the limits: the
 * reader checks no checksum and unpacks without end. Encrypted ones are left to the reader.
 */
export function checkPdfStreams(bytes: Uint8Array): PdfRefusal | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes("/Encrypt")) return null;
  let left: number = limits.inflatedBytes;
  for (const { dictionary, content } of streamsOf(file)) {
    if (!/\/(?:FlateDecode|Fl)\b/.test(dictionary) || beginsOtherwise(dictionary)) continue;
    try {
      left -= inflateSync(content, { maxOutputLength: left + 1, ...endingOf(content) }).length;
    } catch (error) {
      return error instanceof RangeError ? "too_complex" : "damaged";
    }
    if (left < 0) return "too_complex";
  }
  return null;
}

/**
 * Some programs flush a stream and never close it: without a checksum it ends in the empty block that
 * says that all before it was written, which is whole as well.
 */
function endingOf(content: Buffer): { finishFlush?: number } {
  const isFlushed = FLUSHED.some((end) => content.subarray(-end.length).equals(end));
  return isFlushed ? { finishFlush: constants.Z_SYNC_FLUSH } : {};
}

const EMPTY_BLOCK = Buffer.from([0, 0, 255, 255]);
const FLUSHED = ["", "\n", "\r\n"].map((end) => Buffer.concat([EMPTY_BLOCK, Buffer.from(end)]));

/** Whether the first of several filters is another than ours. */
function beginsOtherwise(dictionary: string): boolean {
  const [, filters] = dictionary.replace(/\s/g, "").split("/Filter[/");
  return filters !== undefined && !filters.startsWith("Fl");
}

type Stream = { dictionary: string; content: Buffer };

function* streamsOf(file: Buffer): Generator<Stream> {
  for (let at = file.indexOf(START); at >= 0; ) {
    let start = at + START.length;
    if (file[start] === RETURN) start += 1;
    if (file[start] === NEWLINE) start += 1;
    const end = file.indexOf(END, start);
    if (end < 0) return;
    const before = file.subarray(Math.max(0, at - DICTIONARY), at).toString("latin1");
    const opened = before.lastIndexOf(" obj");
    yield {
      dictionary: opened < 0 ? "" : before.slice(opened),
      content: file.subarray(start, end),
    };
    at = file.indexOf(START, end + END.length);
  }
}
