import { isListOfAccounts, type LedgerPlacing, limits } from "@tieout/contract";
import { type LedgerDays, type LedgerPlace, placeLedger } from "@tieout/core";
import type { Deps } from "../app/Deps.ts";
import type { Change } from "../store/changeProject.ts";
import { readLedgers } from "../store/fileRecords.ts";
import type { StoredFile } from "../store/kinds/FileRecord.ts";
import type { ProjectRecord } from "../store/kinds/ProjectRecord.ts";

/** What a general ledger file that can be used becomes, and which files are the ledger from now on. */
export type SettledLedger = { ledgerFiles: readonly string[]; placing: LedgerPlacing | null };

/**
 * Finds the place of a general ledger file beside those that count, as its days and entities say. One that
 * counts already keeps its place; one that a person has to be asked about changes nothing.
 */
export async function settleLedger(
  deps: Deps,
  { project, transaction }: Change,
  projectId: string,
  file: StoredFile,
): Promise<SettledLedger> {
  const { ledgerFiles } = project;
  if (ledgerFiles.includes(file.id)) return { ledgerFiles, placing: file.placing };
  const read = await readLedgers(deps, projectId, project, transaction);
  const counting = read.filter(({ id }) => id !== file.id);
  if (isOfOtherPeriod(file, project.period)) {
    const fileNames = counting.map(({ fileName }) => fileName);
    return { ledgerFiles, placing: { kind: "asks", reason: "other_period", fileNames } };
  }
  const place = placeOf(file, counting);
  const named = place.beside.map(({ fileName }) => fileName);
  const kept = counting.filter(
    (other) => place.kind !== "replaces" || !place.beside.includes(other),
  );
  const isFull = place.kind !== "asks" && kept.length >= limits.ledgerFiles;
  const kind = isFull ? "asks" : place.kind;
  const reason = isFull ? "too_many" : place.kind === "asks" ? place.reason : null;
  return {
    ledgerFiles: [...kept.map(({ id }) => id), ...(kind === "asks" ? [] : [file.id])],
    placing: named.length === 0 ? null : { kind, reason, fileNames: named },
  };
}

/** None of its days is of the period that a person has said. */
function isOfOtherPeriod(file: StoredFile, period: ProjectRecord["period"]): boolean {
  if (isListOfAccounts(file)) return false;
  const { start, end } = daysOf(file);
  return period !== null && (start > period.end || end < period.start);
}

/** How a general ledger file stands to those that count; of lists of accounts the newest counts, beside any ledger. */
export function placeOf(
  file: StoredFile,
  counting: readonly StoredFile[],
): LedgerPlace<StoredFile> {
  const [lists, ledgers] = [counting.filter(isListOfAccounts), counting.filter(hasEntries)];
  if (hasEntries(file)) return placeLedger(daysOf(file), ledgers, daysOf);
  return lists.length > 0
    ? { kind: "replaces", beside: lists }
    : { kind: "adds", beside: counting };
}

function hasEntries(file: StoredFile): boolean {
  return !isListOfAccounts(file);
}

/** The days of a file's entries; what an earlier release read says its period alone. */
function daysOf({ ledger }: StoredFile): LedgerDays {
  const { start = "", end = "", firstDay = start, lastDay = end, entities = [] } = ledger ?? {};
  return { start: firstDay, end: lastDay, entities };
}
