import type { LedgerEntry } from "@tieout/contract";
import type { EntriesBehind, SourceEntry } from "@tieout/core";
import * as z from "zod";
import {
  type Fields,
  parseStored,
  parseStoredJson,
  type StoredJson,
  storedKind,
} from "../store/StoredKind.ts";
import { packBlocks, unpackBlock } from "./entryBlocks.ts";

/** The entries behind one account on one line: which list they are. */
const place = z.object({
  method: z.enum(["indirect", "direct"]),
  line: z.string(),
  account: z.string(),
  /** Null where an earlier release wrote it with each entry. */
  accountName: z.string().nullable(),
  list: z.int(),
  /** Its entries stand there with the other sign. */
  isOpposite: z.boolean(),
});

/** A list of entries: several lines may have it. */
const list = z.object({
  /** Null where an earlier release wrote it: the largest 5,000. */
  count: z.int().nullable(),
  /** Where each of its blocks begins and ends in the object of entries. */
  blocks: z.array(z.tuple([z.int(), z.int()])),
});

const schema = z.object({
  /** In the order of the lines. */
  places: z.array(place),
  lists: z.array(list),
  isPacked: z.boolean(),
});

export type EntryPlace = z.infer<typeof place>;
export type EntryIndex = z.infer<typeof schema>;

/** Version 1 kept the largest entries of each place, unpacked, and one after the other. */
function placesOfGroups({ groups }: Fields): Fields {
  const read = z
    .array(place.pick({ method: true, line: true, account: true }).extend(bounds))
    .parse(groups);
  return {
    places: read.map(({ start: _start, end: _end, ...known }, list) => ({
      ...{ ...known, accountName: null, list, isOpposite: false },
    })),
    lists: read.map(({ start, end }) => ({ count: null, blocks: [[start, end]] })),
    isPacked: false,
  };
}

const bounds = { start: z.int(), end: z.int() };

const indexKind = storedKind({
  name: "index of ledger entries",
  schema,
  upgrades: [placesOfGroups],
});

/** The entries of a version as they are stored: lists in packed blocks, and where each of them stands. */
export type WrittenEntries = { lines: Uint8Array; index: Uint8Array };

/**
 * Writes the entries of the general ledger behind a statement, all of them, so that they are read a block
 * at a time. Null where there are none.
 */
export function writeEntries({ lists, places }: EntriesBehind): WrittenEntries | null {
  if (places.length === 0) return null;
  const packed = packBlocks(lists.map(({ all }) => all()));
  const index = indexKind.write({
    places: [...places],
    lists: lists.map(({ count }, at) => ({ count, blocks: packed.blocks[at] ?? [] })),
    isPacked: true,
  });
  return { lines: packed.content, index: new TextEncoder().encode(JSON.stringify(index)) };
}

/** Which entries stand where. */
export function openIndex({ bytes, path }: StoredJson): EntryIndex {
  return parseStored(indexKind, bytes, path);
}

/** The entries in the bytes of a block, as they stand at a place. */
export function entriesIn(
  bytes: Uint8Array,
  { line, account, accountName, isOpposite }: EntryPlace,
  { isPacked }: Pick<EntryIndex, "isPacked">,
): LedgerEntry[] {
  const where = { line, account, ...(accountName !== null && { accountName }) };
  return unpackBlock(bytes, isPacked).map((written) => {
    const entry = parseStoredJson(written, "a list of ledger entries") as LedgerEntry; // written above
    return { ...entry, ...where, amount: isOpposite ? opposite(entry.amount) : entry.amount };
  });
}

/** No entry comes to nil. */
function opposite(amount: string): string {
  return amount.startsWith("-") ? amount.slice(1) : `-${amount}`;
}

/** An entry as a source of its line lists it. */
export function toSourceEntry({
  line: _line,
  account: _account,
  accountName: _name,
  ...entry
}: LedgerEntry): SourceEntry {
  return entry;
}
