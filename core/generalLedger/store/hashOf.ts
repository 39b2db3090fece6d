/** MurmurHash3 of 32 bits: four bytes at once. Texts that hardly differ are spread over all slots, and crowd none. */
export function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = to - from;
  let index = from;
  for (; index + 4 <= to; index += 4) {
    const low = (bytes[index] ?? 0) | ((bytes[index + 1] ?? 0) << 8);
    const high = (bytes[index + 2] ?? 0) | ((bytes[index + 3] ?? 0) << 8);
    hash ^= scramble(low | (high << 16));
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (; index < to; index += 1) rest = (rest << 8) | (bytes[index] ?? 0);
  hash ^= scramble(rest);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function scramble(word: number): number {
  const mixed = Math.imul(word, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}
