import { currencyWritten } from "@tieout/contract";
import {
  decimalsOf,
  type GeneralLedger,
  type JournalEntry,
  type LedgerOrigin,
  type Minor,
  type Problem,
} from "@tieout/core";
import * as z from "zod";
import { parseStoredJson, type StoredJson, storedKind } from "../store/kinds/StoredKind.ts";
import type { StoredList } from "../store/kinds/storedList.ts";
import { inDecimals } from "./inDecimals.ts";
import { type LedgerPart, partOf } from "./ledgerParts.ts";
import { packLines, unpackLines } from "./packedLines.ts";
import type { LedgerEntity } from "./readEntities.ts";
import { readLine, storedLine, writeLine } from "./storedLine.ts";

/** JSON carries amounts in minor units as text. */
const minor = z.string().regex(/^-?\d+$/, "Expected an amount in minor units");

/** Absent, and never there without a value: so the ledger has it. */
const said = z.string().exactOptional();

const storedProblem = z.object({
  code: z.string(),
  message: z.string(),
  where: z.looseObject({}),
});

const amountsByAccount = z.array(z.tuple([z.string(), minor]));

/** Whatever a ledger says of itself: a field that is not named here would be read unchecked. */
const storedOrigin = z.object({
  currency: z.string(),
  isUsualCurrency: z.literal(true).exactOptional(),
  currencyWritten: currencyWritten.exactOptional(),
  entityName: z.string().exactOptional(),
  decimals: z.number(),
  chart: z.string(),
  openings: z.enum(["stated", "unknown"]),
  entryCount: z.number(),
  lineCount: z.number(),
  lumpedLines: z.number(),
  withoutNumbers: z.enum(["lines", "rows"]).exactOptional(),
  isPaired: z.literal(true).exactOptional(),
  areRowsCounted: z.literal(true).exactOptional(),
  isPeriodOfEntries: z.literal(true).exactOptional(),
  isWholeByTotals: z.literal(true).exactOptional(),
  night: z
    .object({
      count: z.number(),
      row: z.number(),
      people: z.number().exactOptional(),
      sheet: said,
      fileName: said,
    })
    .exactOptional(),
  posters: z
    .array(z.object({ name: z.string(), entryCount: z.number() }))
    .readonly()
    .exactOptional(),
  posterCount: z.number().exactOptional(),
  oddities: z.array(storedProblem).exactOptional(),
  differences: z.array(storedProblem),
} satisfies Record<keyof LedgerOrigin, z.ZodType>);

const head = z.object({
  period: z.object({ start: z.iso.date(), end: z.iso.date() }),
  accounts: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      type: z.string(),
      opening: minor.nullable(),
      closing: minor.nullable(),
    }),
  ),
  movements: amountsByAccount.nullable(),
  /** How many entries at the beginning carry balances in. */
  openedCount: z.number(),
  hasEarlier: z.boolean(),
  entities: z.array(
    z.object({
      name: z.string(),
      openings: amountsByAccount.nullable(),
      movements: amountsByAccount,
    }),
  ),
  origin: storedOrigin.nullable(),
});

/** The first line of a stored ledger: all but its entries. */
const headKind = storedKind({
  name: "general ledger",
  schema: head,
  upgrades: [
    // Amounts of every currency had two decimals.
    ({ origin, ...stored }) => ({
      ...stored,
      origin: origin ? { decimals: decimalsOf(null), ...origin } : null,
    }),
    // All of its entities were taken as one.
    (stored) => ({ entities: [], ...stored }),
    // What tells what was open at the start was left out.
    (stored) => ({ openedCount: 0, hasEarlier: false, ...stored }),
  ],
});

const text = z.string().nullable();
/** What carries balances in may have no date. */
const date = z.union([z.iso.date(), z.literal("")]);
/** The last is who posted it, where the file says. */
const entry = z.tuple([z.string(), date, z.string(), text, text, text, z.array(storedLine), said]);

/**
 * A general ledger as it is stored: a line of JSON about it, then a line for each entry, those that
 * carry balances in first and the others in the order of their dates, so that whoever reads it holds one
 * entry at a time.
 */
export function writeLedger(
  { period, accounts, movements, origin, entries, ...around }: GeneralLedger,
  entities: readonly LedgerEntity[],
): StoredList {
  const { earlier, later = [] } = around;
  const opened = [...(around.opened ?? [])];
  const about = headKind.write({
    period,
    accounts: accounts.map(({ opening, closing, ...account }) => ({
      ...account,
      opening: opening?.toString() ?? null,
      closing: closing?.toString() ?? null,
    })),
    movements: movements === undefined ? null : writeAmounts(movements),
    openedCount: opened.length,
    hasEarlier: earlier !== undefined,
    entities: entities.map((entity) => ({
      name: entity.name,
      openings: entity.openings && writeAmounts(entity.openings),
      movements: writeAmounts(entity.movements),
    })),
    origin: origin === undefined ? null : writeOrigin(origin),
  });
  return packLines(linesOf(JSON.stringify(about), [opened, earlier ?? [], entries, later]));
}

function writeOrigin({ oddities, differences, ...origin }: LedgerOrigin) {
  return {
    ...origin,
    ...(oddities && { oddities: oddities.map(writeProblem) }),
    differences: differences.map(writeProblem),
  };
}

function readOrigin({
  oddities,
  differences,
  ...origin
}: z.infer<typeof storedOrigin>): LedgerOrigin {
  return {
    ...origin,
    ...(oddities && { oddities: oddities.map(readProblem) }),
    differences: differences.map(readProblem),
  };
}

/** What was stored of a problem is one: its code, its words and its place were ours, or an earlier release's. */
function readProblem(stored: z.infer<typeof storedProblem>): Problem {
  return stored as Problem;
}

function writeProblem({ code, message, where }: Problem) {
  return { code, message, where: { ...where } };
}

function writeAmounts(amounts: ReadonlyMap<string, Minor>): [string, string][] {
  return [...amounts].map(([code, amount]) => [code, amount.toString()]);
}

function* linesOf(about: string, parts: readonly Iterable<JournalEntry>[]): Generator<string> {
  yield about;
  for (const entries of parts) for (const one of entries) yield JSON.stringify(entryTuple(one));
}

function entryTuple({
  number,
  date,
  text,
  journal,
  entity,
  reverses,
  lines,
  postedBy,
}: JournalEntry) {
  const fields = [number, date, text, journal, entity, reverses, lines.map(writeLine)];
  return postedBy === undefined ? fields : [...fields, postedBy];
}

type Head = z.infer<typeof head>;

function readHead({ bytes, path }: StoredJson): Head {
  const [first = ""] = unpackLines(bytes);
  return headKind.read(parseStoredJson(first, path), path);
}

/** The entities that a stored ledger can be opened as: none where it names one alone, or none. */
export function entitiesOfLedger(stored: StoredJson): string[] {
  return readHead(stored).entities.map(({ name }) => name);
}

/** What a stored ledger says of itself, or of one of its entities: the entries of that one are its own. */
function aboutEntity(about: Head, name: string | null): Head {
  const entity = about.entities.find((each) => each.name === name);
  if (!entity) return about;
  const openings = entity.openings && new Map(entity.openings);
  return {
    ...about,
    accounts: about.accounts.map((account) => ({
      ...account,
      opening: openings && (openings.get(account.code) ?? "0"),
      closing: null,
    })),
    movements: entity.movements,
    origin: about.origin && { ...about.origin, openings: openings ? "stated" : "unknown" },
  };
}

/**
 * Opens a stored ledger, or what one of its entities has in it, its amounts in so many decimals; its
 * entries are read one by one, each time they are asked for.
 */
export function openLedger(
  stored: StoredJson,
  decimals: number,
  entity: string | null = null,
): GeneralLedger {
  const { bytes, path } = stored;
  const about = aboutEntity(readHead(stored), entity);
  const { period, accounts, movements, origin, openedCount, hasEarlier } = about;
  const read = inDecimals(origin?.decimals ?? decimals, decimals);
  const amountOf = (written: string | null): Minor | null =>
    written === null ? null : read(written);
  const entriesIn = (part: LedgerPart): Iterable<JournalEntry> => ({
    [Symbol.iterator]: () => partOf(entriesOf(bytes, path, read), about, part),
  });
  return {
    period,
    accounts: accounts.map(({ opening, closing, ...account }) => ({
      ...account,
      opening: amountOf(opening),
      closing: amountOf(closing),
    })),
    ...(movements && {
      movements: new Map(movements.map(([code, amount]) => [code, read(amount)])),
    }),
    ...(origin && { origin: { ...readOrigin(origin), decimals } }),
    ...(openedCount > 0 && { opened: entriesIn("opened") }),
    ...(hasEarlier && { earlier: entriesIn("earlier") }),
    entries: entriesIn("entries"),
    later: entriesIn("later"),
  };
}

function* entriesOf(
  bytes: Uint8Array,
  path: string,
  amountOf: (written: string) => Minor,
): Generator<JournalEntry> {
  let at = 0;
  for (const line of unpackLines(bytes)) {
    at += 1;
    if (at === 1) continue; // it is about the whole
    const parsed = entry.safeParse(parseStoredJson(line, path));
    if (!parsed.success) throw new Error(`${path} has an entry that is none, on line ${at}`);
    const [number, date, said, journal, entity, reverses, lines, postedBy] = parsed.data;
    yield {
      number,
      date,
      text: said,
      journal,
      entity,
      reverses,
      ...(postedBy !== undefined && { postedBy }),
      lines: lines.map((line) => readLine(line, amountOf)),
    };
  }
}
