const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;

/**
 * What a ZIP archive says it inflates to, added up from its central directory, so that a bomb is
 * refused before anything is inflated. Null when the directory cannot be read.
 */
export function inflatedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  let offset = view.getUint32(end + 16, true);
  const entries = view.getUint16(end + 10, true);
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (offset + ENTRY_SIZE > view.byteLength || view.getUint32(offset, true) !== DIRECTORY_ENTRY)
      return null;
    total += view.getUint32(offset + 24, true);
    const nameLength = view.getUint16(offset + 28, true);
    const extraLength = view.getUint16(offset + 30, true);
    offset += ENTRY_SIZE + nameLength + extraLength + view.getUint16(offset + 32, true);
  }
  return total;
}

function findEnd(view: DataView): number | null {
  const earliest = Math.max(0, view.byteLength - END_SIZE - 0xffff);
  for (let offset = view.byteLength - END_SIZE; offset >= earliest; offset -= 1) {
    if (view.getUint32(offset, true) === END_OF_DIRECTORY) return offset;
  }
  return null;
}
