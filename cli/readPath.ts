import type { Outcome } from "./Outcome.ts";

export type ReadBytes = (path: string) => Promise<Uint8Array>;

/** Reads a file; a path that cannot be read is the user's mistake, told with the system's own reason. */
export async function readPath(path: string, readBytes: ReadBytes): Promise<Outcome<Uint8Array>> {
  try {
    return { ok: true, value: await readBytes(path) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [`${path}: the file could not be read (${reason}).`] };
  }
}
