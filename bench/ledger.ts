import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLedgerFile, writeSaftFile } from "./ledgerFile.ts";
import { type ApartRun, numberOf, ratiosApart } from "./ratiosApart.ts";

const FEW = 100_000;
const MANY = 1_000_000;
const MOST = 5_000_000;
const ROUNDS = 3;
/** Of a work of a second some processes take a third longer than others: few of them tell little. */
const SHORT_ROUNDS = 9;
const LIMITS = { csv: 3, traced: 3, saft: 2, growth: 12, many: 1024, most: 2048 };

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
  const { csv, traced, growth, growthTraced } = ratiosOfCsv(many, few);
  const [xml = 0] = ratiosApart(SHORT_ROUNDS, [work("walk", saft)], work("sax", saft));
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

/** A ledger of many lines beside papaparse alone and beside one of few. */
function ratiosOfCsv(many: string, few: string) {
  const [walked, traced] = [work("walk", many), work("trace", many)];
  const [csv = 0, statement = 0] = ratiosApart(ROUNDS, [walked, traced], work("papaparse", many));
  const [growth = 0] = ratiosApart(ROUNDS, [walked], work("walk", few));
  const [growthTraced = 0] = ratiosApart(ROUNDS, [traced], work("trace", few));
  return { csv, traced: statement, growth, growthTraced };
}

function work(name: "walk" | "trace" | "papaparse" | "sax", path: string): ApartRun {
  return { script: new URL("ledgerTime.ts", import.meta.url), args: [name, path] };
}

/** In a process of its own, whose memory is the file's alone. */
function peakMebibytes(path: string): number {
  return numberOf({ script: new URL("ledgerMemory.ts", import.meta.url), args: [path] }) / 1024;
}
