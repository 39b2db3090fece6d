import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import {
  type GeneralLedger,
  ledgerContradictions,
  type Problem,
  type ReportFile,
} from "@tieout/core";
import { readLedger } from "@tieout/files";
import { type HashedSource, hashedSource } from "./hashedSource.ts";
import { messageOf } from "./messageOf.ts";
import type { Outcome } from "./Outcome.ts";
import type { Options } from "./readOptions.ts";

/** The general ledger that was named on the command line; null where none was. */
export type LedgerFiles = {
  ledger: GeneralLedger;
  files: ReportFile[];
};

/** Messages are told on a screen: the first ones, and how many more there are. */
const MOST_TOLD = 8;
const PIECE = 1024 * 1024;

/** Reads the general ledger's files as streams: they may be larger than memory. */
export async function readLedgerFiles({
  generalLedger: paths,
  period,
  acceptDifferences,
  isFirstPeriod,
  entity,
  currency,
  reading: { chart },
}: Options): Promise<Outcome<LedgerFiles | null>> {
  if (paths.length === 0) return { ok: true, value: null };
  const sources: HashedSource[] = [];
  for (const path of paths) {
    const source = await sourceAt(path);
    if (!source.ok) return source;
    sources.push(source.value);
  }
  const read = await readLedger(sources, {
    period,
    acceptDifferences,
    isFirstPeriod,
    entity,
    currency,
    chart,
  });
  const name = paths.length === 1 ? `${basename(paths[0] ?? "")}: ` : "";
  if (!read.ok)
    return {
      ok: false,
      problems: [...describeProblems(read.problems, name), ...advice(read.problems)],
    };
  const files = await Promise.all(sources.map((source) => reportFile(source)));
  return { ok: true, value: { ledger: read.value.ledger, files } };
}

async function sourceAt(path: string): Promise<Outcome<HashedSource>> {
  try {
    const { size } = await stat(path);
    const open = () => createReadStream(path, { highWaterMark: PIECE });
    return { ok: true, value: hashedSource({ fileName: basename(path), size, open }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [`${path}: the file could not be read (${reason}).`] };
  }
}

function advice(problems: readonly Problem[]): string[] {
  if (!problems.every(({ code }) => ledgerContradictions.has(code))) return [];
  return ["Mend the file, or take it as it is with --accept-differences: a draft that names them."];
}

function describeProblems(problems: readonly Problem[], name: string): string[] {
  const shown = problems.slice(0, MOST_TOLD).map((each) => `${name}${messageOf(each)}`);
  const rest = problems.length - shown.length;
  return rest > 0 ? [...shown, `${name}There are ${rest} more problems like these.`] : shown;
}

async function reportFile({ fileName, digest }: HashedSource): Promise<ReportFile> {
  return { fileType: "general_ledger", fileName, sha256: await digest() };
}
