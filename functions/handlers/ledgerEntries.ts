import { entriesPath, type LedgerEntry, type PageQuery } from "@tieout/contract";
import * as z from "zod";
import type { Deps } from "../app/Deps.ts";
import type { Handler } from "../app/Handlers.ts";
import { projectKey } from "../app/projectKey.ts";
import { type EntryGroup, entriesIn, openIndex } from "../statements/ledgerEntries.ts";
import { readProject } from "../store/changeProject.ts";
import { noCursor, readCursor, writeCursor } from "../store/cursor.ts";

/** More than nearly any entry takes, so that a page is a handful of readings at the most. */
const BYTES_AT_ONCE = 256 * 1024;

/** The entries of the general ledger behind a line, an account or all of the current statement. */
export const listLedgerEntries: Handler<"listLedgerEntries"> = async (
  { params, query },
  { deps, caller },
) => {
  const key = projectKey(params, caller);
  const project = await readProject(deps, key);
  const { statementVersion: version, statementRun: run } = project;
  if (version === null || run === null) return { items: [], next: null };
  const path = entriesPath(key.projectId, version, run, "index");
  const bytes = await deps.objects.read(path);
  if (!bytes) return { items: [], next: null }; // it was made without a ledger
  const method = query.method ?? project.method;
  const groups = openIndex({ bytes, path }).filter(
    (group) =>
      group.method === method &&
      (query.line === undefined || group.line === query.line) &&
      (query.account === undefined || group.account === query.account),
  );
  const lines = entriesPath(key.projectId, version, run, "lines");
  return readEntries(deps, lines, groups, query);
};

/** How many parts of the object a page of a search reads at the most. */
const MOST_READINGS = 50;

/** Whether an entry holds what is sought: all do where nothing is. */
function seeks(search: string): (entry: LedgerEntry) => boolean {
  const sought = search.trim().toLowerCase();
  return ({ number, date, text, amount, postedBy = "" }) =>
    sought === "" ||
    [number, date, text, amount, postedBy].some((field) => field.toLowerCase().includes(sought));
}

async function readEntries(
  deps: Deps,
  path: string,
  groups: readonly EntryGroup[],
  { cursor, limit, search = "" }: PageQuery & { search?: string | undefined },
): Promise<{ items: LedgerEntry[]; next: string | null }> {
  const [from] = cursor === undefined ? [0] : readCursor(z.tuple([z.int().min(0)]), cursor);
  if (!(await isBetweenEntries(deps, path, groups, from))) throw noCursor();
  const items: LedgerEntry[] = [];
  const isSought = seeks(search);
  let at = from;
  for (let readings = 0; ; readings += 1) {
    const group = groups.find(({ end }) => at < end);
    if (group === undefined) return { items, next: null };
    // What is sought may be nowhere: a page reads so much and no more, and the next goes on.
    const isEnough = items.length === limit || (search !== "" && readings === MOST_READINGS);
    if (isEnough) return { items, next: writeCursor([at]) };
    const found = await readSome(deps, path, Math.max(group.start, at), group.end);
    if (found.length === 0) at = group.end;
    for (const { entry, end } of found) {
      if (isSought(entry)) items.push(entry);
      at = end;
      if (items.length === limit) break;
    }
  }
}

const LINE_FEED = 10;

/** Whether a place is where an entry begins, or where nothing is: a cursor that somebody made up may be within one. */
async function isBetweenEntries(
  { objects }: Deps,
  path: string,
  groups: readonly EntryGroup[],
  at: number,
): Promise<boolean> {
  if (!groups.some(({ start, end }) => start < at && at < end)) return true;
  const before = await objects.readRange(path, at - 1, at);
  return before === null || before[0] === LINE_FEED;
}

/** The entries from a place on, as many as are read at once; an entry that is longer is read whole. */
async function readSome(deps: Deps, path: string, at: number, end: number) {
  for (let most = BYTES_AT_ONCE; ; most *= 2) {
    const bytes = await deps.objects.readRange(path, at, Math.min(end, at + most));
    const found = bytes === null ? [] : entriesIn(bytes, at);
    if (found.length > 0 || bytes === null || at + most >= end) return found;
  }
}
