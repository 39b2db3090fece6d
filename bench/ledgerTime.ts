import { createReadStream, readFileSync, statSync } from "node:fs";
import { type GeneralLedger, prepareStatement } from "@tieout/core";
import { readLedger } from "@tieout/files";
import Papa from "papaparse";
import { plainInput } from "../core/testing/statementInputs.ts";
import { passXml } from "../files/testing/passXml.ts";

const TURNS = 3;
const PIECE = 1024 * 1024;

const CHOICES = {
  period: null,
  acceptDifferences: false,
  isFirstPeriod: false,
  entity: null,
  currency: "GBP",
};

/** The made-up books credit this account more than they debit it: by its amounts alone it is no expense. */
const ROLES = new Map([["6000", "operating_expenses"]] as const);

const works: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  walk,
  trace,
  papaparse: async () => Papa.parse(text),
  sax: async (path) => passXml(createReadStream(path, { encoding: "utf8", highWaterMark: PIECE })),
};

/**
 * Does one work on a ledger's file again and again, after a turn that does not count, and prints the
 * microseconds of processor time a turn took. Arguments: the work's name, and the file.
 */
const [name = "", path = ""] = process.argv.slice(2);
const work = works[name];
if (work === undefined) throw new Error(`no work is called ${name}`);
const text = name === "papaparse" ? readFileSync(path, "utf8") : "";
await work(path);
const start = process.cpuUsage();
for (let turns = 0; turns < TURNS; turns += 1) await work(path);
const { user, system } = process.cpuUsage(start);
process.stdout.write(String((user + system) / TURNS));

async function read(path: string): Promise<GeneralLedger> {
  const open = () => createReadStream(path, { highWaterMark: PIECE });
  const source = { fileName: "ledger", size: statSync(path).size, open };
  const found = await readLedger([source], CHOICES);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value.ledger;
}

async function walk(path: string): Promise<void> {
  let lines = 0;
  for (const entry of (await read(path)).entries) lines += entry.lines.length;
  if (lines === 0) throw new Error("no lines");
}

async function trace(path: string): Promise<void> {
  const generalLedger = await read(path);
  const { period } = generalLedger;
  const known = { ...plainInput, mappings: ROLES, rows: {}, entriesKept: 0 };
  const prepared = prepareStatement({ ...known, generalLedger, period });
  if (!prepared.ok) throw new Error(prepared.problems[0]?.message);
}
