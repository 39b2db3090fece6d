import type { parseArgs } from "node:util";
import {
  chartIds,
  type FileType,
  type Framework,
  frameworks,
  languages,
  type Method,
  methods,
  type ReadingChoice,
  validatePeriod,
} from "@tieout/core";
import { binaryFormats, type OutputFormat, outputFormats } from "./outputFormats.ts";

/** What the command line asks for: files by type, and how to show the statement. */
export type Options = {
  files: Partial<Record<FileType, string>>;
  framework: Framework;
  method: Method;
  currency: string;
  entity: string | null;
  period: { start: string; end: string } | null;
  adjustments: string | null;
  mappings: string | null;
  policies: string | null;
  reading: ReadingChoice;
  format: OutputFormat;
  output: string | null;
};

export type Outcome<Value> =
  | { ok: true; value: Value }
  | { ok: false; problems: readonly string[] };

const FILE_OPTIONS = {
  "trial-balance": "trial_balance",
  "profit-loss": "profit_loss",
  "balance-sheet": "balance_sheet",
  "fx-rates": "fx_rates",
  "prior-cash-flow": "prior_cashflow",
} as const satisfies Record<string, FileType>;

const CHARTS = ["auto", "none", ...chartIds] as const;
const LANGUAGES = ["auto", "en", ...languages.map(({ code }) => code)];

const USAGE = `Usage: npm run statement -- --trial-balance tb.csv | --profit-loss pl.csv --balance-sheet bs.csv
  [--fx-rates fx.csv] [--prior-cash-flow pcf.csv] --framework ${frameworks.join("|")} --method ${methods.join("|")}
  [--currency GBP] [--period-start 2025-01-01 --period-end 2025-12-31] [--entity NAME]
  [--chart ${CHARTS.join("|")}] [--language ${LANGUAGES.join("|")}]
  [--adjustments journals.json] [--mappings mappings.json] [--policies policies.json]
  [--format ${outputFormats.join("|")}] [--output FILE]`;

/** Reads the arguments; every problem is told at once. */
export function readOptions(argv: string[], parse: typeof parseArgs): Outcome<Options> {
  const parsed = parseStrings(argv, parse);
  if (!parsed.ok) return parsed;
  const given = parsed.value;
  const problems: string[] = periodProblems(given);
  const choose = <Choice extends string>(
    name: string,
    choices: readonly Choice[],
    usual: Choice,
  ): Choice => {
    const value = given.get(name);
    const choice = choices.find((item) => item === value);
    if (value !== undefined && choice === undefined) {
      problems.push(`--${name} "${value}" is not known. Expected ${choices.join(", ")}.`);
    }
    return choice ?? usual;
  };
  const options: Options = {
    files: filesFrom(given),
    framework: choose("framework", frameworks, "IFRS"),
    method: choose("method", methods, "indirect"),
    currency: given.get("currency") ?? "GBP",
    entity: given.get("entity") ?? null,
    period: periodFrom(given),
    adjustments: given.get("adjustments") ?? null,
    mappings: given.get("mappings") ?? null,
    policies: given.get("policies") ?? null,
    reading: {
      chart: choose("chart", CHARTS, "auto"),
      language: choose("language", LANGUAGES, "auto"),
    },
    format: choose("format", outputFormats, "text"),
    output: given.get("output") ?? null,
  };
  if (options.output === null && binaryFormats.some((format) => format === options.format))
    problems.push(
      `--format ${options.format} is no text to print. Name its file with --output FILE.`,
    );
  if (Object.keys(options.files).length === 0) problems.push(`No files were named.\n${USAGE}`);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: options };
}

const OTHER_OPTIONS = [
  "chart",
  "language",
  "framework",
  "method",
  "currency",
  "entity",
  "period-start",
  "period-end",
  "adjustments",
  "mappings",
  "policies",
  "format",
  "output",
];

function parseStrings(argv: string[], parse: typeof parseArgs): Outcome<Map<string, string>> {
  const names = [...Object.keys(FILE_OPTIONS), ...OTHER_OPTIONS];
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    const { values } = parse({ args: argv, options, allowPositionals: false });
    const given = Object.entries(values).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    );
    return { ok: true, value: new Map(given) };
  } catch (error) {
    return {
      ok: false,
      problems: [`${error instanceof Error ? error.message : String(error)}\n${USAGE}`],
    };
  }
}

function filesFrom(given: ReadonlyMap<string, string>): Partial<Record<FileType, string>> {
  const files = Object.entries(FILE_OPTIONS).flatMap(([option, fileType]) => {
    const path = given.get(option);
    return path === undefined ? [] : [[fileType, path] as const];
  });
  return Object.fromEntries(files);
}

/** Each under the options it is about. */
function periodProblems(given: ReadonlyMap<string, string>): string[] {
  const written = { start: given.get("period-start"), end: given.get("period-end") };
  return validatePeriod(written).map(({ message, where }) => {
    const ends = where.column === undefined ? ["start", "end"] : [where.column];
    return `${ends.map((end) => `--period-${end}`).join(", ")}: ${message}`;
  });
}

function periodFrom(given: ReadonlyMap<string, string>): Options["period"] {
  const start = given.get("period-start");
  const end = given.get("period-end");
  return start !== undefined && end !== undefined ? { start, end } : null;
}
