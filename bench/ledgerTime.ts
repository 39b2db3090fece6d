import { createReadStream, readFileSync } from "node:fs";
import { prepareStatement } from "@tieout/core";
import Papa from "papaparse";
import { plainInput } from "../core/testing/statementInputs.ts";
import { passXml } from "../files/testing/passXml.ts";
import { openLedger, PIECE, walkLedger } from "./openLedger.ts";
import { printTurns } from "./printTurns.ts";

/** The made-up books credit this account more than they debit it: by its amounts alone it is no expense. */
const ROLES = new Map([["6000", "operating_expenses"]] as const);

const works: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  walk: walkLedger,
  trace,
  papaparse: async (path) => Papa.parse(readFileSync(path, "utf8")),
  sax: async (path) => passXml(createReadStream(path, { encoding: "utf8", highWaterMark: PIECE })),
};

/** Does one work on a ledger's file. Arguments: the work's name, the file, and how many turns count. */
const [name = "", path = "", turns = ""] = process.argv.slice(2);
const work = works[name];
if (work === undefined) throw new Error(`no work is called ${name}`);
await printTurns(() => work(path), { warmUp: 1, turns: Number(turns) });

async function trace(path: string): Promise<void> {
  const generalLedger = await openLedger(path);
  const { period } = generalLedger;
  const known = { ...plainInput, mappings: ROLES, rows: {}, entriesListed: 0 };
  const prepared = prepareStatement({ ...known, generalLedger, period });
  if (!prepared.ok) throw new Error(prepared.problems[0]?.message);
}
