import {
  beginLedger,
  fileNameProblem,
  type LedgerChoices,
  type LedgerReading,
  type Problem,
  problem,
  type ReadLedger,
  type Result,
} from "@tieout/core";
import { limits } from "../limits.ts";
import { delimitedRows } from "./delimitedRows.ts";
import { encodingOf } from "./encodingOf.ts";
import { headOf, type LedgerSource } from "./LedgerSource.ts";
import { readTables } from "./readTables.ts";
import { type LedgerFormat, sniffLedger } from "./sniffLedger.ts";
import { textPieces } from "./textPieces.ts";

const HEAD = 64 * 1024;

/**
 * Reads a general ledger from one file or several: each as a stream, whatever its format, which its
 * content decides. Problems name the file where there are several. Never throws for what a file holds.
 */
export async function readLedger(
  sources: readonly LedgerSource[],
  choices: LedgerChoices,
): Promise<Result<ReadLedger>> {
  const reading = beginLedger();
  for (const source of sources) {
    const problems = await readOne(source, reading);
    if (problems.length > 0) return { ok: false, problems };
  }
  return reading.finish(choices);
}

async function readOne(source: LedgerSource, reading: LedgerReading): Promise<readonly Problem[]> {
  const misnamed = fileNameProblem(source.fileName);
  if (misnamed) return [misnamed];
  if (source.size === 0) return [problem("file_empty")];
  if (source.size > limits.ledgerBytes) return [tooLarge(source.size)];
  const format = sniffLedger(await headOf(source, HEAD));
  return readers[format](source, reading);
}

type LedgerFileReader = (
  source: LedgerSource,
  reading: LedgerReading,
) => Promise<readonly Problem[]>;

const readers: Record<LedgerFormat, LedgerFileReader> = {
  delimited: readDelimited,
  tables: readTables,
  unknown: async () => [problem("file_type_unknown")],
};

async function readDelimited(
  source: LedgerSource,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const table = reading.beginTable();
  const pieces = textPieces(source, await encodingOf(source));
  const problems = await delimitedRows(pieces, table.take);
  if (problems.length === 0) reading.endFile(table.end());
  return problems;
}

function tooLarge(bytes: number): Problem {
  const mebibytes = (size: number) => `${Math.ceil(size / 1024 / 1024)} MiB`;
  const expected = mebibytes(limits.ledgerBytes);
  return problem("file_too_large", { value: mebibytes(bytes), expected });
}
