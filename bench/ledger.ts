import { execFileSync } from "node:child_process";
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type GeneralLedger, prepareStatement } from "@tieout/core";
import { readLedger } from "@tieout/files";
import Papa from "papaparse";
import { plainInput } from "../core/testing/statementInputs.ts";
import { passXml } from "../files/testing/passXml.ts";
import { writeLedgerFile, writeSaftFile } from "./ledgerFile.ts";
import { timeRatio } from "./timeRatio.ts";

const FEW = 100_000;
const MANY = 1_000_000;
const MOST = 5_000_000;
const LIMITS = { csv: 3, traced: 3, saft: 2, growth: 12, many: 1024, most: 2048 };

const CHOICES = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "GBP",
};

/** From the bytes of a general ledger to its entries, walked through once, beside the format's library alone. */
export async function benchLedger(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), "ledger-"));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(folder: string) {
  const [few, many, saft, most] = ["few.csv", "many.csv", "saft.xml", "most.csv"].map((name) =>
    join(folder, name),
  ) as [string, string, string, string]; // four names
  writeLedgerFile(few, FEW);
  writeLedgerFile(many, MANY);
  writeSaftFile(saft, FEW);
  writeLedgerFile(most, MOST);
  const { csv, traced, growth, growthTraced } = await timesOfCsv(many, few);
  const xml = await timeRatio(
    () => walk(saft),
    () => bareSax(saft),
    3,
  );
  const [memory, largest] = [peakMebibytes(many), peakMebibytes(most)];
  return {
    lines: [
      `1,000,000 lines of CSV: ${csv.toFixed(2)} × papaparse alone (limit ${LIMITS.csv})`,
      `1,000,000 lines of CSV, traced to a statement: ${traced.toFixed(2)} × papaparse alone (limit ${LIMITS.traced})`,
      `100,000 lines of SAF-T: ${xml.toFixed(2)} × the XML parser alone (limit ${LIMITS.saft})`,
      `from 100,000 to 1,000,000 lines: ${growth.toFixed(2)} × as long (limit ${LIMITS.growth})`,
      `from 100,000 to 1,000,000 lines, traced: ${growthTraced.toFixed(2)} × as long (limit ${LIMITS.growth})`,
      `1,000,000 lines of CSV: ${memory.toFixed(0)} MiB at the most (limit ${LIMITS.many})`,
      `5,000,000 lines of CSV: ${largest.toFixed(0)} MiB at the most (limit ${LIMITS.most})`,
    ],
    isWithinLimits:
      csv <= LIMITS.csv &&
      traced <= LIMITS.traced &&
      xml <= LIMITS.saft &&
      growth <= LIMITS.growth &&
      growthTraced <= LIMITS.growth &&
      memory <= LIMITS.many &&
      largest <= LIMITS.most,
  };
}

/** How long a ledger of many lines takes, beside papaparse alone and beside one of few. */
async function timesOfCsv(many: string, few: string) {
  const text = readFileSync(many, "utf8");
  const alone = async () => Papa.parse(text);
  return {
    csv: await timeRatio(() => walk(many), alone, 3),
    traced: await timeRatio(() => trace(many), alone, 3),
    growth: await timeRatio(
      () => walk(many),
      () => walk(few),
      3,
    ),
    growthTraced: await timeRatio(
      () => trace(many),
      () => trace(few),
      3,
    ),
  };
}

async function read(path: string): Promise<GeneralLedger> {
  const open = () => createReadStream(path, { highWaterMark: 1024 * 1024 });
  const source = { fileName: "ledger", size: statSync(path).size, open };
  const found = await readLedger([source], CHOICES);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value.ledger;
}

async function walk(path: string): Promise<void> {
  let lines = 0;
  for (const entry of (await read(path)).entries) lines += entry.lines.length;
  if (lines === 0) throw new Error("no lines");
}

/** The made-up books credit this account more than they debit it: by its amounts alone it is no expense. */
const ROLES = new Map([["6000", "operating_expenses"]] as const);

async function trace(path: string): Promise<void> {
  const generalLedger = await read(path);
  const { period } = generalLedger;
  const known = { ...plainInput, mappings: ROLES, rows: {}, entriesKept: 0 };
  const prepared = prepareStatement({ ...known, generalLedger, period });
  if (!prepared.ok) throw new Error(prepared.problems[0]?.message);
}

function bareSax(path: string): Promise<number> {
  return passXml(createReadStream(path, { encoding: "utf8", highWaterMark: 1024 * 1024 }));
}

/** In a process of its own, whose memory is the file's alone. */
function peakMebibytes(path: string): number {
  const child = fileURLToPath(new URL("ledgerMemory.ts", import.meta.url));
  return Number(execFileSync(process.execPath, [child, path]).toString()) / 1024;
}
