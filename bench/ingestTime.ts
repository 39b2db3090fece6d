import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { read } from "xlsx";
import { printTurns } from "./printTurns.ts";
import { takeTrialBalance } from "./takeTrialBalance.ts";

/**
 * Reads the file on its standard input. Arguments: "whole" for all the way to validated rows, or "library"
 * for the format's library alone; and the file's name.
 */
const [side, name = ""] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(0));
const text = new TextDecoder().decode(bytes);

async function parseAlone(): Promise<void> {
  if (name.endsWith(".csv")) Papa.parse(text);
  else read(bytes, { dense: true });
}

const work = side === "whole" ? () => takeTrialBalance(bytes, name) : parseAlone;
await printTurns(work, { warmUp: 2, turns: 5 });
