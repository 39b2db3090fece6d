import { execFileSync } from "node:child_process";
import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readLedger } from "@tieout/files";
import Papa from "papaparse";
import { passXml } from "../files/testing/passXml.ts";
import { writeLedgerFile, writeSaftFile } from "./ledgerFile.ts";
import { timeRatio } from "./timeRatio.ts";

const FEW = 100_000;
const MANY = 1_000_000;
const MOST = 5_000_000;
const LIMITS = { csv: 3, saft: 2, growth: 12, many: 1024, most: 2048 };

const CHOICES = { period: null, acceptDifferences: false, isFirstPeriod: false, entity: null };

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
  const text = readFileSync(many, "utf8");
  const csv = await timeRatio(
    () => walk(many),
    async () => Papa.parse(text),
    3,
  );
  const growth = await timeRatio(
    () => walk(many),
    () => walk(few),
    3,
  );
  const xml = await timeRatio(
    () => walk(saft),
    () => bareSax(saft),
    3,
  );
  const [memory, largest] = [peakMebibytes(many), peakMebibytes(most)];
  return {
    lines: [
      `1,000,000 lines of CSV: ${csv.toFixed(2)} × papaparse alone (limit ${LIMITS.csv})`,
      `100,000 lines of SAF-T: ${xml.toFixed(2)} × the XML parser alone (limit ${LIMITS.saft})`,
      `from 100,000 to 1,000,000 lines: ${growth.toFixed(2)} × as long (limit ${LIMITS.growth})`,
      `1,000,000 lines of CSV: ${memory.toFixed(0)} MiB at the most (limit ${LIMITS.many})`,
      `5,000,000 lines of CSV: ${largest.toFixed(0)} MiB at the most (limit ${LIMITS.most})`,
    ],
    isWithinLimits:
      csv <= LIMITS.csv &&
      xml <= LIMITS.saft &&
      growth <= LIMITS.growth &&
      memory <= LIMITS.many &&
      largest <= LIMITS.most,
  };
}

async function walk(path: string): Promise<void> {
  const open = () => createReadStream(path, { highWaterMark: 1024 * 1024 });
  const source = { fileName: "ledger", size: statSync(path).size, open };
  const read = await readLedger([source], CHOICES);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  let lines = 0;
  for (const entry of read.value.ledger.entries) lines += entry.lines.length;
  if (lines === 0) throw new Error("no lines");
}

function bareSax(path: string): Promise<number> {
  return passXml(createReadStream(path, { encoding: "utf8", highWaterMark: 1024 * 1024 }));
}

/** In a process of its own, whose memory is the file's alone. */
function peakMebibytes(path: string): number {
  const child = fileURLToPath(new URL("ledgerMemory.ts", import.meta.url));
  return Number(execFileSync(process.execPath, [child, path]).toString()) / 1024;
}
