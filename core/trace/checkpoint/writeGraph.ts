import { ChunkWriter, type TakeChunk } from "./chunks.ts";
import { type GraphFormat, MOST_TEXTS, tags } from "./GraphFormat.ts";

/** An object with such a field has to be a known one: it would become another one. */
const NEVER_WRITTEN = ["chargedTo", "isProfitAndLoss", "startOf"];

/**
 * Writes everything that a value leads to, so that `readGraph` makes the same of it: an object that
 * stands in two places stands in both again, and lists, maps and sets keep their order. What it does not
 * know, such as a function, it throws at.
 */
export function writeGraph(root: unknown, format: GraphFormat, take: TakeChunk): void {
  const writer = new GraphWriter(format, take);
  writer.write(root);
  writer.end();
}

type Shape = { number: number; keys: readonly string[]; isOwned: boolean };

class GraphWriter {
  private readonly to: ChunkWriter;
  private readonly format: GraphFormat;
  private readonly known: ReadonlyMap<object, number>;
  private readonly prototypes: ReadonlyMap<unknown, number>;
  private readonly texts = new Map<string, number>();
  private readonly shapes = new Map<string, Shape>();
  private readonly met = new Map<object, number>();

  constructor(format: GraphFormat, take: TakeChunk) {
    this.to = new ChunkWriter(take);
    this.format = format;
    this.known = new Map(format.known.map((value, number) => [value, number]));
    const { classes } = format;
    this.prototypes = new Map<unknown, number>([
      [Object.prototype, 0],
      ...classes.map(({ prototype }, at) => [prototype, at + 1] as const),
    ]);
  }

  end(): void {
    this.to.end();
  }

  write(value: unknown): void {
    if (typeof value === "number") this.writeNumber(value);
    else if (typeof value === "string") this.writeText(value);
    else if (typeof value === "boolean") this.to.whole(value ? tags.true : tags.false);
    else if (value === undefined) this.to.whole(tags.undefined);
    else if (value === null) this.to.whole(tags.null);
    else if (typeof value === "object") this.writeObject(value);
    else if (typeof value === "bigint") {
      this.to.whole(tags.bigint);
      this.to.text(value.toString());
    } else throw new TypeError(`a ${typeof value} cannot be kept`);
  }

  private writeNumber(value: number): void {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) {
      this.to.whole(tags.float);
      this.to.float(value);
    } else this.writeWhole(value < 0 ? tags.negative : tags.whole, Math.abs(value));
  }

  private writeText(value: string): void {
    const before = this.texts.get(value);
    if (before !== undefined) {
      this.writeWhole(tags.textAgain, before);
      return;
    }
    this.to.whole(tags.text);
    this.to.text(value);
    if (this.texts.size < MOST_TEXTS) this.texts.set(value, this.texts.size);
  }

  private writeObject(value: object): void {
    const place = this.known.get(value);
    const numbers = place === undefined ? this.format.numbersOf(value) : null;
    if (place !== undefined) this.writeWhole(tags.known, place);
    else if (numbers !== null) {
      this.writeWhole(tags.made, numbers.length);
      for (const number of numbers) this.to.whole(number);
    } else if (Array.isArray(value)) this.writeList(value);
    else if (value instanceof Map) {
      this.writeWhole(tags.map, value.size);
      for (const [key, of] of value) {
        this.write(key);
        this.write(of);
      }
    } else if (value instanceof Set) {
      this.writeWhole(tags.set, value.size);
      for (const each of value) this.write(each);
    } else if (value instanceof Int32Array || value instanceof Float64Array) {
      this.to.whole(value instanceof Int32Array ? tags.ints : tags.floats);
      this.to.raw(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    } else this.writeFields(value);
  }

  private writeList(value: readonly unknown[]): void {
    this.writeWhole(tags.list, value.length);
    for (let at = 0; at < value.length; at += 1) {
      if (at in value) this.write(value[at]);
      else this.to.whole(tags.hole);
    }
  }

  private writeFields(value: object): void {
    const before = this.met.get(value);
    if (before !== undefined) {
      this.writeWhole(tags.again, before);
      return;
    }
    const { number, keys, isOwned } = this.shapeOf(value);
    this.writeWhole(tags.object, number);
    if (!isOwned) this.met.set(value, this.met.size);
    const fields = value as Readonly<Record<string, unknown>>; // the keys are its own
    for (const key of keys) this.write(fields[key]);
  }

  /** The fields of an object, which are written before the first that has them. */
  private shapeOf(value: object): Shape {
    const prototype = this.prototypes.get(Object.getPrototypeOf(value));
    const keys = Object.keys(value);
    const names = keys.join();
    const before = this.shapes.get(`${prototype} ${names}`);
    if (before) return before;
    if (prototype === undefined || NEVER_WRITTEN.some((key) => key in value))
      throw new TypeError(`an object with ${names} cannot be kept`);
    const isOwned = prototype === 0 && this.format.ownedShapes.includes(names);
    const shape = { number: this.shapes.size, keys, isOwned };
    this.shapes.set(`${prototype} ${names}`, shape);
    this.writeWhole(tags.newShape, prototype);
    this.to.whole(isOwned ? 1 : 0);
    this.to.whole(keys.length);
    for (const key of keys) this.to.text(key);
    return shape;
  }

  private writeWhole(tag: number, value: number): void {
    this.to.whole(tag);
    this.to.whole(value);
  }
}
