import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Two fifths of a short run are compiling, which the next one need not do again
enableCompileCache(fileURLToPath(new URL("../node_modules/.cache/tieout", import.meta.url)));
const { printStatement } = await import("./printStatement.ts");
process.exitCode = await printStatement(process.argv.slice(2), process);
