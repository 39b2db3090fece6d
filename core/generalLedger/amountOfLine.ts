import { saysItsSide } from "../ingest/cells/WrittenNumber.ts";
import type { Minor } from "../money/Minor.ts";
import { note } from "../problem/ProblemList.ts";
import { shorten } from "../text/shorten.ts";
import { readAmount } from "./fields/AmountReader.ts";
import { readMark } from "./fields/readMark.ts";
import type { LedgerAssembly } from "./LedgerAssembly.ts";
import type { LedgerLineRecord } from "./LedgerRecord.ts";
import { addLarge } from "./store/LedgerLines.ts";
import { placeOf } from "./store/LedgerParts.ts";

/**
 * The debit-positive minor units of the line that gets this number; NaN where they are not known yet or where no
 * number holds them: those are added to the line when they are known.
 */
export function amountOfLine(
  assembly: LedgerAssembly,
  record: LedgerLineRecord,
  line: number,
): number {
  const { debit, credit } = record;
  if (debit === "" && credit === "") return markedAmount(assembly, record, line);
  if (credit === "") return readCell(assembly, record, line, DEBIT);
  const ofCredit = { column: "credit", sign: signOfCredit(credit) } as const;
  if (debit === "") return readCell(assembly, record, line, ofCredit);
  const debits = readCell(assembly, record, line, DEBIT);
  const credits = readCell(assembly, record, line, ofCredit);
  const both = debits + credits;
  // One of them is not known yet: the other is kept with it
  if (Number.isNaN(both)) addLarge(assembly.lines, line, BigInt(debits || credits || 0));
  return both;
}

/** A column that an amount stands in, and the side of what is positive there. */
type AmountColumn = { column: "debit" | "credit" | "amount"; sign: 1 | -1 };

const DEBIT: AmountColumn = { column: "debit", sign: 1 };

/** "120.00 Cr" says its side itself, in a column of credits too. */
function signOfCredit(cell: string): 1 | -1 {
  return saysItsSide(cell) ? 1 : -1;
}

function markedAmount(assembly: LedgerAssembly, record: LedgerLineRecord, line: number): number {
  const side = record.mark === "" ? "debit" : readMark(record.mark);
  if (side !== null)
    return readCell(assembly, record, line, { column: "amount", sign: side === "debit" ? 1 : -1 });
  const place = placeOf(assembly.parts, record.row);
  note(assembly.problems, "ledger_mark_unknown", { ...place, value: shorten(record.mark) });
  return 0;
}

function readCell(
  { amounts, lines, parts }: LedgerAssembly,
  record: LedgerLineRecord,
  line: number,
  { column, sign }: AmountColumn,
): number {
  const place = () => ({ ...placeOf(parts, record.row), column });
  const later = (found: Minor) => addLarge(lines, line, sign === 1 ? found : -found);
  const amount = readAmount(amounts, record[column], place, later);
  return amount === 0 ? 0 : sign * amount;
}
