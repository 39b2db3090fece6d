import { createReadStream, statSync } from "node:fs";
import { readLedger } from "@tieout/files";

/** Reads the general ledger at the path given, walks through it, and prints the most memory that took, in KiB. */
const [path = ""] = process.argv.slice(2);
const open = () => createReadStream(path, { highWaterMark: 1024 * 1024 });
const source = { fileName: "ledger.csv", size: statSync(path).size, open };
const choices = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "GBP",
};
const read = await readLedger([source], choices);
if (!read.ok) throw new Error(read.problems[0]?.message);
let lines = 0;
for (const entry of read.value.ledger.entries) lines += entry.lines.length;
if (lines === 0) throw new Error("no lines");
process.stdout.write(String(process.resourceUsage().maxRSS));
