import Papa from "papaparse";
import { utils, write } from "xlsx";
import { numberOf, ratiosApart } from "./ratiosApart.ts";
import { trialBalanceLines } from "./trialBalanceLines.ts";

const ACCOUNTS = 100_000;
const ROUNDS = 4;
const MOST_CSV = 2.5;
const MOST_XLSX = 1.1;
const MANY_ROWS = 500_000;
const MOST_MEBIBYTES = 640;

/** From a file's bytes to validated rows, as multiples of what the format's library alone takes. */
export async function benchIngest(): Promise<{ lines: string[]; isWithinLimits: boolean }> {
  const csv = csvRatio();
  const xlsx = xlsxRatio();
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

function csvRatio(): number {
  const text = Papa.unparse(trialBalanceLines(ACCOUNTS));
  return ratioOf("trial_balance.csv", new TextEncoder().encode(text));
}

function xlsxRatio(): number {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(trialBalanceLines(ACCOUNTS)), "TB");
  const bytes = write(book, { type: "array", bookType: "xlsx", compression: true });
  return ratioOf("trial_balance.xlsx", new Uint8Array(bytes));
}

function ratioOf(name: string, input: Uint8Array): number {
  const script = new URL("ingestTime.ts", import.meta.url);
  const take = (side: "whole" | "library") => ({ script, args: [side, name], input });
  const [ratio = 0] = ratiosApart(ROUNDS, [take("whole")], take("library"));
  return ratio;
}

/** In a process of its own, whose memory is the file's alone. */
function peakMebibytes(): number {
  const script = new URL("ingestMemory.ts", import.meta.url);
  const nodeOptions = [`--max-old-space-size=${MOST_MEBIBYTES}`];
  const input = Papa.unparse(trialBalanceLines(MANY_ROWS));
  return numberOf({ script, input, nodeOptions }) / 1024;
}
