import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import type { Method } from "@tieout/core";
import { utils, write } from "xlsx";
import { readOptions } from "../../cli/readOptions.ts";
import { runStatement } from "../../cli/runStatement.ts";
import type { Detail } from "../../core/testing/company/describeEntries.ts";
import type { Company } from "../../core/testing/company/generateCompany.ts";
import type { LedgerLayout } from "../../core/testing/company/layouts/Layout.ts";
import { writeTrialBalance } from "../../core/testing/company/layouts/trialBalance.ts";
import type { ShownStatement } from "./judgeStatement.ts";

/** What the command line says of a company's ledger: the statement, or why there is none. */
export type LedgerRun =
  | { ok: true; shown: ShownStatement }
  | { ok: false; problems: readonly string[] };

/** Writes a company in a layout and leads its files down the command line's road. */
export async function runLedger(
  company: Company,
  layout: LedgerLayout,
  detail: Detail,
  method: Method,
): Promise<LedgerRun> {
  const folder = await mkdtemp(join(tmpdir(), "company-"));
  try {
    const files = await writeFiles(folder, company, layout, detail);
    const argv = [...files, "--framework", "IFRS", "--method", method, "--format", "json"];
    const options = readOptions([...argv, "--currency", company.chart.currency], parseArgs);
    if (!options.ok) return options;
    const run = await runStatement(options.value, (path) => readFile(path));
    if (!run.ok) return run;
    // The command line's own output, whose shape its tests hold.
    const { output } = run.value;
    const printed = typeof output === "string" ? output : await text(output);
    return { ok: true, shown: JSON.parse(printed) as ShownStatement };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeFiles(
  folder: string,
  company: Company,
  layout: LedgerLayout,
  detail: Detail,
): Promise<string[]> {
  const ledger = join(folder, `ledger${layout.extension}`);
  const mappings = join(folder, "mappings.json");
  const { nameOf = ({ code }) => code } = layout;
  const roles = company.accounts.map((account) => [nameOf(account), { role: account.role }]);
  await writeFile(ledger, bytesOf(layout.write(company, detail)));
  await writeFile(mappings, JSON.stringify(Object.fromEntries(roles)));
  const named = ["--general-ledger", ledger, "--mappings", mappings];
  if (layout.hasOpenings) return named;
  const balances = join(folder, "balances.csv");
  await writeFile(balances, writeTrialBalance(company));
  return [...named, "--trial-balance", balances];
}

/** What a layout writes as the bytes of its file. */
export function bytesOf(written: ReturnType<LedgerLayout["write"]>): string | Uint8Array {
  if (typeof written === "string" || written instanceof Uint8Array) return written;
  const sheet = utils.aoa_to_sheet(written.map((row) => row.map(cellOf)));
  return write({ SheetNames: ["Ledger"], Sheets: { Ledger: sheet } }, { type: "buffer" }) as Buffer;
}

const AMOUNT = /^-?\d+\.\d\d$/;

/** A workbook keeps amounts as numbers. */
function cellOf(cell: string): string | number {
  return AMOUNT.test(cell) ? Number(cell) : cell;
}
