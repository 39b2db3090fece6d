import { printStatement } from "./printStatement.ts";

process.exitCode = await printStatement(process.argv.slice(2), process);
