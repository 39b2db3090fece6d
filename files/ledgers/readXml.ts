import { SaxesParser } from "saxes";

/** The leaves of an element by their path beneath it ("DebitAmount/Amount"), names without prefixes. */
export type XmlFields = ReadonlyMap<string, string>;

/** What a reader of an audit file takes of it. */
export type XmlHandler = {
  /** The elements that are told one by one; what stands within them is theirs, but for other records. */
  records: ReadonlySet<string>;
  /** Elements that are passed over with all that is in them. */
  skipped?: ReadonlySet<string>;
  record: (record: XmlRecord) => void;
};

/** An element that was read to its end. */
export type XmlRecord = {
  name: string;
  fields: XmlFields;
  /** The line of the file on which it begins. */
  row: number;
  /** What was read so far of the record of this name around it. */
  outer: (name: string) => XmlFields;
};

const NOTHING: XmlFields = new Map();

/** Why XML could not be read, in words. */
export class XmlFault extends Error {}

const DEEPEST = 64;
/** Characters of one text or tag. */
const LONGEST = 1024 * 1024;
const SPACE = /^\s*$/;

type Frame = { name: string; record: Map<string, string> | null; key: string; row: number };

/**
 * Reads XML as it comes: nothing is kept but the fields of the records that are open. Document types are
 * refused, so there are no entities but the five of XML itself.
 */
export async function readXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const frames: Frame[] = [];
  let text = "";
  let skippedAt = 0;
  parser.on("error", ({ message }) => {
    throw new XmlFault(message.slice(0, 200));
  });
  parser.on("doctype", () => {
    throw new XmlFault("it declares a document type, which no audit file does");
  });
  const addText = (more: string) => {
    text += more;
    if (text.length > LONGEST) throw new XmlFault("a text of it does not end");
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ name }) => {
    const frame = openFrame(frames, localName(name), handler, parser.line);
    frames.push(frame);
    text = "";
    if (frames.length > DEEPEST) throw new XmlFault("its elements are nested too deeply");
    if (skippedAt === 0 && handler.skipped?.has(frame.name)) skippedAt = frames.length;
  });
  parser.on("closetag", () => {
    const frame = frames.pop();
    if (!frame) return;
    const isSkipped = skippedAt > 0;
    if (skippedAt > frames.length) skippedAt = 0;
    if (isSkipped) return;
    closeFrame(frames, frame, text, handler);
    text = "";
  });
  for await (const piece of pieces) parser.write(piece);
  parser.close();
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

function openFrame(
  frames: readonly Frame[],
  name: string,
  { records }: XmlHandler,
  row: number,
): Frame {
  if (records.has(name)) return { name, record: new Map(), key: "", row };
  const parent = frames.at(-1);
  const key = parent === undefined || parent.key === "" ? name : `${parent.key}/${name}`;
  return { name, record: null, key: parent === undefined ? "" : key, row };
}

/** A record is told; a leaf becomes a field of the record that it stands in, the first of its name. */
function closeFrame(
  frames: readonly Frame[],
  frame: Frame,
  text: string,
  handler: XmlHandler,
): void {
  if (frame.record !== null) {
    const outer = (name: string) =>
      frames.findLast((around) => around.name === name)?.record ?? NOTHING;
    handler.record({ name: frame.name, fields: frame.record, row: frame.row, outer });
    return;
  }
  if (SPACE.test(text)) return;
  for (let at = frames.length - 1; at >= 0; at -= 1) {
    const record = frames[at]?.record;
    if (!record) continue;
    if (!record.has(frame.key)) record.set(frame.key, text.trim());
    return;
  }
}
