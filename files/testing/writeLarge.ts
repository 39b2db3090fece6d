import { exampleReport } from "../../core/testing/exampleReport.ts";
import { generateLedger } from "../../core/testing/generateLedger.ts";
import {
  type ExportWriter,
  writeStatementJson,
  writeWorkbook,
  writeWorkingsText,
} from "../index.ts";
import { highestMemory } from "./highestMemory.ts";

/**
 * Writes the report of a large company in each format, and prints for each its bytes, those of its
 * largest piece, and the most memory (KiB) that was taken until then.
 */
const writers: Readonly<Record<string, ExportWriter>> = {
  json: writeStatementJson,
  workings: writeWorkingsText,
  excel: writeWorkbook,
};

const { rows, mappings } = generateLedger(Number(process.argv[2]));
const report = exampleReport({ rows: { trial_balance: rows }, mappings, adjustments: [] });
for (const [format, write] of Object.entries(writers)) {
  let [bytes, largestPiece] = [0, 0];
  for await (const piece of await write(report)) {
    bytes += piece.length;
    largestPiece = Math.max(largestPiece, piece.length);
  }
  const kibibytes = highestMemory();
  process.stdout.write(`${JSON.stringify({ format, bytes, largestPiece, kibibytes })}\n`);
}
