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

/** A text as a copy: it may be cut out of a much longer one, which it would keep. */
export function ownText(text: string): string {
  return ` ${text}`.slice(1);
}
