import { decimalsOf } from "../money/currencyCodes.ts";
import { type Problem, problem, type Result } from "../problem/Problem.ts";
import { note } from "../problem/ProblemList.ts";
import { assemblySink } from "./assemblySink.ts";
import { chooseEntity, type EntityChoice } from "./EntityChoice.ts";
import {
  finishLedger,
  type LedgerChoices,
  type LedgerForm,
  type ReadLedger,
} from "./finishLedger.ts";
import { endFileOf, type LedgerAssembly, newLedgerAssembly } from "./LedgerAssembly.ts";
import type { LedgerSink } from "./LedgerRecord.ts";
import { CodesInLabels, type LabelForm } from "./layouts/accounts/CodesInLabels.ts";
import { byteLines } from "./layouts/byteLines.ts";
import { DatevChartByUse } from "./layouts/datev/DatevChartByUse.ts";
import { type DatevChart, datevChartIn } from "./layouts/datev/datevTax.ts";
import type { ContraAccounts } from "./layouts/readers/contraRows.ts";
import { type TableLedger, tableLedger } from "./layouts/tableLedger.ts";
import { takeTotals } from "./review/totalsNotMet.ts";
import { labelsOfPart } from "./store/LedgerParts.ts";
import { addListedItem } from "./store/ListedItems.ts";

/** A ledger that is being read from one file or several. */
export type LedgerReading = {
  /** Says which file is read next; "" where it is the only one. */
  beginFile: (fileName: string) => void;
  /** Says which sheet of the file is read next. */
  beginSheet: (sheet: string) => void;
  /** Takes what a reader of records finds, such as that of an audit file. */
  sink: LedgerSink;
  /** What the rows of its tables showed together, where the ledger is to be read anew as that; else null. */
  learnt: () => ReadingKnown | null;
  /** Begins a table, whose rows are taken one by one; those of a text are divided into cells by a delimiter. */
  beginTable: (options?: { isDelimited?: boolean }) => TableLedger;
  /** Notes how a file is laid out, or why it cannot be read. */
  endFile: (layout: LedgerForm | readonly Problem[]) => void;
  /** Notes what a person should know of how a file was read. */
  note: (warning: Problem) => void;
  /** Says that the file does not stand on lines of its own: its rows are elements that were counted. */
  countsRows: () => void;
  finish: (choices: LedgerChoices) => Result<ReadLedger>;
};

/** What a function's memory holds. */
export const MOST_LEDGER_LINES = 5_000_000;

/** What an earlier reading told, and how much a ledger may have. */
export type ReadingKnown = Partial<ContraAccounts> & {
  /** Labels of these forms are names, and no codes with names. */
  areNames?: readonly LabelForm[];
  /** The chart of DATEV batches that name none: as a person chose it, and as their rows told it. */
  chosenChart?: string | undefined;
  chart?: DatevChart | null;
  mostLines?: number;
};

/** Some file is by account; every one has one amount a row, and both sides of an entry in it. */
const NO_FORM = {
  isByAccount: false,
  isOneYear: false,
  isOwnSign: false,
  isOneAmount: true,
  isPaired: true,
  areRowsCounted: false,
};

/** Begins to read a ledger, of one entity or of all, in a currency: nothing was taken yet. */
export function beginLedger(
  entity: string | null,
  currency: string | null,
  known: ReadingKnown = {},
): LedgerReading {
  const { mostLines = MOST_LEDGER_LINES, areNamedOnly = false } = known;
  const contraAccounts: ContraAccounts = { areNamedOnly };
  const shown = shownBy(known);
  const assembly = newLedgerAssembly(decimalsOf(currency), mostLines);
  const entities = chooseEntity(entity);
  const sink: LedgerSink = {
    ...assemblySink(assembly, entities.takes),
    ...shown,
    openItem: (item) => {
      const { listed, ofFile, parts, amounts } = assembly;
      const place = { day: ofFile.start, file: parts.ended.length };
      addListedItem(listed, place, item, amounts.decimals);
    },
    totals: (totals) => {
      // They are those of all entities together
      if (entity === null) takeTotals(assembly, totals);
    },
    byteLines: (columns) => byteLines(assembly, columns, sink),
  };
  const [refused, differences]: [Problem[], Problem[]] = [[], []];
  const layout = { ...NO_FORM, differences };
  return {
    beginFile: (fileName) => {
      assembly.parts.current = { fileName, sheet: "" };
    },
    beginSheet: (sheet) => {
      assembly.parts.current = { ...assembly.parts.current, sheet };
    },
    sink,
    learnt: () => learntFromRows(shown, contraAccounts, known),
    beginTable: (options) => tableLedger(sink, contraAccounts, options),
    endFile: (found) => {
      const own = (problems: readonly Problem[] = []) => inPart(problems, assembly);
      if (!("isByAccount" in found)) refused.push(...own(found));
      else {
        addForm(layout, found);
        differences.push(...own(found.differences));
      }
      endFileOf(assembly);
    },
    note: (warning) => noteInPart(warning, assembly),
    countsRows: () => {
      layout.areRowsCounted = true;
    },
    finish: (choices) => {
      const problems = [...refused, ...shown.datevChart.problems()];
      if (problems.length === 0) problems.push(...nothingIn(assembly, entities));
      if (problems.length > 0) return { ok: false, problems };
      return finishLedger(assembly, layout, choices);
    },
  };
}

function noteInPart(warning: Problem, assembly: LedgerAssembly): void {
  for (const { code, where } of inPart([warning], assembly)) note(assembly.warnings, code, where);
}

/** What rows show together of labels and charts, beyond what is known of them. */
function shownBy({ areNames = [], chosenChart, chart = null }: ReadingKnown): Shown {
  const datevChart = new DatevChartByUse(datevChartIn(chosenChart), chart);
  return { labels: new CodesInLabels(areNames), datevChart };
}

type Shown = Pick<LedgerSink, "labels" | "datevChart">;

/** What an earlier reading did not know of its rows. */
function learntFromRows(
  { labels: { wereNames }, datevChart }: Shown,
  { areNamedOnly }: ContraAccounts,
  known: ReadingKnown,
): ReadingKnown | null {
  const wereNamedOnly = known.areNamedOnly ?? false;
  const areSplit = wereNames.length === 0;
  if (areSplit && areNamedOnly === wereNamedOnly && datevChart.recognised === null) return null;
  return {
    areNamedOnly,
    areNames: [...(known.areNames ?? []), ...wereNames],
    chosenChart: known.chosenChart,
    chart: datevChart.recognised ?? datevChart.known,
  };
}

function addForm(layout: typeof NO_FORM, found: LedgerForm): void {
  layout.isByAccount ||= found.isByAccount;
  layout.isOneYear ||= found.isOneYear;
  layout.isOwnSign ||= found.isOwnSign ?? false;
  layout.isOneAmount &&= found.isChart ?? found.isOneAmount ?? false;
  layout.isPaired &&= found.isChart ?? found.isPaired ?? false;
}

function nothingIn(
  { names, lines, problems }: LedgerAssembly,
  { nothingTaken }: EntityChoice,
): Problem[] {
  if (lines.row.length > 0 || problems.count > 0) return [];
  if (names.size === 0) return [nothingTaken()];
  return [problem("ledger_chart_alone", { value: String(names.size) })];
}

/** What a reader says of the file or the sheet that it reads, which it does not name. */
function inPart(problems: readonly Problem[], { parts }: LedgerAssembly): Problem[] {
  return problems.map(({ code, where }) =>
    problem(code, { ...where, ...labelsOfPart(parts.current) }),
  );
}
