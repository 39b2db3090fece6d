/** How many bytes a chunk holds at the most. */
const CHUNK = 2 ** 20;
/** No number takes more bytes. */
const LONGEST = 16;
/** A byte of a whole number holds so much of it; one that another follows is higher. */
const DIGIT = 128;

/** Takes what is written, a chunk at a time. */
export type TakeChunk = (chunk: Uint8Array) => void;

/** Writes bytes in chunks, so that nobody holds the whole. */
export class ChunkWriter {
  private bytes = new Uint8Array(CHUNK);
  private view = new DataView(this.bytes.buffer);
  private used = 0;
  private readonly take: TakeChunk;

  constructor(take: TakeChunk) {
    this.take = take;
  }

  /** A whole number that is not negative, up to 2^53. */
  whole(value: number): void {
    this.makeRoom();
    let rest = value;
    while (rest >= DIGIT) {
      const higher = Math.floor(rest / DIGIT);
      this.bytes[this.used] = rest - higher * DIGIT + DIGIT;
      this.used += 1;
      rest = higher;
    }
    this.bytes[this.used] = rest;
    this.used += 1;
  }

  /** Any number. */
  float(value: number): void {
    this.makeRoom();
    this.view.setFloat64(this.used, value);
    this.used += 8;
  }

  /** A text, code unit by code unit. */
  text(value: string): void {
    this.whole(value.length);
    for (let at = 0; at < value.length; at += 1) this.whole(value.charCodeAt(at));
  }

  /** Bytes as they are. */
  raw(value: Uint8Array): void {
    this.whole(value.length);
    for (let from = 0; from < value.length; ) {
      if (this.used === CHUNK) this.pass();
      const part = value.subarray(from, from + CHUNK - this.used);
      this.bytes.set(part, this.used);
      this.used += part.length;
      from += part.length;
    }
  }

  /** Passes on what is left. */
  end(): void {
    if (this.used > 0) this.pass();
  }

  private makeRoom(): void {
    if (this.used + LONGEST > CHUNK) this.pass();
  }

  private pass(): void {
    this.take(this.bytes.subarray(0, this.used));
    this.bytes = new Uint8Array(CHUNK);
    this.view = new DataView(this.bytes.buffer);
    this.used = 0;
  }
}

/** Reads what a writer wrote: the same in the same order. */
export class ChunkReader {
  private readonly chunks: Iterator<Uint8Array>;
  private bytes: Uint8Array = new Uint8Array(0);
  private at = 0;

  constructor(chunks: Iterable<Uint8Array>) {
    this.chunks = chunks[Symbol.iterator]();
  }

  whole(): number {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = this.byte();
      if (byte < DIGIT) return value + byte * unit;
      value += (byte - DIGIT) * unit;
      unit *= DIGIT;
    }
  }

  /** Whether the next whole number, below 128, is this one: then it is read. */
  skips(expected: number): boolean {
    while (this.at === this.bytes.length) this.next();
    if (this.bytes[this.at] !== expected) return false;
    this.at += 1;
    return true;
  }

  float(): number {
    const eight = Uint8Array.from({ length: 8 }, () => this.byte());
    return new DataView(eight.buffer).getFloat64(0);
  }

  text(): string {
    const units = Array.from({ length: this.whole() }, () => this.whole());
    return units.map((unit) => String.fromCharCode(unit)).join("");
  }

  raw(): ArrayBuffer {
    const value = new Uint8Array(this.whole());
    for (let to = 0; to < value.length; ) {
      if (this.at === this.bytes.length) this.next();
      const part = this.bytes.subarray(this.at, this.at + value.length - to);
      value.set(part, to);
      this.at += part.length;
      to += part.length;
    }
    return value.buffer;
  }

  private byte(): number {
    while (this.at === this.bytes.length) this.next();
    const byte = this.bytes[this.at] ?? 0;
    this.at += 1;
    return byte;
  }

  private next(): void {
    const { value, done } = this.chunks.next();
    if (done) throw new RangeError("what was kept of a trace is cut off");
    this.bytes = value;
    this.at = 0;
  }
}
