import type { LedgerEntry, PageQuery } from "@tieout/contract";
import * as z from "zod";
import { ApiProblem } from "../app/ApiProblem.ts";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { type CurrentEntries, entriesOfCurrent } from "../statements/entries/keepEntries.ts";
import { type EntryPlace, entriesIn } from "../statements/entries/ledgerEntries.ts";
import { bytesOfStatement, readStatement } from "../statements/record/readStatement.ts";
import { type ProjectKey, readProject } from "../store/changeProject.ts";
import { noCursor, readCursor, writeCursor } from "../store/pages/cursor.ts";
import { threadTasks } from "../threads/threadTasks.ts";

/** The entries of the general ledger behind a line, an account or all of the current statement. */
export const listLedgerEntries: Handler<"listLedgerEntries"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const current = await entriesOfCurrent(deps, key, project);
  const method = query.method ?? project.method;
  const found = current?.index.places.filter(
    (place) =>
      place.method === method &&
      (query.line === undefined || place.line === query.line) &&
      (query.account === undefined || place.account === query.account),
  );
  if (!found?.length) await refuseUnknown(deps, key, query);
  const places = query.piece === undefined ? found : found?.slice(query.piece, query.piece + 1);
  if (!current || !places) return { items: [], next: null }; // there is none, or it was made without a ledger
  return readEntries(deps, current, places, query);
};

/** Refuses a line or an account that the current statement has not: an empty list would say that no entry stands behind it. */
async function refuseUnknown(
  deps: Deps,
  key: ProjectKey,
  { line, account }: { line?: string | undefined; account?: string | undefined },
): Promise<void> {
  if (line === undefined && account === undefined) return;
  const { written } = await readStatement(deps, key);
  const about = { uid: key.uid, bytes: written ? bytesOfStatement(written) : 0 };
  const errors: string[] = [];
  if (line !== undefined) {
    const request = written && { written, lineId: line };
    const lines = request ? await deps.runTask(threadTasks.findLine, request, about) : [];
    if (lines.length === 0) errors.push(`line: the statement has no line "${line}"`);
  }
  if (account !== undefined) {
    const request = written && { written, codes: [account] };
    const found = request ? await deps.runTask(threadTasks.findAccounts, request, about) : null;
    if (!found?.has(account)) errors.push(`account: the statement has no account "${account}"`);
  }
  if (errors.length > 0) throw new ApiProblem("not_found", { errors });
}

/** Where a page begins: the version, which of its places, which block there, and which entry of that. */
const cursorSchema = z.tuple([z.int(), z.int().min(0), z.int().min(0), z.int().min(0)]);

/** How much of the object is read at once for a search, and how often for a page of it. */
const [BYTES_SOUGHT, MOST_READINGS] = [1024 * 1024, 8];

/** Which entries are asked for: those that hold what is sought, of some days; all where nothing is said. */
type Wanted = { search?: string | undefined; start?: string | undefined; end?: string | undefined };

function seeks({ search = "", start = "", end }: Wanted): (entry: LedgerEntry) => boolean {
  const sought = search.trim().toLowerCase();
  return ({ number, date, text, amount, postedBy = "" }) =>
    date >= start &&
    (end === undefined || date <= end) &&
    (sought === "" ||
      [number, date, text, amount, postedBy].some((field) => field.toLowerCase().includes(sought)));
}

async function readEntries(
  deps: Deps,
  current: CurrentEntries,
  places: readonly EntryPlace[],
  { cursor, limit, ...wanted }: PageQuery & Wanted,
): Promise<{ items: LedgerEntry[]; next: string | null }> {
  const { version } = current.place;
  const begin = cursor === undefined ? [version, 0, 0, 0] : readCursor(cursorSchema, cursor);
  let [of, at = 0, block = 0, skipped = 0] = begin;
  // What went before may stand otherwise in another version
  if (of !== version || at >= Math.max(places.length, 1)) throw noCursor();
  const items: LedgerEntry[] = [];
  const isSought = seeks(wanted);
  const { search = "", start, end } = wanted;
  const areSome = search !== "" || start !== undefined || end !== undefined;
  for (let readings = 0; ; readings += 1) {
    const place = places[at];
    if (place === undefined) return { items, next: null };
    // What is sought may be nowhere: a page reads so much and no more, and the next goes on.
    const isEnough = items.length === limit || (areSome && readings === MOST_READINGS);
    if (isEnough) return { items, next: writeCursor([version, at, block, skipped]) };
    const most = areSome ? BYTES_SOUGHT : 0;
    const read = await readBlocks(deps, current, place, { from: block, most });
    for (const entries of read) {
      refuseCut(current, entries, areSome);
      for (; skipped < entries.length && items.length < limit; skipped += 1) {
        const entry = entries[skipped];
        if (entry && isSought(entry)) items.push(entry);
      }
      if (skipped < entries.length) break;
      [block, skipped] = [block + 1, 0];
    }
    // A page that ends with a place leads to the next one, or to none
    if (block >= blocksOf(current, place).length) [at, block, skipped] = [at + 1, 0, 0];
  }
}

/** The entries of the blocks from one on, at least one block and at most so many bytes; none where the place has no more. */
async function readBlocks(
  { objects }: Deps,
  current: CurrentEntries,
  place: EntryPlace,
  { from, most }: { from: number; most: number },
): Promise<LedgerEntry[][]> {
  const { index, path } = current;
  const left = blocksOf(current, place).slice(from);
  const [first] = left;
  if (!first) return [];
  const [start] = first;
  const read = left.filter((each, at) => at === 0 || each[1] - start <= most);
  const bytes = await objects.readRange(path, start, read.at(-1)?.[1] ?? start);
  if (bytes === null) throw new Error("the entries of a version are not there");
  return read.map(([begin, end]) =>
    entriesIn(bytes.subarray(begin - start, end - start), place, index),
  );
}

function blocksOf({ index }: CurrentEntries, { list }: EntryPlace) {
  return index.lists[list]?.blocks ?? [];
}

/** As many as an earlier release kept of a place: there were more. */
const KEPT_BEFORE = 5_000;

/** What is not in a list that was cut off may be in the ledger all the same. */
function refuseCut(
  { index }: CurrentEntries,
  entries: readonly LedgerEntry[],
  areSome: boolean,
): void {
  const isCut = !index.isPacked && entries.length >= KEPT_BEFORE;
  if (isCut && areSome) throw new ApiProblem("statement_of_older_release");
}
