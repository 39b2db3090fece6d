import { findJsonExcess, type ProjectArchive } from "@tieout/files";
import * as z from "zod";
import { kindIn, type ProjectCollection, type RecordIn } from "../store/paths.ts";
import { recordsPath } from "./archivedRecords.ts";

/** Records of one kind: each is a document to write, and 25 MiB hold more than a million of them. */
const MOST_RECORDS = 50_000;

/** The documents of one kind that an archive holds; throws, in words that name the place, for what is none. */
export async function readRecords<Name extends ProjectCollection>(
  archive: ProjectArchive,
  name: Name,
): Promise<{ id: string; record: RecordIn<Name> }[]> {
  const path = recordsPath(name);
  const found = await readJson(archive, path);
  // Counted first: of each that is no record the schema has a word
  if (Array.isArray(found) && found.length > MOST_RECORDS)
    throw new Error(`${path}: it holds more than ${MOST_RECORDS} records`);
  const listed = archived.safeParse(found);
  if (!listed.success) throw new Error(`${path}: expected a list of records with their ids`);
  const kind = kindIn(name);
  return listed.data.map(({ id, stored }) => ({ id, record: kind.read(stored, path) }));
}

const archived = z.array(z.object({ id: z.string(), stored: z.unknown() }));

/** A file of JSON in an archive; throws where there is none, or it is not JSON or more of it than may be parsed. */
export async function readJson({ manifest, read }: ProjectArchive, path: string): Promise<unknown> {
  const file = manifest.files.find((each) => each.path === path);
  const part = file && (await read(file));
  if (!part?.ok) throw new Error(`It has no ${path}`);
  const text = decode(part.bytes, path);
  const excess = findJsonExcess(text);
  if (excess !== null) throw new Error(`${path}: ${excess}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON`, { cause: error });
  }
}

function decode(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error(`${path} is not UTF-8 text`, { cause: error });
  }
}
