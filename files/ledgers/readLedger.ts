import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  beginLedger,
  fileNameProblem,
  type LedgerChoices,
  type LedgerReading,
  type LedgerReadingKnown,
  type Problem,
  problem,
  type ReadLedger,
  type Result,
} from "@tieout/core";
import { limits } from "../limits.ts";
import { sieEncodingOf, xmlEncodingOf } from "./encodingOf.ts";
import { headOf, type LedgerSource } from "./LedgerSource.ts";
import { readSie } from "./readSie.ts";
import { type LedgerFormat, sniffLedger } from "./sniffLedger.ts";
import { tableInstead } from "./tableInstead.ts";
import { delimitedRows } from "./tables/delimitedRows.ts";
import { readTables } from "./tables/readTables.ts";
import { textPieces, textPiecesIn } from "./textPieces.ts";
import { readFecXml } from "./xml/readFecXml.ts";
import { readGnucash } from "./xml/readGnucash.ts";
import { readJpk } from "./xml/readJpk.ts";
import { readSaft } from "./xml/readSaft.ts";
import { readSie5 } from "./xml/readSie5.ts";
import { readTally } from "./xml/readTally.ts";
import { readXaf } from "./xml/readXaf.ts";
import { XmlFault } from "./xml/XmlElements.ts";

const HEAD = 64 * 1024;

/**
 * Reads a general ledger from one file or several: each as a stream, whatever its format, which its
 * content decides. Never throws for what a file holds.
 */
export async function readLedger(
  sources: readonly LedgerSource[],
  choices: LedgerChoices,
  mostBytes: number = limits.ledgerBytes,
): Promise<Result<ReadLedger>> {
  return readKnowing({ chosenChart: choices.chart }, sources, choices, mostBytes);
}

/** What rows are may be told by all of them together: then they are read again as that. */
async function readKnowing(
  known: LedgerReadingKnown,
  sources: readonly LedgerSource[],
  choices: LedgerChoices,
  mostBytes: number,
): Promise<Result<ReadLedger>> {
  const reading = beginLedger(choices.entity, choices.currency, known);
  const problems = await readAll(sources, reading, mostBytes);
  if (problems.length > 0) return refusedAs(problems, sources);
  const learnt = reading.learnt();
  if (learnt !== null) return readKnowing(learnt, sources, choices, mostBytes);
  const finished = reading.finish(choices);
  return finished.ok ? finished : refusedAs(finished.problems, sources);
}

/** A file that is no ledger says what it is instead, where that is known. */
async function refusedAs(
  problems: readonly Problem[],
  sources: readonly LedgerSource[],
): Promise<{ ok: false; problems: readonly Problem[] }> {
  const [source, ...others] = sources;
  const instead = source && others.length === 0 ? await tableInstead(source, problems) : null;
  return { ok: false, problems: instead ? [instead] : problems };
}

async function readAll(
  sources: readonly LedgerSource[],
  reading: LedgerReading,
  mostBytes: number,
): Promise<readonly Problem[]> {
  for (const source of sources) {
    const fileName = sources.length > 1 ? source.fileName : "";
    reading.beginFile(fileName);
    const problems = await readOne(source, reading, mostBytes);
    if (problems.length > 0) return inFile(problems, fileName);
  }
  return [];
}

function inFile(problems: readonly Problem[], fileName: string): readonly Problem[] {
  if (fileName === "") return problems;
  return problems.map(({ code, where }) => problem(code, { ...where, fileName }));
}

async function readOne(
  source: LedgerSource,
  reading: LedgerReading,
  mostBytes: number,
): Promise<readonly Problem[]> {
  const misnamed = fileNameProblem(source.fileName);
  if (misnamed) return [misnamed];
  if (source.size === 0) return [problem("file_empty")];
  if (source.size > mostBytes) return [tooLarge(`${mebibytes(source.size)} MiB`, mostBytes)];
  try {
    return await readers[sniffLedger(await headOf(source, HEAD))](source, reading, mostBytes);
  } catch (error) {
    if (error instanceof TooLarge)
      return [tooLarge(`more than ${mebibytes(GROWTH * mostBytes)} MiB`, mostBytes)];
    if (!(error instanceof XmlFault)) throw error;
    return [problem("file_unreadable", { expected: "XML", value: error.message })];
  }
}

type LedgerFileReader = (
  source: LedgerSource,
  reading: LedgerReading,
  mostBytes: number,
) => Promise<readonly Problem[]>;

type TextReader = (
  pieces: AsyncIterable<string>,
  reading: LedgerReading,
) => Promise<readonly Problem[]>;

const readers: Record<LedgerFormat, LedgerFileReader> = {
  delimited: readDelimited,
  tables: readTables,
  gzip: readGzip,
  saft: (source, reading) => {
    const [, part, parts] = SAFT_NAME.exec(source.fileName) ?? [];
    const words = `part ${part} of ${parts}`;
    if (parts) reading.sink.part({ words, part: Number(part), parts: Number(parts) });
    return readSaft(textPiecesIn(source, xmlEncodingOf), reading);
  },
  xaf: ofXml(readXaf),
  fecXml: ofXml(readFecXml),
  gnucash: ofXml(readGnucash),
  jpk: ofXml(readJpk),
  tally: ofXml(readTally),
  cashRegister: async () => [
    problem("ledger_without_entries", {
      value: "SAF-T Cash Register",
      expected: "the receipts of tills",
    }),
  ],
  sie: async (source, reading) => readSie(textPieces(source, await sieEncodingOf(source)), reading),
  sie5: ofXml(readSie5),
  ledger: async () => [journalProblem("ledger or hledger", "hledger print -O csv")],
  beancount: async () => [journalProblem("beancount", BEAN_QUERY)],
  gnucashText: async () => [problem("ledger_gnucash_text")],
  database: async () => [problem("ledger_database")],
  xml: async () => [problem("ledger_xml_unknown")],
  unknown: async () => [problem("ledger_type_unknown")],
};

/** hledger does not read beancount's journals: its own query prints a posting a row. */
const BEAN_QUERY =
  "bean-query -f csv FILE 'SELECT id AS entry, date, narration AS description, account, number AS amount, currency AS commodity'";

function ofXml(read: TextReader): LedgerFileReader {
  return async (source, reading) => read(textPiecesIn(source, xmlEncodingOf), reading);
}

async function readDelimited(
  source: LedgerSource,
  reading: LedgerReading,
): Promise<readonly Problem[]> {
  const table = reading.beginTable({ isDelimited: true });
  const problems = await delimitedRows(source, table);
  if (problems.length > 0) return problems;
  const form = table.end();
  const [, company = "", ...closed] = FEC_NAME.exec(source.fileName) ?? [];
  if (company !== "" && "isOneYear" in form && form.isOneYear)
    reading.sink.header({ company, closingDay: closed.join("-") });
  reading.endFile(form);
  return [];
}

/** Norway has a large SAF-T cut into files, which end in the number of each and how many there are. */
const SAFT_NAME = /^SAF-T.{1,80}_\d{14}_(\d{1,4})_(\d{1,4})\.xml/i;

/** A FEC is named for the company and the day that its financial year is closed on (art. A. 47 A-1 LPF). */
const FEC_NAME = /^(\d{9})FEC(\d{4})(\d\d)(\d\d)/i;

/** A compressed file may grow to twice the largest that is read as it stands. */
const GROWTH = 2;

class TooLarge extends Error {}

/** What is inside a compressed file is told by its own beginning. */
async function readGzip(
  source: LedgerSource,
  reading: LedgerReading,
  mostBytes: number,
): Promise<readonly Problem[]> {
  const open = () => inflated(source, GROWTH * mostBytes);
  try {
    return await readOne({ ...source, open }, reading, mostBytes);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return [problem("file_unreadable", { expected: "gzip", value: "it is damaged" })];
  }
}

async function* inflated(source: LedgerSource, most: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of Readable.from(source.open()).pipe(createGunzip())) {
    length += piece.byteLength;
    if (length > most) throw new TooLarge();
    yield piece;
  }
}

function isDamaged(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

function journalProblem(value: string, expected: string): Problem {
  return problem("ledger_format_refused", { value, expected });
}

function mebibytes(size: number): number {
  return Math.ceil(size / 1024 / 1024);
}

function tooLarge(value: string, mostBytes: number): Problem {
  return problem("file_too_large", { value, expected: `${mebibytes(mostBytes)} MiB` });
}
