import { deflateRawSync, inflateRawSync } from "node:zlib";

/** How much text a block has: some thousand entries, unpacked in a few milliseconds. */
const BLOCK = 256 * 1024;

/** Lists in one object, and where the blocks of each begin and end. */
export type PackedBlocks = { content: Uint8Array; blocks: [number, number][][] };

/**
 * Packs lists a block at a time, a line of JSON each item: whoever writes or reads them holds the text of
 * one block, and of the whole about a fifth of its size. A block belongs to one list.
 */
export function packBlocks(lists: readonly Iterable<object>[]): PackedBlocks {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const pack = (text: string): [number, number] => {
    const piece = deflateRawSync(text, { level: 1 });
    pieces.push(piece);
    length += piece.byteLength;
    return [length - piece.byteLength, length];
  };
  const blocks = lists.map((items) => {
    const own: [number, number][] = [];
    let text = "";
    for (const item of items) {
      text += `${JSON.stringify(item)}\n`;
      if (text.length < BLOCK) continue;
      own.push(pack(text));
      text = "";
    }
    if (text !== "") own.push(pack(text));
    return own;
  });
  return { content: Buffer.concat(pieces), blocks };
}

/** The lines of a block. */
export function unpackBlock(bytes: Uint8Array, isPacked: boolean): string[] {
  const text = new TextDecoder().decode(isPacked ? inflateRawSync(bytes) : bytes);
  return text.split("\n").filter((line) => line !== "");
}
