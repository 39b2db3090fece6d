import { walkLedger } from "./openLedger.ts";

/** Reads the general ledger at the path given, walks through it, and prints the most memory that took, in KiB. */
const [path = ""] = process.argv.slice(2);
await walkLedger(path);
process.stdout.write(String(process.resourceUsage().maxRSS));
