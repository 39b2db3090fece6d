/** One file inside an archive, as its directory describes it. */
export type ZipEntry = {
  name: string;
  isDeflated: boolean;
  /** Where its compressed bytes are. */
  start: number;
  packedSize: number;
  /** The CRC-32 of the content. */
  checksum: number;
};

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;

/** Reads the central directory of a ZIP archive. Null when it is damaged, encrypted or not plain ZIP. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const entries: ZipEntry[] = [];
  let offset = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    const entry = readEntry(bytes, view, offset);
    if (entry === null) return null;
    entries.push(entry);
    offset +=
      ENTRY_SIZE + [28, 30, 32].reduce((sum, at) => sum + view.getUint16(offset + at, true), 0);
  }
  return entries;
}

function findEnd(view: DataView): number | null {
  const earliest = Math.max(0, view.byteLength - END_SIZE - 0xffff);
  for (let offset = view.byteLength - END_SIZE; offset >= earliest; offset -= 1) {
    if (view.getUint32(offset, true) === END_OF_DIRECTORY) return offset;
  }
  return null;
}

function readEntry(bytes: Uint8Array, view: DataView, offset: number): ZipEntry | null {
  if (offset + ENTRY_SIZE > view.byteLength) return null;
  if (view.getUint32(offset, true) !== DIRECTORY_ENTRY) return null;
  const isEncrypted = (view.getUint16(offset + 8, true) & 1) === 1;
  const method = view.getUint16(offset + 10, true);
  const packedSize = view.getUint32(offset + 20, true);
  const local = view.getUint32(offset + 42, true);
  if (isEncrypted || (method !== 0 && method !== 8)) return null;
  if (local + LOCAL_SIZE > view.byteLength || view.getUint32(local, true) !== LOCAL_HEADER)
    return null;
  const start =
    local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > view.byteLength) return null;
  const nameAt = offset + ENTRY_SIZE;
  const name = bytes.subarray(nameAt, nameAt + view.getUint16(offset + 28, true));
  return {
    name: new TextDecoder().decode(name),
    isDeflated: method === 8,
    start,
    packedSize,
    checksum: view.getUint32(offset + 16, true),
  };
}
