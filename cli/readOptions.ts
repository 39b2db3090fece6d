import type { parseArgs } from "node:util";
import {
  chartChoices,
  type FileType,
  type Framework,
  frameworks,
  languages,
  looksLikeCurrencyCode,
  type Method,
  methods,
  type PeriodLength,
  type PresentationUnit,
  periodLengths,
  presentationUnits,
  type ReadingChoice,
  validatePeriod,
} from "@tieout/core";
import type { Outcome } from "./Outcome.ts";
import { binaryFormats, type OutputFormat, outputFormats } from "./outputFormats.ts";
import { FILE_OPTIONS, PRIOR_OPTIONS, readArguments } from "./readArguments.ts";

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
  const parsed = readArguments(argv, parse);
  if (!parsed.ok) {
    return {
      ok: false,
      problems: parsed.isUnknown ? [`${parsed.problem}\n${USAGE}`] : [parsed.problem],
    };
  }
  const { given, ledgers } = parsed;
  const problems: string[] = periodProblems(given);
  const choose = chooserOf(given, problems);
  const options: Options = {
    files: filesFrom(given, FILE_OPTIONS),
    priorFiles: filesFrom(given, PRIOR_OPTIONS),
    generalLedger: ledgers,
    isFirstPeriod: given.has("first-period"),
    acceptDifferences: given.has("accept-differences"),
    entityName: given.get("entity-name") ?? null,
    framework: choose("framework", frameworks, "IFRS"),
    method: choose("method", methods, "indirect"),
    currency: given.get("currency")?.toUpperCase() ?? null,
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
  problems.push(...currencyProblems(options), ...fileProblems(options));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: options };
}

/** Reads an option that has a few choices; one that is none of them is noted as a problem. */
function chooserOf(given: ReadonlyMap<string, string>, problems: string[]) {
  return <Choice extends string>(
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
}

function fileProblems({ files, generalLedger }: Options): string[] {
  const count = Object.keys(files).length + generalLedger.length;
  return count === 0 ? [`No files were named.\n${USAGE}`] : [];
}

/** A code that no list has any more may be that of an old ledger. */
function currencyProblems({ currency }: Options): string[] {
  return currency === null || looksLikeCurrencyCode(currency)
    ? []
    : [`--currency "${currency}" is no currency. Expected a code of ISO 4217, such as GBP.`];
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
