import type { LedgerReading } from "@tieout/core";
import { SaxesParser } from "saxes";
import {
  RecordFields,
  type XmlElement,
  XmlElements,
  XmlFault,
  type XmlFields,
  type XmlKinds,
} from "./XmlElements.ts";

/** What a reader of an audit file takes of it: its records one by one, with everything inside them except other records. */
export type XmlHandler = XmlKinds & {
  /** Takes a record; its fields are only good until it returns. */
  record: (record: XmlRecord) => void;
};

/** An element that was read to its end. */
export type XmlRecord = {
  name: string;
  fields: XmlFields;
  /**
   * The line of the file on which it ends; of a file that does not stand on lines, how many elements of
   * its name have ended with it.
   */
  row: number;
  /** What was read so far of the record of this name around it. */
  outer: (name: string) => RecordFields;
};

const DEEPEST = 64;
/** Characters of one text that is read. */
const LONGEST = 1024 * 1024;
/** Characters of anything else that does not end: more than a document that is attached to an entry. */
const MOST_UNENDED = 32 * 1024 * 1024;
const SPACE = 32;
const NOTHING = new RecordFields();

/** The elements that are open, by their depth. */
type Open = {
  depth: number;
  /** The depth of the element that is passed over; 0 outside of one. */
  skippedAt: number;
  elements: XmlElement[];
};

/**
 * Reads XML as it comes: nothing is kept but the fields of the records that are open. Document types are
 * refused, so there are no entities but the five of XML itself.
 */
export async function readXml(
  pieces: AsyncIterable<string>,
  handler: XmlHandler,
  reading: Pick<LedgerReading, "countsRows">,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const elements = new XmlElements(handler);
  const open: Open = { depth: 0, skippedAt: 0, elements: [elements.root] };
  const outer = (name: string) => fieldsOf(open, name);
  const rows = new RecordRows();
  const end = { wasMet: false };
  let text = "";
  parser.on("error", ({ message }) => {
    throw new XmlFault(message.slice(0, 200));
  });
  parser.on("doctype", () => {
    throw new XmlFault("it declares a document type, which no audit file does");
  });
  const addText = (more: string) => {
    end.wasMet = true;
    if (open.skippedAt > 0) return;
    text = text === "" ? more : text + more;
    if (text.length > LONGEST) throw new XmlFault("a text of it does not end");
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("comment", () => {
    end.wasMet = true;
  });
  parser.on("opentag", ({ name, attributes }) => {
    end.wasMet = true;
    text = "";
    openElement(open, elements, name);
    if (handler.hasAttributes) takeAttributes(open, attributes);
  });
  parser.on("closetag", () => {
    end.wasMet = true;
    rows.endElement();
    closeElement(open, text, (name, fields) =>
      handler.record({ name, fields, row: rows.rowOf(name, parser.line), outer }),
    );
    text = "";
  });
  await writeAll(parser, pieces, end);
  parser.close();
  if (rows.areCounted) reading.countsRows();
}

/** Gives the parser all pieces. It keeps what does not end, a tag without a bracket, until it does: that is refused. */
async function writeAll(
  parser: SaxesParser,
  pieces: AsyncIterable<string>,
  end: { wasMet: boolean },
): Promise<void> {
  let length = 0;
  for await (const piece of pieces) {
    end.wasMet = false;
    parser.write(piece);
    length = end.wasMet ? 0 : length + piece.length;
    if (length > MOST_UNENDED) throw new XmlFault("a text or a tag of it does not end");
  }
}

/**
 * Tells records apart by their lines. Some programs write XML without line breaks, all of it on one line
 * or on a few beside its head: there records are counted, those of a name by themselves.
 */
class RecordRows {
  private readonly counts = new Map<string, number>();
  private elements = 0;
  private isOnLines: boolean | null = null;

  get areCounted(): boolean {
    return this.isOnLines === false;
  }

  endElement(): void {
    this.elements += 1;
  }

  rowOf(name: string, line: number): number {
    this.isOnLines ??= line >= this.elements;
    if (this.isOnLines) return line;
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return count;
  }
}

function openElement(open: Open, elements: XmlElements, name: string): void {
  const { depth } = open;
  if (depth === DEEPEST) throw new XmlFault("its elements are nested too deeply");
  open.depth = depth + 1;
  if (open.skippedAt > 0) return;
  const element = elements.within(open.elements[depth] ?? elements.root, name);
  open.elements[depth + 1] = element;
  if (element.isSkipped) open.skippedAt = depth + 1;
}

function takeAttributes(
  { depth, skippedAt, elements }: Open,
  attributes: Readonly<Record<string, string>>,
): void {
  const element = elements[depth];
  const fields = element?.own ?? element?.record;
  if (skippedAt > 0 || !element || !fields) return;
  for (const [name, value] of Object.entries(attributes)) {
    const path = element.path === "" ? name : `${element.path}/${name}`;
    const written = trimmed(value);
    if (written !== "") fields.put(fields.placeOf(path), written);
  }
}

/** A record is passed on; a leaf becomes a field of the record around it, the first of its name. */
function closeElement(
  open: Open,
  text: string,
  take: (name: string, fields: RecordFields) => void,
): void {
  const { depth } = open;
  open.depth = depth - 1;
  if (open.skippedAt > 0) {
    if (open.skippedAt === depth) open.skippedAt = 0;
    return;
  }
  const element = open.elements[depth];
  if (!element) return;
  if (element.own) {
    take(element.name, element.own);
    element.own.clear();
  } else if (element.record) {
    const written = trimmed(text);
    if (written !== "") element.record.put(element.place, written);
  }
}

/** Nearly no text has blanks around it. */
function trimmed(text: string): string {
  if (text === "") return text;
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)];
  return first > SPACE && last > SPACE ? text : text.trim();
}

function fieldsOf({ elements, depth }: Open, name: string): RecordFields {
  for (let at = depth; at > 0; at -= 1) {
    const element = elements[at];
    if (element?.own && element.name === name) return element.own;
  }
  return NOTHING;
}
