import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeLedgerFile, writeSaftFile } from "./ledgerFile.ts";

const FEW = 100_000;
const MANY = 1_000_000;
const MOST = 5_000_000;
const ROUNDS = 3;
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
  const [xml = 0] = ratios([["walk", saft]], ["sax", saft]);
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

/** A work of `ledgerTime.ts`, and the file it is done on. */
type Work = readonly [name: "walk" | "trace" | "papaparse" | "sax", path: string];

/** A ledger of many lines beside papaparse alone and beside one of few. */
function ratiosOfCsv(many: string, few: string) {
  const [csv = 0, traced = 0] = ratios(
    [
      ["walk", many],
      ["trace", many],
    ],
    ["papaparse", many],
  );
  const [growth = 0] = ratios([["walk", many]], ["walk", few]);
  const [growthTraced = 0] = ratios([["trace", many]], ["trace", few]);
  return { csv, traced, growth, growthTraced };
}

/**
 * How many times as long works take as one they are held against: by turns, each in a process of its own,
 * since in one process each collects the memory that the other left.
 */
function ratios(works: readonly Work[], alone: Work): number[] {
  let library = 0;
  const sums = works.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    library += microseconds(alone);
    works.forEach((work, index) => {
      sums[index] = (sums[index] ?? 0) + microseconds(work);
    });
  }
  return sums.map((sum) => sum / library);
}

function microseconds([name, path]: Work): number {
  const child = fileURLToPath(new URL("ledgerTime.ts", import.meta.url));
  return Number(execFileSync(process.execPath, [child, name, path]).toString());
}

/** In a process of its own, whose memory is the file's alone. */
function peakMebibytes(path: string): number {
  const child = fileURLToPath(new URL("ledgerMemory.ts", import.meta.url));
  return Number(execFileSync(process.execPath, [child, path]).toString()) / 1024;
}
