import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeLedgerFile, writeSaftFile } from "./ledgerFile.ts";
import { type ApartRun, numberOf, ratiosApart } from "./ratiosApart.ts";

const FEW = 100_000;
const MANY = 1_000_000;
const ROUNDS = 3;
/** Of a work of a second some processes take a third longer than others: few turns or rounds of it tell little. */
const SHORT_ROUNDS = 5;
const SHORT_TURNS = 3;
const LIMITS = { csv: 3, traced: 3, saft: 2, growth: 12, memory: 1024 };

/**
 * From the bytes of a general ledger to its entries, walked through once, and to a statement, beside the format's
 * library alone. The largest that is read is measured apart: `largestLedger` takes longer than all of this.
 */
export async function benchLedger(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), "ledger-"));
  try {
    return await measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(folder: string) {
  const [few, many, saft] = ["few.csv", "many.csv", "saft.xml"].map((name) =>
    join(folder, name),
  ) as [string, string, string]; // three names
  writeLedgerFile(few, FEW);
  writeLedgerFile(many, MANY);
  writeSaftFile(saft, FEW);
  const { csv, traced, growth, growthTraced } = ratiosOfCsv(many, few);
  const [xml = 0] = ratiosApart(
    SHORT_ROUNDS,
    [work("walk", saft, SHORT_TURNS)],
    work("sax", saft, SHORT_TURNS),
  );
  const memory = peakMebibytes(many);
  return {
    lines: [
      `1,000,000 lines of CSV: ${csv.toFixed(2)} × papaparse alone (limit ${LIMITS.csv})`,
      `1,000,000 lines of CSV, traced to a statement: ${traced.toFixed(2)} × papaparse alone (limit ${LIMITS.traced})`,
      `100,000 lines of SAF-T: ${xml.toFixed(2)} × the XML parser alone (limit ${LIMITS.saft})`,
      `from 100,000 to 1,000,000 lines: ${growth.toFixed(2)} × as long (limit ${LIMITS.growth})`,
      `from 100,000 to 1,000,000 lines, traced: ${growthTraced.toFixed(2)} × as long (limit ${LIMITS.growth})`,
      `a statement of 1,000,000 lines of CSV: ${memory.toFixed(0)} MiB at the most (limit ${LIMITS.memory})`,
    ],
    isWithinLimits:
      csv <= LIMITS.csv &&
      traced <= LIMITS.traced &&
      xml <= LIMITS.saft &&
      growth <= LIMITS.growth &&
      growthTraced <= LIMITS.growth &&
      memory <= LIMITS.memory,
  };
}

/** A ledger of many lines and one of few, all beside papaparse alone on the many: what was measured is compared twice. */
function ratiosOfCsv(many: string, few: string) {
  const works = [
    work("walk", many, 1),
    work("trace", many, 1),
    work("walk", few, SHORT_TURNS),
    work("trace", few, SHORT_TURNS),
  ];
  const [csv = 0, traced = 0, csvOfFew = 0, tracedOfFew = 0] = ratiosApart(
    ROUNDS,
    works,
    work("papaparse", many, 1),
  );
  return { csv, traced, growth: csv / csvOfFew, growthTraced: traced / tracedOfFew };
}

function work(name: "walk" | "trace" | "papaparse" | "sax", path: string, turns: number): ApartRun {
  return { script: new URL("ledgerTime.ts", import.meta.url), args: [name, path, String(turns)] };
}

/** In a process of its own, whose memory is the statement's alone. */
function peakMebibytes(path: string): number {
  return numberOf({ script: new URL("statementMemory.ts", import.meta.url), args: [path] }) / 1024;
}
