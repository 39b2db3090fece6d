import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

type Measured = { lines: string[]; isWithinLimits: boolean };

/** What `npm run bench -- PART…` measures, all of it where no part is named. */
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  classification: async () => runScript("classification/measure.ts"),
  analyst: async () => runScript("analyst/report.ts"),
  statement: async () => {
    const { benchStatement } = await import("./statement.ts");
    return told("From ledger to statement", await benchStatement());
  },
  ingest: async () => {
    const { benchIngest } = await import("./ingest.ts");
    return told("From bytes to validated rows", await benchIngest());
  },
  exports: async () => {
    const { benchExports } = await import("./exports.ts");
    return told("From report to workbook", await benchExports());
  },
  pdf: async () => {
    const { benchPdf } = await import("./pdf.ts");
    return told("From report to PDF", await benchPdf());
  },
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined)
  throw new Error(`${unknown} is no part: expected ${Object.keys(parts).join(", ")}`);
for (const name of named.length > 0 ? named : Object.keys(parts))
  if (!(await parts[name]?.())) process.exitCode = 1;

function told(heading: string, { lines, isWithinLimits }: Measured): boolean {
  process.stdout.write(`${heading}\n${lines.join("\n")}\n`);
  return isWithinLimits;
}

/** Scripts that print their report as they run. */
function runScript(path: string): boolean {
  const script = fileURLToPath(new URL(path, import.meta.url));
  return spawnSync(process.execPath, [script], { stdio: "inherit" }).status === 0;
}
