import type { LedgerEntry } from "@tieout/contract";
import {
  decimalsIn,
  formatMinor,
  minorOf,
  type SourceEntry,
  type SupportingEntries,
} from "@tieout/core";
import * as z from "zod";
import {
  type Fields,
  parseStored,
  parseStoredJson,
  type StoredJson,
  storedKind,
} from "../../store/kinds/StoredKind.ts";
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
  /** Of each column with any: its number, how many of them are dated in it, and what they come to. */
  sums: z.array(z.tuple([z.int(), z.int(), z.string()])),
});

/** The shortest columns of the statement, by days; none where an earlier release wrote it. */
const column = z.object({ start: z.string(), end: z.string() });

const schema = z.object({
  /** In the order of the lines. */
  places: z.array(place),
  lists: z.array(list),
  columns: z.array(column),
  isPacked: z.boolean(),
});

export type EntryPlace = z.infer<typeof place>;
export type EntryIndex = z.infer<typeof schema>;
export type EntryColumn = z.infer<typeof column>;
type ListSums = z.infer<typeof list>["sums"];

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

/** Version 2 did not say what the entries of each column come to. */
function withoutSums({ lists, ...others }: Fields): Fields {
  const read = z.array(list.omit({ sums: true })).parse(lists);
  return { ...others, lists: read.map((each) => ({ ...each, sums: [] })), columns: [] };
}

const bounds = { start: z.int(), end: z.int() };

const indexKind = storedKind({
  name: "index of ledger entries",
  schema,
  upgrades: [placesOfGroups, withoutSums],
});

/** The entries of a version as they are stored: lists in packed blocks, and where each of them stands. */
export type WrittenEntries = { lines: Uint8Array; index: Uint8Array };

/**
 * Writes the entries of the general ledger behind a statement, all of them, so that they are read a block
 * at a time, and what those of each of its columns come to. Null where there are none.
 */
export function writeEntries(
  { lists, places }: SupportingEntries,
  columns: readonly EntryColumn[],
): WrittenEntries | null {
  if (places.length === 0) return null;
  const summed = lists.map(({ all }) => sumByColumn(all(), columns));
  const packed = packBlocks(summed.map(({ entries }) => entries));
  const index = indexKind.write({
    places: [...places],
    lists: lists.map(({ count }, at) => ({
      count,
      blocks: packed.blocks[at] ?? [],
      sums: summed[at]?.sums() ?? [],
    })),
    columns: columns.map(({ start, end }) => ({ start, end })),
    isPacked: true,
  });
  return { lines: packed.content, index: new TextEncoder().encode(JSON.stringify(index)) };
}

/** Entries as they are gone through, and afterwards what those of each column come to: nobody goes through millions twice. */
function sumByColumn(all: Iterable<SourceEntry>, columns: readonly EntryColumn[]) {
  const sums = new Map<number, { count: number; amount: bigint }>();
  let decimals = 0;
  function* entries(): Iterable<SourceEntry> {
    for (const entry of all) {
      const { date, amount } = entry;
      const at = columns.findIndex(({ start, end }) => start <= date && date <= end);
      if (at >= 0) {
        const known = sums.get(at) ?? { count: 0, amount: 0n };
        decimals = decimalsIn(amount);
        sums.set(at, { count: known.count + 1, amount: known.amount + minorOf(amount) });
      }
      yield entry;
    }
  }
  const written = (): ListSums =>
    [...sums].map(([at, { count, amount }]) => [at, count, formatMinor(amount, decimals)]);
  return { entries: entries(), sums: written };
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

/** What the entries at a place come to in each column that has any, as they stand there. */
export function sumsAt({ list, isOpposite }: EntryPlace, { lists }: EntryIndex): ListSums {
  const sums = lists[list]?.sums ?? [];
  if (!isOpposite) return sums;
  return sums.map(([at, count, amount]) => [at, count, opposite(amount)]);
}

function opposite(amount: string): string {
  const decimals = decimalsIn(amount);
  return formatMinor(-minorOf(amount), decimals);
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
