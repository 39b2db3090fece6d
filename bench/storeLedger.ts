import { writeFileSync } from "node:fs";
import { writeLedger } from "../functions/uploads/ledgerJson.ts";
import { openLedger } from "./openLedger.ts";

/** Reads the general ledger at the first path and stores it at the second as a task stores it. */
const [path = "", stored = ""] = process.argv.slice(2);
writeFileSync(stored, writeLedger(await openLedger(path), []).content);
process.stdout.write("0");
