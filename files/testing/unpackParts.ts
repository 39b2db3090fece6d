import { unzipSync } from "fflate";

/** The parts of an archive by their paths, without its folders. */
export function unpackParts(archive: Uint8Array): Record<string, Uint8Array> {
  return unzipSync(archive, { filter: ({ name }) => !name.endsWith("/") });
}
