import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { readOptions } from "../cli/readOptions.ts";
import { renderOutput } from "../cli/renderOutput.ts";
import { prepareRun } from "../cli/runStatement.ts";
import { deriveTrialBalance } from "./deriveTrialBalance.ts";
import {
  caseNames,
  companyCases,
  type ExpectedStatement,
  expectedLines,
  inHundredths,
  printedLines,
  readCase,
  textOf,
} from "./readCase.ts";

type Printed = {
  lines: {
    concept: string;
    category: string;
    isSubtotal: boolean;
    currentYear: string;
    priorYear: string;
  }[];
  totals: Record<string, string>;
};

type ReadBytes = Parameters<typeof prepareRun>[1];

/** The runs of some files: one gives both methods, so that a case is prepared once for each framework. */
class Runs {
  private readonly known = new Map<string, ReturnType<typeof prepareRun>>();
  private readonly files: readonly string[];
  private readonly readBytes: ReadBytes;

  constructor(files: readonly string[], readBytes: ReadBytes) {
    this.files = files;
    this.readBytes = readBytes;
  }

  of({ framework, method, args = [] }: ExpectedStatement): ReturnType<typeof prepareRun> {
    const key = [framework, ...args].join(" ");
    const known = this.known.get(key);
    if (known) return known;
    const choices = ["--framework", framework, "--method", method, "--format", "json"];
    const options = readOptions([...this.files, ...choices, ...args], parseArgs);
    if (!options.ok) throw new Error(options.problems.join("\n"));
    const run = prepareRun(options.value, this.readBytes);
    this.known.set(key, run);
    return run;
  }
}

const optionOf = (fileName: string) => `--${fileName.replace(/\.\w+$/, "").replaceAll("_", "-")}`;

for (const { name, files, statements } of caseNames.map(readCase)) {
  const named = [...files].flatMap(([fileName, path]) => [optionOf(fileName), path]);
  const runs = new Runs(named, (path) => readFile(path));
  test.each(statements)(`${name}: $framework, $method, to the cent`, async (expected) => {
    await expectAnswer(runs, expected);
  });
}

for (const { name, files, statements } of companyCases.map(readCase)) {
  const derived = "trial_balance.csv";
  const adjustments = files.get("adjustments.json") ?? "";
  const balances = Buffer.from(
    deriveTrialBalance(textOf(name, "balance_sheet.csv"), textOf(name, "profit_loss.csv")),
  );
  const runs = new Runs(["--trial-balance", derived, "--adjustments", adjustments], async (path) =>
    path === derived ? balances : readFile(path),
  );
  test.each(statements)(
    `${name}: $framework, $method, the same from the trial balance behind it`,
    async (expected) => {
      await expectAnswer(runs, expected);
    },
  );
}

/** What the command prints of these files is what the case says, and so is its exit code. */
async function expectAnswer(runs: Runs, expected: ExpectedStatement): Promise<void> {
  const { method, exit = 0 } = expected;
  const run = await runs.of(expected);
  if (exit === 2) {
    expect(run.ok).toBe(false);
    return;
  }
  if (!run.ok) throw new Error(run.problems.join("\n"));
  const { report } = run.value;
  expect(report.document.tiesOut).toBe(exit === 0);
  const output = await renderOutput({ ...report, method }, "json");
  const printed: Printed = JSON.parse(typeof output === "string" ? output : await text(output));
  expect(printedLines(printed.lines)).toEqual(expectedLines(expected));
  expect(printed.totals).toMatchObject(inHundredths(expected.totals));
  for (const [concept, amount] of Object.entries(inHundredths(expected.prior ?? {}))) {
    const line = printed.lines.find((known) => known.concept === concept);
    expect([concept, line?.priorYear]).toEqual([concept, amount]);
  }
}
