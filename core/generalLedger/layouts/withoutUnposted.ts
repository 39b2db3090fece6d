import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { problem } from "../../problem/Problem.ts";
import { listSome } from "../../text/listSome.ts";
import type { LedgerSink } from "../LedgerRecord.ts";
import type { RowReader } from "./RowReader.ts";

/** A column that says of each row whether it is in the books, and the answers that say it is not. */
type Status = { column: number; heading: string; isUnposted: (answer: string) => boolean };

/**
 * A reader that passes over rows of entries that are no part of the books, as a column of the file says: drafts, and
 * entries that were cancelled before they were posted or voided. They are told of with what the file calls them. An entry
 * that was reversed stays, as its reversal does.
 */
export function withoutUnposted(
  reader: RowReader,
  headings: readonly string[],
  sink: LedgerSink,
): RowReader {
  const status = statusIn(headings);
  if (status === null) return reader;
  const words = new Set<string>();
  const passed = { count: 0, first: 0 };
  let isAnyPosted = false;
  // What a row says is a text
  const { takeBytes: _, ...texts } = reader;
  return {
    ...texts,
    take: (row, cells) => {
      const answer = (cells[status.column] ?? "").trim();
      if (answer === "" || !status.isUnposted(normaliseHeading(answer))) {
        isAnyPosted = true;
        reader.take(row, cells);
        return;
      }
      if (passed.count === 0) passed.first = row;
      passed.count += 1;
      words.add(answer);
    },
    end: () => {
      if (passed.count === 0) return reader.end();
      const where = {
        row: passed.first,
        column: status.heading,
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

function statusIn(headings: readonly string[]): Status | null {
  const normalised = headings.map(normaliseHeading);
  // The marks that hledger writes are of the bank's statement
  if (normalised.includes(OF_HLEDGER)) return null;
  for (const [column, words] of normalised.entries()) {
    const found = KINDS.find(([named]) => named.has(words));
    const heading = (headings[column] ?? "").trim();
    if (found) return { column, heading, isUnposted: (said) => found[1].has(said) };
  }
  return null;
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
      "draft|drafts|in draft|unposted|not posted|un posted|parked|held|rejected|pending approval|awaiting approval|void|voided|cancel|cancelled|canceled|deleted|entwurf|brouillon|borrador|bozza|rascunho|concept|utkast|kladde|wersja robocza|草稿|未过账|未記帳|作废|下書き|임시저장|취소",
    ),
  ],
  [
    wordsOf(
      "is cancelled|is canceled|cancelled|canceled|is void|is voided|void|voided|is deleted|deleted|is draft|draft",
    ),
    wordsOf(YES),
  ],
  [wordsOf("is posted|posted|posting"), wordsOf(NO)],
  // Frappe's numbers: 0 is a draft, 1 submitted, 2 cancelled
  [wordsOf("docstatus|doc status"), wordsOf("0|2")],
];
