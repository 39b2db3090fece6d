import { saysScale } from "../../ingest/amounts/scaleWarning.ts";
import { fileTypeLabels } from "../../ingest/fileTypes.ts";
import { basesSaidIn } from "../../ingest/remarks/basisSaid.ts";
import { companyTitled } from "../../ingest/remarks/companyTitled.ts";
import { periodSaid } from "../../ingest/remarks/periodSaid.ts";
import { standingAlone } from "../../ingest/remarks/standingAlone.ts";
import type { ProblemCode } from "../../problem/Problem.ts";
import { type Problem, problem } from "../../problem/Problem.ts";
import type { LedgerSink } from "../LedgerRecord.ts";
import { monthDays, monthNumber } from "../Period.ts";
import type { Row } from "./Row.ts";
import {
  CUT,
  countSaid,
  includesUnposted,
  isFiltered,
  isOfDraft,
  itemsSaid,
  leavesOutAdjustments,
  pageSaid,
  type RowOfWords,
  wordsOfRow,
} from "./remarksInRows.ts";

/** Looks at what rows of words say of the whole table: titles above the headings, and notes between or beneath its rows. */
export type Remarks = {
  /** The rows down to the headings. */
  titles: (rows: readonly Row[]) => void;
  row: (row: number, cells: readonly string[]) => void;
  /** What speaks against the table as a ledger, and a person may take all the same. */
  end: () => Problem[];
};

/** A note stands in one cell, or behind its heading in the next. */
const MOST_IN_NOTE = 2;
const MOST_IN_TITLE = 6;

type Listener = Pick<LedgerSink, "note" | "part" | "count" | "header">;

type Watch = {
  sink: Listener;
  /** What was said once is not said again. */
  said: Map<ProblemCode, Problem>;
  pages: Set<number>;
  lastPage: number;
  words: string;
};

/** Begins to look at the rows of a table. */
export function watchRemarks(sink: Listener): Remarks {
  const watch: Watch = { sink, said: new Map(), pages: new Set(), lastPage: 0, words: "" };
  return {
    titles: (rows) => {
      for (const { row, cells } of rows) {
        const scaled = cells.find((cell) => cell.length <= LONGEST_CELL && saysScale(cell));
        if (scaled) say(watch, "ledger_scaled", { row, value: scaled.trim() });
        const words = wordsOfRow(cells, MOST_IN_TITLE);
        if (words) takeWords(watch, row, words, true);
      }
      const company = companyTitled(standingAlone({ rows }));
      if (company) sink.header({ entityName: company.text });
    },
    row: (row, cells) => {
      const words = wordsOfRow(cells, MOST_IN_NOTE);
      if (words) takeWords(watch, row, words, false);
    },
    end: () => {
      endPages(watch);
      const found = [...watch.said.values()];
      for (const { code, where } of found) if (!CONTRADICTING.has(code)) sink.note(code, where);
      return found.filter(({ code }) => CONTRADICTING.has(code));
    },
  };
}

const LONGEST_CELL = 120;
const CONTRADICTING: ReadonlySet<ProblemCode> = new Set([
  "ledger_scaled",
  "ledger_unposted_included",
  "ledger_part_missing",
]);

function say({ said }: Watch, code: ProblemCode, where: Problem["where"]): void {
  if (!said.has(code)) said.set(code, problem(code, where));
}

function takeWords(watch: Watch, row: number, words: RowOfWords, isTitle: boolean): void {
  const { sink } = watch;
  const where = { row, value: words.text };
  if (basesSaidIn(words.text).has("cash"))
    say(watch, "on_cash_basis", { value: fileTypeLabels.general_ledger });
  if (includesUnposted(words)) say(watch, "ledger_unposted_included", where);
  if (leavesOutAdjustments(words)) say(watch, "ledger_adjustments_left_out", where);
  if (isFiltered(words, isTitle)) say(watch, "ledger_filtered", where);
  if (isTitle && isOfDraft(words)) say(watch, "ledger_of_draft", where);
  if (isTitle) takeDays(watch, words.text);
  const items = itemsSaid(words);
  if (items) {
    const { first, last, of } = items;
    sink.part({ words: words.text, first, items: last - first + 1, total: of });
    if (first === 1 && last === of) sink.count({ row, count: of, isOfEntries: false });
  } else if (CUT.test(words.words)) say(watch, "ledger_part_missing", { value: words.text });
  const counted = countSaid(words);
  if (counted) sink.count({ row, ...counted });
  const page = pageSaid(words);
  if (page) {
    watch.pages.add(page.page);
    watch.lastPage = Math.max(watch.lastPage, page.of);
    watch.words = words.text;
  }
}

/** From when to when a title says that the ledger is. */
function takeDays({ sink }: Watch, words: string): void {
  const said = periodSaid(words);
  if (said === null || said.months === null) return;
  const day = String(said.end).replace(/(\d{4})(\d\d)(\d\d)/, "$1-$2-$3");
  const last = monthNumber(day);
  const { start } = monthDays(last - said.months + 1);
  const [end = ""] = [day, monthDays(last).end].sort();
  sink.header({ titled: { start, end, words } });
}

/** Of several pages that are numbered one is missing; one number alone may stand above all of them. */
function endPages(watch: Watch): void {
  const { pages, lastPage, words } = watch;
  if (pages.size >= lastPage) return;
  if (pages.size > 1) say(watch, "ledger_part_missing", { value: words });
  else say(watch, "ledger_page_alone", { value: words });
}
