/** Every browser and Node have it, though it is no part of the language. */
declare const TextDecoder: new (encoding: "utf-8") => { decode: (bytes: Uint8Array) => string };

/** As many characters are made at once. */
const TOGETHER = 4_096;
/** Characters are made of a plain list in half the time that they are made of bytes. */
const codes: number[] = Array.from({ length: TOGETHER }, () => 0);

/** Bytes of ISO 8859-1 as a string. */
export function asText(bytes: Uint8Array, from: number, to: number): string {
  if (to - from < TOGETHER)
    return Reflect.apply(String.fromCharCode, null, bytes.subarray(from, to));
  const parts: string[] = [];
  let start = from;
  for (; start + TOGETHER <= to; start += TOGETHER) {
    for (let index = 0; index < TOGETHER; index += 1) codes[index] = bytes[start + index] ?? 0;
    parts.push(Reflect.apply(String.fromCharCode, null, codes));
  }
  parts.push(asText(bytes, start, to));
  return parts.join("");
}

const utf8 = new TextDecoder("utf-8");

/** Bytes of ASCII, which UTF-8 has as they are, as a string: in a twentieth of the time that any bytes take. */
export function asciiText(bytes: Uint8Array, from: number, to: number): string {
  return utf8.decode(bytes.subarray(from, to));
}

const LAST_ASCII = 0x7f;

/** Copies bytes to a place among others; answers whether all of them are ASCII. */
export function copyBytes(
  bytes: Uint8Array,
  from: number,
  to: number,
  others: Uint8Array,
  place: number,
): boolean {
  const shift = place - from;
  let all = 0;
  for (let index = from; index < to; index += 1) {
    const byte = bytes[index] ?? 0;
    others[index + shift] = byte;
    all |= byte;
  }
  return all <= LAST_ASCII;
}

/** A text as a copy: it may be cut out of a much longer one, which it would keep. */
export function ownText(text: string): string {
  return ` ${text}`.slice(1);
}
