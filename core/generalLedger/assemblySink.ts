import type { Minor } from "../money/Minor.ts";
import { note } from "../problem/ProblemList.ts";
import { accountNumber } from "./accountNumber.ts";
import { passAmount } from "./fields/AmountReader.ts";
import type { LedgerAssembly } from "./LedgerAssembly.ts";
import type { LedgerAccountRecord, LedgerSink } from "./LedgerRecord.ts";
import { takeName } from "./nameAccounts.ts";
import { noteLongRow } from "./review/LongRows.ts";
import { labelsOfPart, placeOf } from "./store/LedgerParts.ts";
import { addStated } from "./store/StatedBalances.ts";
import { takeHeader } from "./takeHeader.ts";
import { takeLine } from "./takeLine.ts";

/**
 * Takes headers, accounts and lines into the assembly. Lines and balances of other entities than the
 * chosen one are passed over, and so are balances of all of them together.
 */
export function assemblySink(
  assembly: LedgerAssembly,
  takes: LedgerSink["takes"],
): Omit<LedgerSink, "byteLines" | "datevChart" | "labels" | "openItem" | "totals"> {
  return {
    takes,
    header: (header) => takeHeader(assembly, header),
    note: (code, where) => {
      const place = where.row === undefined ? {} : placeOf(assembly.parts, where.row);
      note(assembly.warnings, code, { ...where, ...place });
    },
    part: (said) =>
      assembly.partsSaid.push({ ...said, where: labelsOfPart(assembly.parts.current) }),
    count: (said) => assembly.countsSaid.push(said),
    longRow: (found) => noteLongRow(assembly.longRows, found, assembly.parts),
    account: (record) =>
      takeAccount(assembly, takes(record.entity ?? "") ? record : unstated(record)),
    name: (record) => takeName(assembly, assembly.names, record),
    line: (record) => {
      if (takes(record.entity)) takeLine(assembly, record);
    },
  };
}

function unstated(record: LedgerAccountRecord): LedgerAccountRecord {
  return { ...record, opening: "", closing: "", running: "" };
}

function takeAccount(assembly: LedgerAssembly, record: LedgerAccountRecord): void {
  const account = accountNumber(assembly, record, record.row);
  const own = assembly.accounts[account];
  if (own && record.isListed) own.isListed = true;
  for (const end of ["opening", "closing", "running"] as const)
    takeStated(assembly, record, end, account);
}

/** An account may be described several times, in several files or in parts of one. */
function takeStated(
  assembly: LedgerAssembly,
  record: LedgerAccountRecord,
  end: "opening" | "closing" | "running",
  account: number,
): void {
  const written = record[end] ?? "";
  if (written === "") return;
  const { amounts, stated, ofFile, parts } = assembly;
  const of = { account: record.code, column: `${end} balance` };
  const place = () => ({ ...placeOf(parts, record.row), ...of });
  const day = end === "opening" ? ofFile.start : ofFile.end;
  const where = { day, file: parts.ended.length };
  const add = (amount: Minor) => addStated(stated[end], where, account, amount);
  passAmount(amounts, written, place, add);
}
