import type { LedgerEntry } from "@tieout/contract";
import type {
  LineSource,
  Method,
  SourceEntry,
  StatementDocument,
  StatementLine,
} from "@tieout/core";
import * as z from "zod";
import { parseStored, parseStoredJson, type StoredJson, storedKind } from "../store/StoredKind.ts";

/** The entries of one account behind one line, and where they stand among all that are kept. */
const group = z.object({
  method: z.enum(["indirect", "direct"]),
  line: z.string(),
  account: z.string(),
  /** Bytes of the object of entries. */
  start: z.number(),
  end: z.number(),
});

export type EntryGroup = z.infer<typeof group>;

const indexKind = storedKind({
  name: "index of ledger entries",
  schema: z.object({ groups: z.array(group) }),
});

/** The entries of a version as they are stored: a line of JSON each, and where those of a line begin. */
export type WrittenEntries = { lines: Uint8Array; index: Uint8Array };

/**
 * Takes the entries of the general ledger out of a statement, so that they are read a page at a time
 * and stand in no export that did not ask for them. Null where no line has any.
 */
export function separateEntries(document: StatementDocument): {
  document: StatementDocument;
  entries: WrittenEntries | null;
} {
  const writer = newWriter();
  const without = (method: Method) => ({
    ...document.statements[method],
    lines: document.statements[method].lines.map((line) => takeFrom(line, method, writer)),
  });
  const statements = { indirect: without("indirect"), direct: without("direct") };
  if (writer.groups.length === 0) return { document, entries: null };
  const index = indexKind.write({ groups: writer.groups });
  return {
    document: { ...document, statements },
    entries: {
      lines: Buffer.concat(writer.pieces),
      index: new TextEncoder().encode(JSON.stringify(index)),
    },
  };
}

/** Puts the entries that are kept of a version back behind the lines of its document. */
export function withEntries(
  document: StatementDocument,
  { lines, index }: WrittenEntries,
  path: string,
): StatementDocument {
  const groups = Map.groupBy(openIndex({ bytes: index, path }), ({ line, account }) =>
    placeOf(line, account),
  );
  const backIn = (method: Method) => ({
    ...document.statements[method],
    lines: document.statements[method].lines.map((line) => ({
      ...line,
      sources: line.sources.map((source) => {
        if (!source.entryCount) return source;
        const place = groups.get(placeOf(line.id, source.account))?.shift();
        if (!place) return source;
        const found = entriesIn(lines.subarray(place.start, place.end), place.start);
        return { ...source, entries: found.map(({ entry }) => toSourceEntry(entry)) };
      }),
    })),
  });
  return { ...document, statements: { indirect: backIn("indirect"), direct: backIn("direct") } };
}

/** A line's id names its method. */
function placeOf(line: string, account: string): string {
  return `${line}\u0000${account}`;
}

function toSourceEntry({ line, account, accountName, ...entry }: LedgerEntry): SourceEntry {
  return entry;
}

type Writer = { pieces: Uint8Array[]; length: number; groups: EntryGroup[] };

function newWriter(): Writer {
  return { pieces: [], length: 0, groups: [] };
}

function takeFrom(line: StatementLine, method: Method, writer: Writer): StatementLine {
  if (line.sources.every(({ entries }) => entries === undefined)) return line;
  const sources = line.sources.map((source) => {
    const { entries, ...rest } = source;
    if (entries && entries.length > 0) writeGroup(source, { method, line: line.id }, writer);
    return rest;
  });
  return { ...line, sources };
}

function writeGroup(
  { account, accountName, entries = [] }: LineSource,
  place: Pick<EntryGroup, "method" | "line">,
  writer: Writer,
): void {
  const start = writer.length;
  const byDate = [...entries].sort((one, other) => (one.date < other.date ? -1 : 1));
  for (const entry of byDate) {
    const written: LedgerEntry = { ...entry, line: place.line, account, accountName };
    const bytes = new TextEncoder().encode(`${JSON.stringify(written)}\n`);
    writer.pieces.push(bytes);
    writer.length += bytes.byteLength;
  }
  writer.groups.push({ ...place, account, start, end: writer.length });
}

/** Where the entries of each line and account stand. */
export function openIndex({ bytes, path }: StoredJson): readonly EntryGroup[] {
  return parseStored(indexKind, bytes, path).groups;
}

/** The entries in a part of the object, with the byte where each of them ends; the last may be cut off. */
export function entriesIn(bytes: Uint8Array, start: number): { entry: LedgerEntry; end: number }[] {
  const LINE_FEED = 10;
  const found: { entry: LedgerEntry; end: number }[] = [];
  let from = 0;
  for (;;) {
    const at = bytes.indexOf(LINE_FEED, from);
    if (at === -1) return found;
    const line = new TextDecoder().decode(bytes.subarray(from, at));
    const entry = parseStoredJson(line, "a list of ledger entries") as LedgerEntry; // written above
    found.push({ entry, end: start + at + 1 });
    from = at + 1;
  }
}
