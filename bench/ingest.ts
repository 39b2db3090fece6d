import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ingest } from "@tieout/core";
import { readFile } from "@tieout/files";
import Papa from "papaparse";
import { read, utils, write } from "xlsx";
import { timeRatio } from "./timeRatio.ts";
import { trialBalanceLines } from "./trialBalanceLines.ts";

const ACCOUNTS = 100_000;
const MOST_CSV = 2.5;
const MOST_XLSX = 1.1;
const MANY_ROWS = 500_000;
const MOST_MEBIBYTES = 640;

/** From a file's bytes to validated rows, as multiples of what the format's library alone takes. */
export async function benchIngest(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const csv = await csvRatio();
  const xlsx = await xlsxRatio();
  const memory = peakMebibytes();
  const rows = ACCOUNTS.toLocaleString("en-GB");
  return {
    lines: [
      `${rows} rows of CSV: ${csv.toFixed(2)} × papaparse alone (limit ${MOST_CSV})`,
      `${rows} rows of XLSX: ${xlsx.toFixed(2)} × xlsx alone (limit ${MOST_XLSX})`,
      `${MANY_ROWS.toLocaleString("en-GB")} rows of CSV: ${memory.toFixed(0)} MiB at the most (limit ${MOST_MEBIBYTES})`,
    ],
    isWithinLimits: csv <= MOST_CSV && xlsx <= MOST_XLSX && memory <= MOST_MEBIBYTES,
  };
}

async function csvRatio(): Promise<number> {
  const text = Papa.unparse(trialBalanceLines(ACCOUNTS));
  const bytes = new TextEncoder().encode(text);
  const ours = () => takeIn(bytes, "trial_balance.csv");
  return timeRatio(ours, async () => Papa.parse(text));
}

async function xlsxRatio(): Promise<number> {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(trialBalanceLines(ACCOUNTS)), "TB");
  const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }));
  const ours = () => takeIn(bytes, "trial_balance.xlsx");
  return timeRatio(ours, async () => read(bytes, { dense: true }));
}

async function takeIn(bytes: Uint8Array, name: string): Promise<void> {
  const opened = await readFile(bytes, name);
  const taken = opened.ok ? ingest("trial_balance", opened.value.tables) : opened;
  if (!taken.ok) throw new Error(taken.problems[0]?.message);
}

/** In a process of its own, whose memory is the file's alone. */
function peakMebibytes(): number {
  const child = fileURLToPath(new URL("ingestMemory.ts", import.meta.url));
  const heap = `--max-old-space-size=${MOST_MEBIBYTES}`;
  const input = Papa.unparse(trialBalanceLines(MANY_ROWS));
  return Number(execFileSync(process.execPath, [heap, child], { input }).toString()) / 1024;
}
