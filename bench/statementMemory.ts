import { Writable } from "node:stream";
import { printStatement } from "../cli/printStatement.ts";

/**
 * Makes a statement of the general ledger at the path given as the command line does, and prints the most
 * memory that took, in KiB.
 */
const [path = ""] = process.argv.slice(2);
const options = ["--framework", "IFRS", "--method", "direct", "--format", "json", "--first-period"];
const nowhere = new Writable({ write: (_piece, _encoding, done) => done() });
const code = await printStatement(["--general-ledger", path, ...options], {
  stdout: nowhere,
  stderr: nowhere,
});
const REFUSED = 2;
if (code === REFUSED) throw new Error(`no statement was made of ${path}`);
process.stdout.write(String(process.resourceUsage().maxRSS));
