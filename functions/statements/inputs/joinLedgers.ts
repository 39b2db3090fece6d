import { createHash } from "node:crypto";
import { type Difference, isListOfAccounts, joinedPath, type UploadedFile } from "@tieout/contract";
import {
  decimalsIn,
  decimalsOf,
  formatMinor,
  minorInDecimals,
  sum,
  yearsOffered,
} from "@tieout/core";
import { ApiProblem } from "../../app/ApiProblem.ts";
import type { Deps } from "../../app/Deps.ts";
import type { ProjectKey } from "../../store/changeProject.ts";
import { fileRef, readLedgers } from "../../store/fileRecords.ts";
import type { StoredFile } from "../../store/kinds/FileRecord.ts";
import type { ProjectRecord } from "../../store/kinds/ProjectRecord.ts";
import { listJoined } from "../../store/pages/listJoined.ts";
import { openLedger } from "../../uploads/ledgerJson.ts";
import { WHOLE_LEDGER } from "../../uploads/openDifferences.ts";
import { readLedgerFiles } from "../../uploads/readUpload.ts";
import { acceptedOf, recordAgreement, recordContradiction } from "./foundTogether.ts";

/**
 * The general ledger that several files are together, as one file whose rows are those of all: they are
 * read as the command line reads them, so that what one begins another may end. It is kept under a name
 * made of all that it depends on, and read anew when one of that has changed. Refused where the files
 * contradict each other. One file alone is the ledger as it was read; null where none has entries.
 */
export async function joinLedgers(
  deps: Deps,
  key: ProjectKey,
  { project, files, accepts = [] }: ToJoin,
): Promise<StoredFile | null> {
  const ordered = files.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [first, ...more] = ordered.filter((file) => !isListOfAccounts(file));
  if (!first) return null;
  const others = [...more, ...ordered.filter(isListOfAccounts)];
  if (others.length === 0) return first;
  const accepted = [
    ...acceptedTogether([first, ...others]),
    ...acceptedOf(project, files),
    ...accepts,
  ];
  const decimals = decimalsOf(project.currency);
  const { period, chart } = project;
  const sha256 = nameOf([first, ...others], { accepted, decimals, period, chart });
  const rowsPath = joinedPath({ projectId: key.projectId, fileId: first.id }, sha256);
  const bytes =
    (await deps.objects.read(rowsPath)) ??
    (await join(deps, key, { project, files: [first, ...others], accepted, rowsPath }));
  await recordAgreement(deps, key, project, files);
  return {
    ...first,
    fileName: `${files.length} files of the general ledger`,
    sha256,
    size: files.reduce((total, { size }) => total + size, 0),
    decimals,
    acceptedDifferences: accepted,
    ledger: summaryOf({ bytes, path: rowsPath }, decimals),
    rowsPath,
  };
}

type ToJoin = {
  project: JoinedFor;
  files: readonly StoredFile[];
  /** The differences that are accepted only now. */
  accepts?: readonly Difference[];
};

type JoinedFor = Pick<ProjectRecord, "period" | "currency" | "chart" | "ledgerTogether">;

type Joining = {
  project: JoinedFor;
  files: readonly StoredFile[];
  accepted: Difference[];
  rowsPath: string;
};

async function join(
  deps: Deps,
  key: ProjectKey,
  { project, files, accepted, rowsPath }: Joining,
): Promise<Uint8Array> {
  const { currency, period, chart } = project;
  const { readingResult, rows } = await readLedgerFiles(deps, key.uid, {
    files: files.map(({ fileName, uploadPath: path, size }) => ({ fileName, path, size })),
    setting: { currency, period, chart },
    accepted,
  });
  const { errors, openDifferences, problems } = readingResult;
  if (!rows) {
    await recordContradiction(deps, key, files, { errors, differences: openDifferences });
    const periods = yearsOffered(problems);
    const offered = periods.length > 0 ? { periods } : {};
    throw new ApiProblem("statement_not_possible", { errors, openDifferences, ...offered });
  }
  await keepAlone(deps, key, files, { rowsPath, content: rows.content });
  return rows.content;
}

/**
 * Keeps what the files are together in the place of what others were: they are read anew where that is asked
 * for. Of a file that was removed while it was read, nothing stays.
 */
async function keepAlone(
  deps: Deps,
  { projectId }: ProjectKey,
  files: readonly StoredFile[],
  { rowsPath, content }: { rowsPath: string; content: Uint8Array },
): Promise<void> {
  const before = await listJoined(deps, projectId);
  await deps.objects.write(rowsPath, content, "application/json");
  const found = await Promise.all(files.map(({ id }) => fileRef(deps, projectId, id).get()));
  const isGone = found.some((file) => !file.exists);
  const stale = isGone ? [...before, rowsPath] : before.filter((path) => path !== rowsPath);
  await Promise.all(stale.map((path) => deps.objects.remove(path)));
  if (isGone) throw new ApiProblem("not_found");
}

/** What their users took each of them with; what all of them are out by is the sum of that. */
function acceptedTogether(files: readonly StoredFile[]): Difference[] {
  const each = files.flatMap(({ acceptedDifferences }) => acceptedDifferences);
  const named = each.filter(({ period }) => period !== WHOLE_LEDGER);
  const parts = files.flatMap(({ acceptedDifferences }) => {
    const whole = acceptedDifferences.find(({ period }) => period === WHOLE_LEDGER);
    const out = whole
      ? [whole]
      : acceptedDifferences.filter(({ period }) => period.startsWith("Entry "));
    return out.flatMap(({ amount }) => amount ?? []);
  });
  if (parts.length === 0) return named;
  const decimals = Math.max(...parts.map(decimalsIn));
  const amount = formatMinor(sum(parts.map((part) => minorInDecimals(part, decimals))), decimals);
  return [...named, { period: WHOLE_LEDGER, amount }];
}

type ReadFor = Pick<ProjectRecord, "period" | "chart"> & {
  accepted: Difference[];
  decimals: number;
};

/** Files are read where they stand, and never written twice: the same name is of the same ledger. */
function nameOf(files: readonly StoredFile[], readFor: ReadFor): string {
  const read = files.map(({ id, fileName, sha256, generation }) => ({
    id,
    fileName,
    sha256,
    generation,
  }));
  return createHash("sha256").update(JSON.stringify({ read, readFor })).digest("hex");
}

function summaryOf(
  stored: Parameters<typeof openLedger>[0],
  decimals: number,
): UploadedFile["ledger"] {
  const { period, accounts, origin } = openLedger(stored, decimals);
  return {
    ...period,
    entryCount: origin?.entryCount ?? 0,
    lineCount: origin?.lineCount ?? 0,
    accountCount: accounts.length,
    hasOpenings: origin?.openings === "stated",
    currency: origin?.currency ?? "",
  };
}

/** The period of the general ledger that counts; null without one. */
export async function readLedgerPeriod(
  deps: Deps,
  key: ProjectKey,
  project: ProjectRecord,
): Promise<ProjectRecord["period"]> {
  const files = await readLedgers(deps, key.projectId, project);
  const joined = await joinLedgers(deps, key, { project, files });
  return joined?.ledger ? { start: joined.ledger.start, end: joined.ledger.end } : null;
}
