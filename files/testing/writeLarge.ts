import { exampleReport } from "../../core/testing/exampleReport.ts";
import { generateLedger } from "../../core/testing/generateLedger.ts";
import {
  type ExportWriter,
  writeStatementJson,
  writeWorkbook,
  writeWorkingsText,
} from "../index.ts";

/** Writes the report of a large company in one format, and prints its bytes, those of its largest piece, and the most memory (KiB) that took. */
const writers: Readonly<Record<string, ExportWriter>> = {
  excel: writeWorkbook,
  json: writeStatementJson,
  workings: writeWorkingsText,
};

const [format = "", accounts = ""] = process.argv.slice(2);
const write = writers[format];
if (!write) throw new Error(`expected one of ${Object.keys(writers).join(", ")}`);
const { rows, mappings } = generateLedger(Number(accounts));
const report = exampleReport({ rows: { trial_balance: rows }, mappings, adjustments: [] });
let [bytes, largestPiece] = [0, 0];
for await (const piece of await write(report)) {
  bytes += piece.length;
  largestPiece = Math.max(largestPiece, piece.length);
}
process.stdout.write(
  JSON.stringify({ bytes, largestPiece, kibibytes: process.resourceUsage().maxRSS }),
);
