import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { CONFIDENCE_BAR, listOpenPoints, type OpenPointsSource, roles } from "@tieout/core";
import { demoFiles, demoPeriod, demoProject } from "../demo/demoProjects.ts";
import { root } from "./run.ts";

// The statement on the landing page is the sample project's, printed by the product itself.
const target = new URL("../web/src/features/public/content/specimen.json", import.meta.url);
const explained = "income_taxes_paid";
const read = ["0011", "1105", "2230", "5100", "8000"];
const proofs = ["tie_out", "completeness", "methods_agree", "paid_not_charged"];

type Line = OpenPointsSource["lines"][number] & {
  category: string;
  priorYear: string;
  isPriorYearKnown: boolean;
};
type Printed = Omit<OpenPointsSource, "lines"> & { lines: readonly Line[] };

const written = formatted(specimenOf(printStatement()));
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== written) {
    process.stderr.write("specimen.json is not what the product prints: run npm run docs\n");
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, written);
}

function printStatement(): Printed {
  const [trialBalance] = demoFiles;
  const { framework, method, currency } = demoProject;
  const options = {
    "trial-balance": trialBalance.path,
    "period-start": demoPeriod.start,
    "period-end": demoPeriod.end,
    format: "json",
    framework,
    method,
    currency,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return JSON.parse(output(process.execPath, ["cli/statement.ts", ...args]));
}

function specimenOf(printed: Printed): object {
  const { lines, checks, accounts } = printed;
  const line = lines.find(({ concept }) => concept === explained);
  if (line === undefined) throw new Error(`the sample project has no line ${explained}`);
  return {
    currency: demoProject.currency,
    project: demoProject.name,
    lines: lines.map((each) => ({
      id: each.id,
      concept: each.concept,
      lineItem: each.lineItem,
      category: each.category,
      isSubtotal: each.isSubtotal,
      currentYear: each.currentYear,
      priorYear: each.priorYear,
      isPriorYearKnown: each.isPriorYearKnown,
      status: each.status,
    })),
    openPoints: listOpenPoints(printed).length,
    explained: { concept: line.concept, sources: line.sources },
    accounts: accounts
      .filter(({ code }) => read.includes(code))
      .map(({ code, name, role, confidence, reason }) => ({
        code,
        name,
        role: role && roles[role].label,
        confidence,
        isSure: confidence >= CONFIDENCE_BAR,
        reason,
      })),
    checkCount: checks.length,
    checks: proofs.map((id) => checks.find((check) => check.id === id)),
  };
}

function formatted(specimen: object): string {
  const args = ["format", "--stdin-file-path=specimen.json"];
  return output("biome", args, JSON.stringify(specimen));
}

function output(command: string, args: readonly string[], input = ""): string {
  const { stdout, status, stderr } = spawnSync(command, args, {
    cwd: root,
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
  return stdout;
}
