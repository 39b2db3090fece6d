import type { FirestoreDataConverter, WithFieldValue } from "firebase-admin/firestore";
import type * as z from "zod";

/** What one version of a kind stored, as the version after it stores the same. */
export type Upgrade = (stored: Fields) => Fields;

/** What is stored, before anybody has read it as its kind. */
export type Fields = Readonly<Record<string, unknown>>;

/** How one kind of thing is stored, in a document or as JSON. */
export type StoredKind<Value extends object> = {
  /** The version that this release writes. */
  version: number;
  /** What is stored at a path, upgraded to today's version; what does not fit is an error. */
  read: (stored: unknown, path: string) => Value;
  /** What is to be stored, with its version; what does not fit is an error. */
  write: (value: Value) => Value & { schemaVersion: number };
};

type Definition<Value extends object> = {
  /** As an error names it. */
  name: string;
  /** It only checks: what is stored is read and written as it is, so that no field is lost. */
  schema: z.ZodType<Value, Value>;
  /** From version 1 to 2, from 2 to 3, and so on: there are as many versions as these, and one. */
  upgrades?: readonly Upgrade[];
};

/** Defines a kind. What was stored without a `schemaVersion`, before there was one, is version 1. */
export function storedKind<Value extends object>({
  name,
  schema,
  upgrades = [],
}: Definition<Value>): StoredKind<Value> {
  const version = upgrades.length + 1;
  const check = (fields: unknown, where: string): Value => {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return fields as Value; // the schema has just said so
    const [issue] = parsed.error.issues;
    const field = issue?.path.join(".") || "the whole";
    throw new Error(`${where} is not a valid ${name}: ${field}: ${issue?.message ?? "unknown"}`);
  };
  return {
    version,
    read: (stored, path) => {
      const { schemaVersion = 1, ...fields } = asFields(stored);
      if (!isVersion(schemaVersion) || schemaVersion > version) {
        throw new Error(
          `${path} is a ${name} of version ${String(schemaVersion)}; this release reads versions 1 to ${version}`,
        );
      }
      const upgraded = upgrades
        .slice(schemaVersion - 1)
        .reduce<Fields>((older, upgrade) => upgrade(older), fields);
      return check(upgraded, path);
    },
    write: (value) => ({ ...check(value, "what was to be stored"), schemaVersion: version }),
  };
}

/** Has Firestore read and write the documents of a collection as a kind. */
export function converterOf<Value extends object>({
  read,
  write,
}: StoredKind<Value>): FirestoreDataConverter<Value> {
  return {
    fromFirestore: (snapshot) => read(snapshot.data(), snapshot.ref.path),
    // Documents are written whole: a part of one, or a field to be computed, does not fit its schema.
    toFirestore: (value: WithFieldValue<Value>) => write(value as Value),
  };
}

/** JSON of Storage as it stands there: nobody has read it as its kind yet. */
export type StoredJson = { path: string; bytes: Uint8Array };

/** Reads JSON from Storage as a kind. */
export function parseStored<Value extends object>(
  { read }: StoredKind<Value>,
  bytes: Uint8Array,
  path: string,
): Value {
  return read(parseStoredJson(new TextDecoder().decode(bytes), path), path);
}

/** Parses what we stored as JSON. What does not read is told by its path alone: an error of JSON quotes the text, and stands in the log. */
export function parseStoredJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON`, { cause: error });
  }
}

function isVersion(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1;
}

/** Lists were stored bare before they had a version: an upgrade finds one under `items`. */
function asFields(stored: unknown): Fields {
  if (Array.isArray(stored)) return { items: stored };
  // Whatever is no object has none of the fields that the schema asks for.
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}
