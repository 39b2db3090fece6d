import { nearAmount } from "../../../ingest/cells/nearAmount.ts";
import { normaliseHeading } from "../../../ingest/headings/normaliseHeading.ts";
import type { Row } from "../Row.ts";

/** What the audit trail of Sage 50 calls invoices, credit notes, receipts, payments and discounts: one row each. */
const KINDS: ReadonlySet<string> = new Set(
  "SI SC SR SA SP SD PI PC PR PA PP PD BP BR CP CR VP VR".split(" "),
);
/** The sides of a journal stand on rows of their own. */
const SIDES: ReadonlySet<string> = new Set(["JD", "JC"]);

const NET: ReadonlySet<string> = new Set(["net", "net amount"]);
const DEBIT: ReadonlySet<string> = new Set(["debit", "debits", "dr"]);
const NEARLY_ALL = 0.9;
const FEWEST = 2;

/**
 * Whether rows are the audit trail of Sage 50, which has the net amount and the tax of each row, and not what
 * they stand against: that is on control accounts which the settings of the company name and the file does
 * not. Its amounts have no signs. It has the headings of a report, of an import, or none.
 */
export function isAuditTrail(rows: readonly Row[]): boolean {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  for (let at = 0; at < width; at += 1)
    if (areKinds(rows.map(({ cells }) => codeIn(cells[at])))) return hasNetAmounts(rows, at);
  return false;
}

function codeIn(cell = ""): string {
  return cell.trim().toUpperCase();
}

/** A column of kinds: its heading and what stands above it are no others. */
function areKinds(codes: readonly string[]): boolean {
  const first = codes.findIndex(isKind);
  const written = codes.slice(first).filter((code) => code !== "");
  const known = written.filter(isKind);
  const ofOneSide = known.filter((code) => !SIDES.has(code));
  return first >= 0 && ofOneSide.length >= FEWEST && known.length >= NEARLY_ALL * written.length;
}

function isKind(code: string): boolean {
  return KINDS.has(code) || SIDES.has(code);
}

function hasNetAmounts(rows: readonly Row[], kind: number): boolean {
  const first = rows.findIndex(({ cells }) => isKind(codeIn(cells[kind])));
  const words = rows.slice(0, first).flatMap(({ cells }) => cells.map(normaliseHeading));
  if (words.some((word) => DEBIT.has(word))) return false;
  const isNet = first === 0 || words.some((word) => NET.has(word));
  return isNet && !rows.some(({ cells }) => cells.some((cell) => nearAmount(cell) < 0));
}
