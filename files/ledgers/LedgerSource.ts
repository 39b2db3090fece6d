/** A ledger file: its bytes can be read from their beginning more than once. */
export type LedgerSource = {
  fileName: string;
  size: number;
  open: () => AsyncIterable<Uint8Array>;
};

/** A file whose bytes are in memory. */
export function sourceOf(bytes: Uint8Array, fileName: string): LedgerSource {
  return {
    fileName,
    size: bytes.byteLength,
    open: async function* () {
      yield bytes;
    },
  };
}

/** The first bytes of a file, as many as there are up to so many. */
export async function headOf(source: LedgerSource, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source.open()) {
    pieces.push(piece);
    length += piece.byteLength;
    if (length >= most) break;
  }
  return Buffer.concat(pieces).subarray(0, most);
}
