import { SaxesParser } from "saxes";
import type { ZipEntry } from "../readZipDirectory.ts";
import { decodePieces } from "./decodePieces.ts";
import { inflatePart } from "./inflatePart.ts";
import { damage } from "./refusal.ts";
import type { WorkbookArchive } from "./WorkbookArchive.ts";

export type Attributes = Readonly<Record<string, string>>;

/** What is told of a part's XML; names come without their prefix. */
export type PartHandler = {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const DEEPEST = 256;
/** Characters of one text or tag: a cell has at most 32,767, and each may be written with eight. */
const LONGEST = 1024 * 1024;

/** Reads the XML of a part as it is inflated; nothing of it is kept but what the handler takes. */
export async function readPart(
  archive: WorkbookArchive,
  entry: ZipEntry,
  handler: PartHandler,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let [depth, sinceEvent] = [0, 0];
  parser.on("error", ({ message }) => {
    throw damage(`"${entry.name.slice(0, 100)}": ${message.slice(0, 200)}`);
  });
  parser.on("doctype", () => {
    throw damage(`"${entry.name.slice(0, 100)}" declares a document type`);
  });
  const readText = (text: string) => {
    sinceEvent = 0;
    handler.text?.(text);
  };
  parser.on("text", readText);
  parser.on("cdata", readText);
  parser.on("opentag", ({ name, attributes }) => {
    sinceEvent = 0;
    depth += 1;
    if (depth > DEEPEST) throw damage(`"${entry.name.slice(0, 100)}" is nested too deeply`);
    handler.open(localName(name), attributes);
  });
  parser.on("closetag", ({ name }) => {
    sinceEvent = 0;
    depth -= 1;
    handler.close?.(localName(name));
  });
  for await (const piece of decodePieces(inflatePart(archive, entry))) {
    sinceEvent += piece.length;
    parser.write(piece);
    if (sinceEvent > LONGEST)
      throw damage(`"${entry.name.slice(0, 100)}" holds a text without end`);
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
