/** The leaves of an element by their path beneath it ("DebitAmount/Amount"), names without prefixes. */
export type XmlFields = {
  get(path: string): string | undefined;
  [Symbol.iterator](): Iterator<[string, string]>;
};

/** Why XML could not be read, in words. */
export class XmlFault extends Error {}

/** The fields of the record that is read: its places are used again by the next of its kind. */
export class RecordFields implements XmlFields {
  /** Another one when something else was read. */
  version = 0;
  private readonly places = new Map<string, number>();
  private readonly paths: string[] = [];
  private readonly texts: string[] = [];
  private readonly used: number[] = [];

  /** The place of a path, the same for each record. */
  placeOf(path: string): number {
    const known = this.places.get(path);
    if (known !== undefined) return known;
    const place = this.paths.push(path) - 1;
    this.places.set(path, place);
    this.texts.push("");
    return place;
  }

  /** Puts a text, not "", at a place; the first one stays. */
  put(place: number, text: string): void {
    if (this.texts[place] !== "") return;
    this.version += 1;
    this.texts[place] = text;
    this.used.push(place);
  }

  get(path: string): string | undefined {
    const place = this.places.get(path);
    return place === undefined ? undefined : this.texts[place] || undefined;
  }

  *[Symbol.iterator](): Generator<[string, string]> {
    for (const place of this.used) yield [this.paths[place] ?? "", this.texts[place] ?? ""];
  }

  clear(): void {
    this.version += 1;
    for (const place of this.used) this.texts[place] = "";
    this.used.length = 0;
  }
}

/** A kind of element: all that stand in the same place of the document. */
export type XmlElement = {
  name: string;
  /** Its path beneath the record it is in; "" for a record itself. */
  path: string;
  /** Of a record: what was read of it. */
  own: RecordFields | null;
  /** The record it is in, and its place there. */
  record: RecordFields | null;
  place: number;
  isSkipped: boolean;
  /** What is in it, by the names that the file writes. */
  children: Map<string, XmlElement>;
};

/** Which elements are records, and which are passed over with all that is in them. */
export type XmlKinds = {
  records: ReadonlySet<string>;
  skipped?: ReadonlySet<string>;
  /** Names are told with their prefixes: some formats tell by them what an element is. */
  hasPrefixes?: true;
  /** What stands in the tag of an element is read as if it were a leaf in it. */
  hasAttributes?: true;
};

/** Audit files have some hundred kinds. */
const MOST_KINDS = 10_000;

/** The kinds of elements of a document, each looked at once. */
export class XmlElements {
  readonly root: XmlElement = {
    name: "",
    path: "",
    own: null,
    record: null,
    place: 0,
    isSkipped: false,
    children: new Map(),
  };
  private count = 0;
  private readonly kinds: XmlKinds;

  constructor(kinds: XmlKinds) {
    this.kinds = kinds;
  }

  /** The kind of an element by its name and what it stands in. */
  within(outer: XmlElement, written: string): XmlElement {
    return outer.children.get(written) ?? this.add(outer, written);
  }

  private add(outer: XmlElement, written: string): XmlElement {
    this.count += 1;
    if (this.count > MOST_KINDS)
      throw new XmlFault("it has more kinds of elements than any audit file");
    const { records, skipped, hasPrefixes } = this.kinds;
    const name = hasPrefixes ? written : written.slice(written.indexOf(":") + 1);
    const isRecord = records.has(name);
    const path = isRecord ? "" : outer.path === "" ? name : `${outer.path}/${name}`;
    const record = outer.own ?? outer.record;
    const element: XmlElement = {
      name,
      path,
      own: isRecord ? new RecordFields() : null,
      record,
      place: record?.placeOf(path) ?? 0,
      isSkipped: skipped?.has(name) ?? false,
      children: new Map(),
    };
    outer.children.set(written, element);
    return element;
  }
}
