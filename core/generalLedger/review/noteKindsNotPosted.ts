import { normaliseHeading } from "../../ingest/headings/normaliseHeading.ts";
import { note } from "../../problem/ProblemList.ts";
import { listSome } from "../../text/listSome.ts";
import type { LedgerAssembly } from "../LedgerAssembly.ts";
import { readJournal } from "../LedgerRecord.ts";

/** Kinds of transactions that QuickBooks, NetSuite and Tally list with accounts and amounts and do not post. */
const NOT_POSTED: ReadonlySet<string> = new Set([
  "estimate",
  "estimates",
  "quote",
  "quotation",
  "sales quote",
  "opportunity",
  "sales order",
  "purchase order",
  "purchase requisition",
  "blanket purchase order",
  ...[
    "memorandum",
    "memorandum voucher",
    "reversing journal",
    "non posting",
    "non posting journal",
  ],
  "journal non posting",
  "statistical journal",
  "statistical journal entry",
  "memo journal",
]);
const MOST = 4;

/** Notes that entries are of a kind that programs do not post: others post a bill under the name of its order. */
export function noteKindsNotPosted({ journals, warnings }: LedgerAssembly): void {
  const found = journals.names.flatMap((key) => {
    const { code, name } = readJournal(key);
    return [code, name].find((kind) => NOT_POSTED.has(normaliseHeading(kind))) ?? [];
  });
  if (found.length === 0) return;
  note(warnings, "ledger_kinds_not_posted", { value: listSome([...new Set(found)], MOST) });
}
