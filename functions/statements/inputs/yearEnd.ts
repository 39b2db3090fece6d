import { yearEndPath } from "@tieout/contract";
import {
  conceptIds,
  decimalsOf,
  hasBalances,
  NON_CASH,
  type OpenItem,
  rowsWithLedger,
  type StatementInput,
} from "@tieout/core";
import * as z from "zod";
import type { Deps } from "../../app/Deps.ts";
import {
  parseStored,
  parseStoredJson,
  type StoredJson,
  storedKind,
} from "../../store/kinds/StoredKind.ts";
import { storedList } from "../../store/kinds/storedList.ts";
import { isPacked, packLines, unpackLines } from "../../uploads/packedLines.ts";
import { writeRows } from "../../uploads/rowsJson.ts";
import type { StatementRecord } from "../record/StatementRecord.ts";

/** JSON carries amounts in minor units as text. */
const minor = z.string().regex(/^-?\d+$/, "Expected an amount in minor units");
const text = z.string().nullable();
const column = z.enum([...conceptIds, NON_CASH]).nullable();

const item = z.object({
  account: z.string(),
  number: z.string(),
  date: z.string(),
  party: text,
  document: text,
  lettering: text,
  parts: z.array(z.object({ column, amount: minor })),
});

/** As earlier releases stored them: all as one text of JSON, which is more than one can be where there are millions. */
const wholeKind = storedList("list of open items", item);

/** The first line of those that are packed; each item is a line after it. */
const headKind = storedKind({ name: "packed list of open items", schema: z.object({}) });

/** What next year begins with, as it is stored beside a version that a general ledger is in. */
export type WrittenYearEnd = {
  openItems: Uint8Array;
  /** The balances that the ledger leads to, where it stands alone. */
  balances: Uint8Array | null;
};

/** Writes what next year begins with; null without a general ledger. */
export function writeYearEnd(
  input: StatementInput,
  openItems: Iterable<OpenItem>,
): WrittenYearEnd | null {
  if (!input.generalLedger) return null;
  const { trial_balance: balances = [] } = hasBalances(input.rows) ? {} : rowsWithLedger(input);
  const isAlone = balances.length > 0;
  return {
    openItems: packLines(linesOf(openItems)).content,
    balances: isAlone
      ? writeRows("prior_trial_balance", balances, decimalsOf(input.currency)).content
      : null,
  };
}

function* linesOf(openItems: Iterable<OpenItem>): Generator<string> {
  yield JSON.stringify(headKind.write({}));
  for (const openItem of openItems)
    yield JSON.stringify(openItem, (_key, value) =>
      typeof value === "bigint" ? value.toString() : value,
    );
}

/** The items that were open at the end of last year. */
export function openItemsOf(stored: StoredJson): OpenItem[] {
  return [...itemsIn(stored)].map(({ parts, ...known }) => ({
    ...known,
    parts: parts.map(({ column: of, amount }) => ({ column: of, amount: BigInt(amount) })),
  }));
}

function* itemsIn({ bytes, path }: StoredJson): Generator<z.infer<typeof item>> {
  if (!isPacked(bytes)) {
    yield* parseStored(wholeKind, bytes, path).items;
    return;
  }
  let line = 0;
  for (const text of unpackLines(bytes)) {
    const written = parseStoredJson(text, path);
    line += 1;
    if (line === 1) headKind.read(written, path);
    else {
      const read = item.safeParse(written);
      if (!read.success) throw new Error(`${path} has an open item that is none, on line ${line}`);
      yield read.data;
    }
  }
}

type VersionPlace = { projectId: string; version: number; run: string };

/** Keeps what next year begins with, before the project points to the version. */
export async function keepYearEnd(
  deps: Deps,
  { projectId, version, run }: VersionPlace,
  { openItems, balances }: WrittenYearEnd,
): Promise<void> {
  const pathOf = (what: "open-items" | "balances") => yearEndPath(projectId, version, run, what);
  await deps.objects.write(pathOf("open-items"), openItems, "application/octet-stream");
  if (balances) await deps.objects.write(pathOf("balances"), balances, "application/json");
}

/** What is kept of a version, for one that says the same figures; null without a ledger. */
export async function yearEndOf(
  deps: Deps,
  { projectId, version, run }: VersionPlace,
): Promise<WrittenYearEnd | null> {
  const read = (what: "open-items" | "balances") =>
    deps.objects.read(yearEndPath(projectId, version, run, what));
  const [openItems, balances] = await Promise.all([read("open-items"), read("balances")]);
  return openItems && { openItems, balances };
}

/** The open items that a version was kept with; null where it was made without a ledger. */
export async function readOpenItems(
  deps: Deps,
  projectId: string,
  { version, run }: Pick<StatementRecord, "version" | "run">,
): Promise<StoredJson | null> {
  if (run === null) return null;
  const path = yearEndPath(projectId, version, run, "open-items");
  const bytes = await deps.objects.read(path);
  return bytes && { bytes, path };
}
