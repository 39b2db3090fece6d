import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { problem } from "../../problem/Problem.ts";
import { listSome } from "../../text/listSome.ts";
import type { LedgerSink } from "../LedgerRecord.ts";
import { type RowReader, type TakeRow, takingTexts } from "./RowReader.ts";

/** A column that says of each row whether it is in the books. */
type Status = { column: number; heading: string; isUnposted: (cell: string) => boolean };

/**
 * A reader that passes over rows of entries that are no part of the books, as a column of the file says: drafts,
 * budgets, and entries that were cancelled or voided. A warning says what the file calls them. An entry that was
 * reversed stays, as its reversal does.
 */
export function withoutUnposted(
  reader: RowReader,
  headings: readonly string[],
  sink: Pick<LedgerSink, "note">,
): RowReader {
  const statuses = statusesIn(headings);
  if (statuses.length === 0) return reader;
  const words = new Set<string>();
  const passed = { count: 0, first: 0, heading: "" };
  let isAnyPosted = false;
  const take: TakeRow = (row, cells) => {
    const status = statuses.find(({ column, isUnposted }) => isUnposted(cells[column] ?? ""));
    if (status === undefined) {
      isAnyPosted = true;
      reader.take(row, cells);
      return;
    }
    if (passed.count === 0) Object.assign(passed, { first: row, heading: status.heading });
    passed.count += 1;
    words.add((cells[status.column] ?? "").trim());
  };
  return {
    ...takingTexts(reader, take),
    end: () => {
      if (passed.count === 0) return reader.end();
      const where = {
        row: passed.first,
        column: passed.heading,
        value: listSome([...words], MOST_WORDS),
        expected: String(passed.count),
      };
      if (!isAnyPosted) return [problem("ledger_entries_unposted", where)];
      sink.note("ledger_entries_unposted", where);
      return reader.end();
    },
  };
}

const MOST_WORDS = 4;

const OF_HLEDGER = "txnidx";

function statusesIn(headings: readonly string[]): Status[] {
  const normalised = headings.map(normaliseHeading);
  // The marks that hledger writes are of the bank's statement: its rows are taken from their bytes
  if (normalised.includes(OF_HLEDGER)) return [];
  return normalised.flatMap((words, column) => {
    const answers = KINDS.filter(([named]) => named.has(words)).map(([, answers]) => answers);
    if (answers.length === 0) return [];
    const heading = (headings[column] ?? "").trim();
    const isUnposted = (cell: string) => {
      const answer = normaliseHeading(cell);
      return answers.some((words) => words.has(answer));
    };
    return [{ column, heading, isUnposted }];
  });
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split("|"));
const YES = "yes|y|true|1|t|x";
const NO = "no|n|false|0|f";

/** Headings of a status, or of a question, with the answers that mean "not in the books". */
const KINDS: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [
    wordsOf(
      "status|state|entry status|entry state|journal status|journal entry status|je status|posting status|posted status|post status|document status|doc status name|transaction status|voucher status|move status|move state|parent state|approval status|gl status|statut|etat|estado|stato|situacao|buchungsstatus|bokforingsstatus|статус|状态|狀態|凭证状态|ステータス|상태",
    ),
    wordsOf(
      "draft|drafts|in draft|tentative|provisional|simulated|unapproved|not approved|unposted|not posted|un posted|parked|held|rejected|pending approval|awaiting approval|void|voided|cancel|cancelled|canceled|deleted|entwurf|brouillon|borrador|bozza|rascunho|concept|utkast|kladde|wersja robocza|草稿|未过账|未記帳|作废|下書き|임시저장|취소",
    ),
  ],
  [
    wordsOf(
      "is cancelled|is canceled|cancelled|canceled|is void|is voided|void|voided|is deleted|deleted|is draft|draft|non posting|is non posting|simulated|is simulated|simulation|statistical|is statistical|memo only|is memo|is optional|is template|recurring template|is budget|is forecast",
    ),
    wordsOf(YES),
  ],
  [wordsOf("is posted|posted|posting|gl impact|posts to gl|affects gl"), wordsOf(NO)],
  // Frappe's numbers: 0 is a draft, 1 submitted, 2 cancelled
  [wordsOf("docstatus|doc status"), wordsOf("0|2")],
  // SAP's letters: parked, parked and deleted, recurring, sample, noted items
  [wordsOf("bstat"), wordsOf("v|w|z|d|m|s")],
  [
    wordsOf("ledger type|version|data version|record type|value type"),
    wordsOf(
      "budget|budgets|budgeted|forecast|plan|planned|encumbrance|encumbrances|statistical|simulation|simulated",
    ),
  ],
  [
    wordsOf("actual flag|actual budget|actual or budget|balance type|scenario|amount type"),
    wordsOf("b|budget|budgeted|e|encumbrance|forecast|plan|planned"),
  ],
];
