import { ChunkReader } from "./chunks.ts";
import { type GraphFormat, MOST_TEXTS, tags } from "./GraphFormat.ts";

/** Makes what `writeGraph` wrote, with the objects that are known now in the places of those that were then. */
export function readGraph(chunks: Iterable<Uint8Array>, format: GraphFormat): unknown {
  return new GraphReader(chunks, format).read();
}

type Shape = { prototype: object; keys: readonly string[]; isOwned: boolean };

class GraphReader {
  private readonly from: ChunkReader;
  private readonly format: GraphFormat;
  private readonly texts: string[] = [];
  private readonly shapes: Shape[] = [];
  private readonly met: object[] = [];

  constructor(chunks: Iterable<Uint8Array>, format: GraphFormat) {
    this.from = new ChunkReader(chunks);
    this.format = format;
  }

  read(): unknown {
    const { from } = this;
    const tag = from.whole();
    switch (tag) {
      case tags.undefined:
        return undefined;
      case tags.null:
        return null;
      case tags.false:
        return false;
      case tags.true:
        return true;
      case tags.whole:
        return from.whole();
      case tags.negative:
        return -from.whole();
      case tags.float:
        return from.float();
      case tags.bigint:
        return BigInt(from.text());
      case tags.text:
        return this.readText();
      case tags.textAgain:
        return there(this.texts[from.whole()]);
      default:
        return this.readObject(tag);
    }
  }

  private readObject(tag: number): unknown {
    const { from } = this;
    switch (tag) {
      case tags.list:
        return this.readList();
      case tags.map:
        return this.readMap();
      case tags.set:
        return new Set(Array.from({ length: from.whole() }, () => this.read()));
      case tags.newShape:
        return this.readShape();
      case tags.object:
        return this.readFields();
      case tags.again:
        return there(this.met[from.whole()]);
      case tags.known:
        return there(this.format.known[from.whole()]);
      case tags.made:
        return this.format.madeOf(Array.from({ length: from.whole() }, () => from.whole()));
      case tags.ints:
        return new Int32Array(from.raw());
      case tags.floats:
        return new Float64Array(from.raw());
      default:
        return there(undefined);
    }
  }

  private readText(): string {
    const text = this.from.text();
    if (this.texts.length < MOST_TEXTS) this.texts.push(text);
    return text;
  }

  private readList(): unknown[] {
    const length = this.from.whole();
    const list: unknown[] = [];
    for (let at = 0; at < length; at += 1) {
      if (this.from.skips(tags.hole)) list.length += 1;
      else list.push(this.read());
    }
    return list;
  }

  private readMap(): Map<unknown, unknown> {
    const map = new Map<unknown, unknown>();
    for (let left = this.from.whole(); left > 0; left -= 1) map.set(this.read(), this.read());
    return map;
  }

  /** The fields of the object that follows, and of more of its kind. */
  private readShape(): unknown {
    const number = this.from.whole();
    const isOwned = this.from.whole() === 1;
    const keys = Array.from({ length: this.from.whole() }, () => this.from.text());
    const { prototype } = number === 0 ? Object : there(this.format.classes[number - 1]);
    this.shapes.push({ prototype, keys, isOwned });
    return this.read();
  }

  private readFields(): object {
    const { prototype, keys, isOwned } = there(this.shapes[this.from.whole()]);
    const value: Record<string, unknown> =
      prototype === Object.prototype ? {} : Object.create(prototype);
    if (!isOwned) this.met.push(value);
    for (const key of keys) value[key] = this.read();
    return value;
  }
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError("what was kept of a trace is damaged");
  return value;
}
