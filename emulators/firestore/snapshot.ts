import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Databases } from "./createDatabases.ts";
import type { Database } from "./Database.ts";
import { isSameTime } from "./Database.ts";
import { type DocumentJson, documentFromJson, documentToJson } from "./documentJson.ts";
import type { WireDocument, WireTime } from "./wire.ts";

type Snapshot = {
  readonly format: "tieout-firestore-1";
  readonly databases: readonly {
    readonly name: string;
    readonly documents: readonly DocumentJson[];
  }[];
};

/** Writes all documents to a file, which is either the old one or the whole new one. */
export async function saveSnapshot(databases: Databases, file: string): Promise<void> {
  const saved: Snapshot = {
    format: "tieout-firestore-1",
    databases: await Promise.all(databases.all().map(describe)),
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(saved));
  await rename(`${file}.part`, file);
}

/** Fills the databases from a file that `saveSnapshot` wrote, times included. */
export async function loadSnapshot(databases: Databases, file: string): Promise<void> {
  const saved: unknown = JSON.parse(await readFile(file, "utf8"));
  if (!isSnapshot(saved)) throw new Error(`${file} was not written by this Firestore stand-in`);
  for (const { name, documents } of saved.databases) {
    const database = databases.of(name);
    for (const document of documents) await restore(database, documentFromJson(document));
    database.clock.pin(undefined);
  }
}

async function describe(database: Database) {
  const paths = database.controller.database.toDocumentPaths();
  const documents = await database.find(paths.map((path) => `${database.name}/documents/${path}`));
  return { name: database.name, documents: documents.map(documentToJson) };
}

// The database dates writes by its clock, so the clock is set to the time of each write.
async function restore(database: Database, document: WireDocument): Promise<void> {
  const { name, fields, createTime, updateTime } = document;
  if (!isSameTime(createTime, updateTime)) {
    database.clock.pin(dateOf(createTime));
    const placeholder = { restored: { nullValue: "NULL_VALUE" } };
    await database.client.commit({
      database: database.name,
      writes: [{ update: { name, fields: placeholder } }],
    });
  }
  database.clock.pin(dateOf(updateTime));
  await database.client.commit({
    database: database.name,
    writes: [{ update: { name, fields: fields ?? {} } }],
  });
}

function dateOf(time: WireTime | null | undefined): Date {
  return new Date(Number(time?.seconds ?? 0) * 1000 + Math.floor((time?.nanos ?? 0) / 1_000_000));
}

function isSnapshot(value: unknown): value is Snapshot {
  return (
    typeof value === "object" &&
    value !== null &&
    "format" in value &&
    value.format === "tieout-firestore-1"
  );
}
