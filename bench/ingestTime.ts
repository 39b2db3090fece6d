import { readFileSync } from "node:fs";
import { ingest } from "@tieout/core";
import { readFile } from "@tieout/files";
import Papa from "papaparse";
import { read } from "xlsx";

const WARM_UP = 2;
const TURNS = 5;

/**
 * Reads the file on its standard input again and again, and prints the microseconds of processor time that
 * took. Arguments: "whole" for all the way to validated rows, or "library" for the format's library alone;
 * and the file's name.
 */
const [side, name = ""] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(0));
const text = new TextDecoder().decode(bytes);

async function takeIn(): Promise<void> {
  const opened = await readFile(bytes, name);
  const taken = opened.ok ? ingest("trial_balance", opened.value.tables) : opened;
  if (!taken.ok) throw new Error(taken.problems[0]?.message);
}

async function parseAlone(): Promise<void> {
  if (name.endsWith(".csv")) Papa.parse(text);
  else read(bytes, { dense: true });
}

const turn = side === "whole" ? takeIn : parseAlone;
for (let turns = 0; turns < WARM_UP; turns += 1) await turn();
const start = process.cpuUsage();
for (let turns = 0; turns < TURNS; turns += 1) await turn();
const { user, system } = process.cpuUsage(start);
process.stdout.write(String(user + system));
