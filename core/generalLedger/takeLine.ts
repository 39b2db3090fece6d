import { separateThousands } from "../money/separateThousands.ts";
import { noteTextFault } from "../problem/noteTextFault.ts";
import { note } from "../problem/ProblemList.ts";
import { toOneLine } from "../text/toOneLine.ts";
import { accountNumber } from "./accountNumber.ts";
import { amountOfLine } from "./amountOfLine.ts";
import { dateNumber } from "./fields/DateReader.ts";
import { noteHour } from "./fields/EntryHours.ts";
import { watchLetters } from "./fields/LostLetters.ts";
import { ownReference } from "./fields/ownReference.ts";
import { notePoster } from "./fields/Posters.ts";
import type { LedgerAssembly } from "./LedgerAssembly.ts";
import { JOURNAL_ENTITY, type LedgerLineRecord } from "./LedgerRecord.ts";
import { pushAmount } from "./store/LedgerLines.ts";
import { placeOf } from "./store/LedgerParts.ts";
import { nameNumber } from "./store/NameList.ts";
import { push } from "./store/NumberColumn.ts";
import { putText } from "./store/TextColumn.ts";
import { recentTextNumber, textNumber } from "./store/TextTable.ts";

/** Takes a line into the columns of the assembly, or notes why it is none. */
export function takeLine(assembly: LedgerAssembly, record: LedgerLineRecord): void {
  if (isFull(assembly) || !isLine(assembly, record)) return;
  const { lines, dates, numbers, journals } = assembly;
  const { row } = record;
  const line = lines.row.length;
  push(lines.row, row);
  push(lines.account, accountOf(assembly, record));
  pushAmount(lines, amountOfLine(assembly, record, line));
  push(lines.date, record.date === "" ? -1 : dateNumber(dates, record.date, row));
  putText(lines.number, line, record.number, (text) => textNumber(numbers, text));
  push(lines.journal, nameNumber(journals, journalKey(record)));
  const sound = (text: string) => soundText(assembly, text, row);
  const recent = (text: string) => recentTextNumber(lines.recentTexts, sound(text));
  const reference = (text: string) => textNumber(lines.texts, sound(text));
  putText(lines.text, line, record.text, recent);
  putText(lines.entryText, line, record.entryText, recent);
  putText(lines.party, line, ownReference(record.party), reference);
  putText(lines.document, line, ownReference(record.document), reference);
  putText(lines.lettering, line, ownReference(record.lettering), reference);
  if (record.entered !== "") noteHour(assembly.hours, record);
  if (record.postedBy !== "") notePoster(assembly.posters, line, sound(record.postedBy));
  if (record.reverses !== "") assembly.reverses.set(line, record.reverses);
  if (record.isOpening) assembly.openings.add(line);
  if (record.isOfPair) assembly.pairs.push(line);
}

/** Whether there is room for no more lines: then the file is refused. */
function isFull(assembly: LedgerAssembly): boolean {
  const { lines, mostLines } = assembly;
  if (lines.row.length < mostLines) return false;
  const expected = separateThousands(String(mostLines));
  if (!assembly.hasMore) note(assembly.problems, "ledger_too_many_lines", { expected });
  assembly.hasMore = true;
  return true;
}

function isLine({ problems, parts }: LedgerAssembly, record: LedgerLineRecord): boolean {
  if (record.account === "" && record.accountName === "") {
    // Some programs head a journal with a row of its own, which has no amount
    if ([record.debit, record.credit, record.amount].every((amount) => NOUGHT.test(amount)))
      return false;
    note(problems, "ledger_line_without_account", placeOf(parts, record.row));
    return false;
  }
  const isDated = record.date !== "" || record.isOpening;
  if (!isDated) note(problems, "ledger_line_without_date", placeOf(parts, record.row));
  return isDated;
}

/** An amount that is left out, or nil. */
const NOUGHT = /^[0.,]*$/;

function journalKey({ journal, entity }: LedgerLineRecord): string {
  return entity === "" ? journal : `${journal}${JOURNAL_ENTITY}${entity}`;
}

function accountOf(assembly: LedgerAssembly, record: LedgerLineRecord): number {
  const { account: code, accountName: name, accountType: type, row } = record;
  return accountNumber(assembly, { code, name, type }, row);
}

/** Nearly every text is of these alone. */
const PLAIN = /^[ -~]*$/;
const LONGEST = 1_000;

function soundText(assembly: LedgerAssembly, text: string, row: number): string {
  if (text.length <= LONGEST && PLAIN.test(text)) return text;
  noteTextFault(assembly.problems, text, "cell", () => placeOf(assembly.parts, row));
  watchLetters(assembly.lostLetters, text, row);
  return toOneLine(text);
}
