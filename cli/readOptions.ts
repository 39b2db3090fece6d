import type { parseArgs } from "node:util";
import {
  chartChoices,
  type FileType,
  type Framework,
  frameworks,
  languages,
  type Method,
  methods,
  type PeriodLength,
  type PresentationUnit,
  periodLengths,
  presentationUnits,
  type ReadingChoice,
  validatePeriod,
} from "@tieout/core";
import { binaryFormats, type OutputFormat, outputFormats } from "./outputFormats.ts";

/** What the command line asks for: files by type, and how to show the statement. */
export type Options = {
  files: Partial<Record<FileType, string>>;
  /** Last year's files of balances, where this year's have one date. */
  priorFiles: Partial<Record<FileType, string>>;
  /** The files of the year's general ledger. */
  generalLedger: readonly string[];
  /** There is no year before: opening balances are nil. */
  isFirstPeriod: boolean;
  /** A file whose rows do not give its own totals is taken, and the statement is a draft. */
  acceptDifferences: boolean;
  /** The name that exports carry, where no entity of the files is chosen. */
  entityName: string | null;
  framework: Framework;
  method: Method;
  /** Null where none is named: a general ledger may say its own. */
  currency: string | null;
  entity: string | null;
  period: { start: string; end: string } | null;
  /** Names where the fields of a file stand, for files that are not read by themselves. */
  layout: string | null;
  /** Columns beside the year; null without. */
  periods: PeriodLength | null;
  /** What the statement is shown in; its figures are kept exact. */
  presentationUnit: PresentationUnit;
  adjustments: string | null;
  mappings: string | null;
  policies: string | null;
  reading: ReadingChoice;
  format: OutputFormat;
  output: string | null;
};

/** Options whose currency is known. */
export type CompleteOptions = Options & { currency: string };

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

const PRIOR_OPTIONS = {
  "prior-trial-balance": "trial_balance",
  "prior-balance-sheet": "balance_sheet",
} as const satisfies Record<string, FileType>;

const FLAGS = ["first-period", "accept-differences"] as const;

const LANGUAGES = ["auto", "en", ...languages.map(({ code }) => code)];

/** What the command takes, as it is printed where something is wrong or asked for. */
export const USAGE = `Usage: npm run statement -- --trial-balance tb.csv | --profit-loss pl.csv --balance-sheet bs.csv | --general-ledger gl.csv …
  [--prior-trial-balance tb.csv | --prior-balance-sheet bs.csv | --first-period]
  [--fx-rates fx.csv] [--prior-cash-flow pcf.csv] [--accept-differences] --framework ${frameworks.join("|")} --method ${methods.join("|")}
  [--currency GBP] [--period-start 2025-01-01 --period-end 2025-12-31] [--entity NAME] [--entity-name NAME] [--layout layout.json]
  [--chart ${chartChoices.join("|")}] [--language ${LANGUAGES.join("|")}]
  [--periods ${periodLengths.join("|")}] [--presentation-unit ${presentationUnits.join("|")}]
  [--adjustments journals.json] [--mappings mappings.json] [--policies policies.json]
  [--format ${outputFormats.join("|")}] [--output FILE]
Balances of one date open with last year's file, else with what the general ledger beside them says.`;

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
    files: filesFrom(given, FILE_OPTIONS),
    priorFiles: filesFrom(given, PRIOR_OPTIONS),
    generalLedger: parsed.ledgers,
    isFirstPeriod: given.has("first-period"),
    acceptDifferences: given.has("accept-differences"),
    entityName: given.get("entity-name") ?? null,
    framework: choose("framework", frameworks, "IFRS"),
    method: choose("method", methods, "indirect"),
    currency: given.get("currency") ?? null,
    entity: given.get("entity") ?? null,
    period: periodFrom(given),
    periods: given.has("periods") ? choose("periods", periodLengths, "month") : null,
    presentationUnit: choose("presentation-unit", presentationUnits, "units"),
    layout: given.get("layout") ?? null,
    adjustments: given.get("adjustments") ?? null,
    mappings: given.get("mappings") ?? null,
    policies: given.get("policies") ?? null,
    reading: {
      chart: choose("chart", chartChoices, "auto"),
      language: choose("language", LANGUAGES, "auto"),
    },
    format: choose("format", outputFormats, "text"),
    output: given.get("output") ?? null,
  };
  problems.push(...outputProblems(options), ...priorProblems(options), ...columnProblems(options));
  problems.push(...fileProblems(options));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: options };
}

function fileProblems({ files, generalLedger }: Options): string[] {
  const count = Object.keys(files).length + generalLedger.length;
  return count === 0 ? [`No files were named.\n${USAGE}`] : [];
}

function outputProblems({ output, format }: Options): string[] {
  if (output !== null || !binaryFormats.some((binary) => binary === format)) return [];
  return [`--format ${format} is no text to print. Name its file with --output FILE.`];
}

/** Balances have no dates between their two; only entries have. */
function columnProblems({ periods, generalLedger }: Options): string[] {
  return periods !== null && generalLedger.length === 0
    ? ["--periods needs the entries of the period. Name them with --general-ledger FILE."]
    : [];
}

const OTHER_OPTIONS = [
  "chart",
  "language",
  "framework",
  "method",
  "currency",
  "entity",
  "entity-name",
  "layout",
  "period-start",
  "period-end",
  "periods",
  "presentation-unit",
  "adjustments",
  "mappings",
  "policies",
  "format",
  "output",
];

type Parsed =
  | { ok: true; value: Map<string, string>; ledgers: string[] }
  | { ok: false; problems: string[] };

/** A year's ledger may stand in several files, twelve months of them. */
const LEDGER_OPTION = "general-ledger";

function parseStrings(argv: string[], parse: typeof parseArgs): Parsed {
  const names = [
    ...Object.keys(FILE_OPTIONS),
    ...Object.keys(PRIOR_OPTIONS),
    ...OTHER_OPTIONS,
    LEDGER_OPTION,
  ];
  const written = names.map((name) => [name, { type: "string", multiple: true }] as const);
  const flags = FLAGS.map((name) => [name, { type: "boolean", multiple: true }] as const);
  const options = Object.fromEntries([...written, ...flags]);
  try {
    const { values } = parse({ args: argv, options, allowPositionals: false });
    const given = Object.entries(values).map(([name, value]) => [name, [value].flat()] as const);
    const ledgers = given.find(([name]) => name === LEDGER_OPTION)?.[1].map(String) ?? [];
    const twice = given.find(([name, all]) => name !== LEDGER_OPTION && all.length > 1);
    if (twice)
      return {
        ok: false,
        problems: [`--${twice[0]} is given ${twice[1].length} times. Give it once.`],
      };
    const value = new Map(given.map(([name, [first]]) => [name, String(first)]));
    return { ok: true, value, ledgers };
  } catch (error) {
    return {
      ok: false,
      problems: [`${error instanceof Error ? error.message : String(error)}\n${USAGE}`],
    };
  }
}

/** Last year's file belongs beside this year's, and the first period has none. */
function priorProblems({ files, priorFiles, generalLedger, isFirstPeriod }: Options): string[] {
  return Object.entries(PRIOR_OPTIONS).flatMap(([option, fileType]) => {
    if (priorFiles[fileType] === undefined) return [];
    if (isFirstPeriod) return [`--first-period and --${option} contradict each other.`];
    const current = option.replace("prior-", "");
    return files[fileType] === undefined && generalLedger.length === 0
      ? [`--${option} needs --${current} beside it.`]
      : [];
  });
}

function filesFrom(
  given: ReadonlyMap<string, string>,
  options: Readonly<Record<string, FileType>>,
): Partial<Record<FileType, string>> {
  const files = Object.entries(options).flatMap(([option, fileType]) => {
    const path = given.get(option);
    return path === undefined ? [] : [[fileType, path] as const];
  });
  return Object.fromEntries(files);
}

/** Each under the options it is about. */
function periodProblems(given: ReadonlyMap<string, string>): string[] {
  const written = { start: given.get("period-start"), end: given.get("period-end") };
  return validatePeriod(written).map(({ message, where }) => {
    const ends = where.about === undefined ? ["start", "end"] : [where.about];
    return `${ends.map((end) => `--period-${end}`).join(", ")}: ${message}`;
  });
}

function periodFrom(given: ReadonlyMap<string, string>): Options["period"] {
  const start = given.get("period-start");
  const end = given.get("period-end");
  return start !== undefined && end !== undefined ? { start, end } : null;
}
