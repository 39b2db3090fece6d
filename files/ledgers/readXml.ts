import { SaxesParser } from "saxes";

/** The leaves of an element by their path beneath it ("DebitAmount/Amount"), names without prefixes. */
export type XmlFields = ReadonlyMap<string, string>;

/** What a reader of an audit file takes of it. */
export type XmlHandler = {
  /** The elements that are passed on one by one, with everything inside them except other records. */
  records: ReadonlySet<string>;
  /** Elements that are passed over with all that is in them. */
  skipped?: ReadonlySet<string>;
  /** Names are told with their prefixes: some formats tell by them what an element is. */
  hasPrefixes?: true;
  /** Takes a record; its fields are only good until it returns. */
  record: (record: XmlRecord) => void;
};

/** An element that was read to its end. */
export type XmlRecord = {
  name: string;
  fields: XmlFields;
  /** The line of the file on which it ends. */
  row: number;
  /** What was read so far of the record of this name around it. */
  outer: (name: string) => XmlFields;
};

/** Why XML could not be read, in words. */
export class XmlFault extends Error {}

const DEEPEST = 64;
/** Characters of one text or tag. */
const LONGEST = 1024 * 1024;
const SPACE = 32;

/** The elements that are open, by their depth: the same places are used again and again. */
type Open = {
  depth: number;
  /** The depth of the element that is passed over; 0 outside of one. */
  skippedAt: number;
  names: string[];
  /** The path beneath the record that each stands in; "" for a record itself. */
  keys: string[];
  /** The fields of each record; null for what is none. */
  fields: (Map<string, string> | null)[];
  spare: Map<string, string>[];
  /** Paths by what they are made of: there are few, and each is met again and again. */
  paths: Map<string, Map<string, string>>;
};

const NOTHING: XmlFields = new Map();

/**
 * Reads XML as it comes: nothing is kept but the fields of the records that are open. Document types are
 * refused, so there are no entities but the five of XML itself.
 */
export async function readXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const open: Open = {
    depth: 0,
    skippedAt: 0,
    names: [],
    keys: [],
    fields: [],
    spare: [],
    paths: new Map(),
  };
  const localName = handler.hasPrefixes ? (name: string) => name : localNames();
  const outer = (name: string) => fieldsOf(open, name);
  let text = "";
  parser.on("error", ({ message }) => {
    throw new XmlFault(message.slice(0, 200));
  });
  parser.on("doctype", () => {
    throw new XmlFault("it declares a document type, which no audit file does");
  });
  const addText = (more: string) => {
    text = text === "" ? more : text + more;
    if (text.length > LONGEST) throw new XmlFault("a text of it does not end");
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ name }) => {
    text = "";
    openElement(open, localName(name), handler);
  });
  parser.on("closetag", () => {
    closeElement(open, text, (name, fields) =>
      handler.record({ name, fields, row: parser.line, outer }),
    );
    text = "";
  });
  for await (const piece of pieces) parser.write(piece);
  parser.close();
}

/** Names without their prefixes, each looked at once. */
function localNames(): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const local = name.slice(name.indexOf(":") + 1);
    if (known.size < MOST_NAMES) known.set(name, local);
    return local;
  };
}

const MOST_NAMES = 10_000;

function openElement(open: Open, name: string, { records, skipped }: XmlHandler): void {
  const { depth, names, keys, fields } = open;
  if (depth === DEEPEST) throw new XmlFault("its elements are nested too deeply");
  open.depth = depth + 1;
  if (open.skippedAt > 0) return;
  names[depth] = name;
  const above = depth === 0 ? "" : (keys[depth - 1] ?? "");
  if (records.has(name)) {
    keys[depth] = "";
    fields[depth] = open.spare.pop() ?? new Map();
  } else {
    keys[depth] = above === "" ? name : joined(open, above, name);
    fields[depth] = null;
  }
  if (skipped?.has(name)) open.skippedAt = depth + 1;
}

function joined({ paths }: Open, above: string, name: string): string {
  const found = paths.get(above)?.get(name);
  if (found !== undefined) return found;
  const path = `${above}/${name}`;
  if (paths.size >= MOST_NAMES) paths.clear();
  const beneath = paths.get(above) ?? new Map<string, string>();
  paths.set(above, beneath);
  if (beneath.size < MOST_NAMES) beneath.set(name, path);
  return path;
}

/** A record is passed on; a leaf becomes a field of the record around it, the first of its name. */
function closeElement(
  open: Open,
  text: string,
  take: (name: string, fields: XmlFields) => void,
): void {
  const depth = open.depth - 1;
  open.depth = depth;
  if (open.skippedAt > depth + 1) return;
  if (open.skippedAt === depth + 1) {
    open.skippedAt = 0;
    return;
  }
  if (open.skippedAt > 0) return;
  const own = open.fields[depth];
  if (own) {
    take(open.names[depth] ?? "", own);
    own.clear();
    open.spare.push(own);
    return;
  }
  const written = trimmed(text);
  if (written !== "") addField(open, depth, written);
}

function addField({ fields, keys }: Open, depth: number, text: string): void {
  for (let at = depth - 1; at >= 0; at -= 1) {
    const record = fields[at];
    if (!record) continue;
    const key = keys[depth] ?? "";
    if (!record.has(key)) record.set(key, text);
    return;
  }
}

/** Nearly no text has blanks around it. */
function trimmed(text: string): string {
  if (text === "") return text;
  const [first, last] = [text.charCodeAt(0), text.charCodeAt(text.length - 1)];
  return first > SPACE && last > SPACE ? text : text.trim();
}

function fieldsOf({ names, fields, depth }: Open, name: string): XmlFields {
  for (let at = depth - 1; at >= 0; at -= 1) {
    const found = fields[at];
    if (found && names[at] === name) return found;
  }
  return NOTHING;
}
