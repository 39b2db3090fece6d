import type { parseArgs } from "node:util";
import type { FileType } from "@tieout/core";

/** The options that name a file of this year, by the type of the file. */
export const FILE_OPTIONS = {
  "trial-balance": "trial_balance",
  "profit-loss": "profit_loss",
  "balance-sheet": "balance_sheet",
  "fx-rates": "fx_rates",
  "prior-cash-flow": "prior_cashflow",
} as const satisfies Record<string, FileType>;

/** The options that name a file of the year before. */
export const PRIOR_OPTIONS = {
  "prior-trial-balance": "trial_balance",
  "prior-balance-sheet": "balance_sheet",
} as const satisfies Record<string, FileType>;

const FLAGS = ["first-period", "accept-differences"] as const;

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

/** A year's ledger may stand in several files, twelve months of them. */
const LEDGER_OPTION = "general-ledger";

/** The arguments by the names of their options, or the first that cannot be taken. */
type Arguments =
  | { ok: true; given: ReadonlyMap<string, string>; ledgers: readonly string[] }
  | { ok: false; problem: string; isUnknown: boolean };

/** Reads what stands behind each option; an option that is given twice is no choice. */
export function readArguments(argv: string[], parse: typeof parseArgs): Arguments {
  try {
    const { values } = parse({ args: argv, options: knownOptions(), allowPositionals: false });
    const all = Object.entries(values).map(([name, value]) => [name, [value].flat()] as const);
    const ledgers = all.find(([name]) => name === LEDGER_OPTION)?.[1].map(String) ?? [];
    const twice = all.find(([name, each]) => name !== LEDGER_OPTION && each.length > 1);
    if (twice) {
      const problem = `--${twice[0]} is given ${twice[1].length} times. Give it once.`;
      return { ok: false, problem, isUnknown: false };
    }
    const given = new Map(all.map(([name, [first]]) => [name, String(first)]));
    return { ok: true, given, ledgers };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ok: false, problem, isUnknown: true };
  }
}

/** Each may be given several times here, so that it can be refused. */
function knownOptions() {
  const names = [
    ...Object.keys(FILE_OPTIONS),
    ...Object.keys(PRIOR_OPTIONS),
    ...OTHER_OPTIONS,
    LEDGER_OPTION,
  ];
  const written = names.map((name) => [name, { type: "string", multiple: true }] as const);
  const flags = FLAGS.map((name) => [name, { type: "boolean", multiple: true }] as const);
  return Object.fromEntries([...written, ...flags]);
}
