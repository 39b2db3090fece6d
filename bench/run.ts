import { answerHelp } from "../scripts/answerHelp.ts";

type Measured = { lines: string[]; isWithinLimits: boolean };

/**
 * What `npm run bench -- PART…` measures; where no part is named all of it but what takes minutes. The first two
 * report as they run, and have no limits.
 */
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  classification: async () => {
    await import("./classification/measure.ts");
    return true;
  },
  analyst: async () => {
    await import("./analyst/report.ts");
    return true;
  },
  statement: async () => {
    const { benchStatement } = await import("./statement.ts");
    return report("From ledger to statement", await benchStatement());
  },
  ingest: async () => {
    const { benchIngest } = await import("./ingest.ts");
    return report("From bytes to validated rows", await benchIngest());
  },
  ledger: async () => {
    const { benchLedger } = await import("./ledger.ts");
    return report("From a general ledger's bytes to its entries", await benchLedger());
  },
  largestLedger: async () => {
    const { benchLargestLedger } = await import("./largestLedger.ts");
    return report("From the largest general ledger's bytes to a statement", benchLargestLedger());
  },
  files: async () => {
    const { benchFiles } = await import("./files.ts");
    return report("From programs' layouts to rows", await benchFiles());
  },
  company: async () => {
    const { benchCompany } = await import("./company.ts");
    return report("From the ledgers of companies to their statements", await benchCompany());
  },
  hledger: async () => {
    const { benchHledger } = await import("./hledger.ts");
    return report("Against hledger cashflow", await benchHledger());
  },
  duckdb: async () => {
    const { benchDuckdb } = await import("./duckdb.ts");
    return report("Against DuckDB summing the same CSV by account", await benchDuckdb());
  },
  exports: async () => {
    const { benchExports } = await import("./exports.ts");
    return report("From report to workbook", await benchExports());
  },
  screens: async () => {
    const { benchScreens } = await import("./screens.ts");
    return report("Screens of a large company beside a small one's", await benchScreens());
  },
  usable: async () => {
    const { benchUsable } = await import("./usable.ts");
    return report("From the address to a statement that answers", await benchUsable());
  },
  journey: async () => {
    const { benchJourney } = await import("./journey.ts");
    return report("From 1,500 unknown accounts to an export, by hand", await benchJourney());
  },
  pdf: async () => {
    const { benchPdf } = await import("./pdf.ts");
    return report("From report to PDF", await benchPdf());
  },
};

/** Parts that are measured where they are named alone: they take minutes. */
const askedFor = ["largestLedger"];

answerHelp(`Usage: npm run bench [-- PART…]
  PART is one of ${Object.keys(parts).join(", ")};
  where none is named all of them but ${askedFor.join(", ")}.`);
const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined)
  throw new Error(`${unknown} is no part: expected ${Object.keys(parts).join(", ")}`);
const usual = Object.keys(parts).filter((name) => !askedFor.includes(name));
for (const name of named.length > 0 ? named : usual)
  if (!(await parts[name]?.())) process.exitCode = 1;

function report(heading: string, { lines, isWithinLimits }: Measured): boolean {
  process.stdout.write(`${heading}\n${lines.join("\n")}\n`);
  return isWithinLimits;
}
