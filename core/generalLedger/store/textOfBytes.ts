/** As many characters are made at once. */
const TOGETHER = 4_096;

/** Bytes of ISO 8859-1 as a string. */
export function asText(bytes: Uint8Array, from: number, to: number): string {
  if (to - from <= TOGETHER)
    return Reflect.apply(String.fromCharCode, null, bytes.subarray(from, to));
  const parts: string[] = [];
  for (let start = from; start < to; start += TOGETHER)
    parts.push(asText(bytes, start, Math.min(start + TOGETHER, to)));
  return parts.join("");
}

/** A text as a copy: it may be cut out of a much longer one, which it would keep. */
export function ownText(text: string): string {
  return ` ${text}`.slice(1);
}
