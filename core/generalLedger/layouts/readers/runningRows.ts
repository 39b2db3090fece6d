import { isFigure } from "../../../ingest/cells/looksLikeAmount.ts";
import { type Problem, problem } from "../../../problem/Problem.ts";
import type { LedgerLineRecord, LedgerSink } from "../../LedgerRecord.ts";
import { ownText } from "../../store/textOfBytes.ts";
import type { CodesInLabels } from "../accounts/CodesInLabels.ts";
import { BelowNil } from "../BelowNil.ts";
import { BalanceSteps } from "../balances/BalanceSteps.ts";
import { BalancesAlone } from "../balances/BalancesAlone.ts";
import { balanceIn, markedBalance } from "../balances/balanceIn.ts";
import { movedBy, RunningBalances } from "../balances/RunningBalances.ts";
import type { LedgerColumns } from "../headings/ledgerColumns.ts";
import type { Row } from "../Row.ts";
import type { RowTaker } from "../RowReader.ts";
import {
  CARRIED,
  CLOSING,
  isBalanceDate,
  isLabelDate,
  isMovement,
  MOVEMENT,
  OPENING,
  TOTAL,
} from "../rowLabels.ts";
import { watchCurrencies } from "../watchCurrencies.ts";
import { flatRowReader, withUndatedOpening } from "./flatRows.ts";

/** What rows of balances are about: the account named above them, or that of the lines between them. */
type Block = {
  row: number;
  opening: string;
  account: string;
  name: string;
  isMixed: boolean;
};

/** Whether rows of balances stand among the lines of a table, the balance of each line beside it or not. */
export function hasBalanceRows(
  rows: readonly Row[],
  columns: LedgerColumns,
  labels: CodesInLabels,
): boolean {
  const recordOf = flatRowReader(columns, labels);
  return rows.some(({ row, cells }) => isOpeningRow(recordOf(row, cells)));
}

/**
 * Reads a listing in which balances stand: after each row, or in rows of their own. The first row of an
 * account may hold its opening balance alone, or the last one where the latest lines stand first; else the
 * balance beside its first line may say what it began with.
 */
export function runningReader(columns: LedgerColumns, given: LedgerSink): RowTaker {
  const recordOf = withUndatedOpening(flatRowReader(columns, given.labels));
  const sink = notingOpenings(given);
  const currencies = watchCurrencies(columns, sink);
  const alone = new BalancesAlone();
  const balances = new RunningBalances();
  const steps = new BalanceSteps();
  const blocks = balanceBlocks(columns, sink);
  let above: readonly string[] = [];
  return {
    take: (row, cells) => {
      const record = recordOf(row, cells);
      const isSum = isMovement(record) || (record.date === "" && isSumOf(above, cells));
      above = cells;
      if (blocks.take(record, cells) || isSum) return;
      const { account: code, accountName: name, accountType: type, entity } = record;
      const key = `${code}\u0000${entity}`;
      const balance = markedBalance(cells, columns.balance);
      const account = { row, code, name, type, entity };
      if (hasAmount(record) && !isBalanceAlone(record, balance)) {
        if (code !== "") alone.line(key);
        balances.add(key, account, record, balance);
        steps.add(row, key, movedBy(record), balance);
        blocks.note(record);
        currencies.note(record, cells);
        sink.line(record);
        return;
      }
      if (CLOSING.test(record.text)) sink.account({ ...account, opening: "", closing: balance });
      else if (code !== "" && balance !== "") {
        sink.account({ ...account, opening: "", closing: "" });
        alone.add(key, account, balance, hasAmount(record) && record.date !== "");
      }
    },
    end: () => {
      for (const opening of alone.openings(balances.isUpwards())) sink.account(opening);
      for (const account of balances.ends()) sink.account(account);
      for (const opening of balances.beginnings(sink.openings)) sink.account(opening);
      return [...blocks.end(), ...currencies.end()];
    },
    differences: () => steps.problems(),
  };
}

/** A sink that notes which accounts an opening balance is said of. */
function notingOpenings(sink: LedgerSink): LedgerSink & { openings: Map<string, string> } {
  const openings = new Map<string, string>();
  const account: LedgerSink["account"] = (record) => {
    if (record.opening !== "") openings.set(ownText(record.code), ownText(record.opening));
    sink.account(record);
  };
  return { ...sink, account, openings };
}

function hasAmount({ debit, credit, amount }: LedgerLineRecord): boolean {
  return debit !== "" || credit !== "" || amount !== "";
}

/** A balance may stand beside the nil of what moved, where others leave blanks. */
function isBalanceAlone(
  { date, debit, credit, amount }: LedgerLineRecord,
  balance: string,
): boolean {
  const isNil = ![debit, credit, amount].some((cell) => /[1-9]/.test(cell));
  return isNil && (date === "" || isFigure(balance));
}

/** Takes the rows that say what an account began and ended with, and the names of accounts above them. */
function balanceBlocks(columns: LedgerColumns, sink: LedgerSink) {
  let block: Block | null = null;
  let heading = "";
  let hasLines = false;
  const problems: Problem[] = [];
  const listing = sumOfListing(columns, sink);
  const begin = (row: number, opening: string): Block => {
    const { code, name } = sink.labels.split(heading);
    return { row, account: code, name, opening, isMixed: false };
  };
  const close = (closing: string) => {
    const ended = block ?? (heading === "" ? null : begin(0, ""));
    [block, heading, hasLines] = [null, "", false];
    if (ended === null || ended.isMixed) return;
    const { row, account: code, name, opening } = ended;
    if (code !== "") sink.account({ row, code, name, type: "", opening, closing });
    else if (/[1-9]/.test(opening)) problems.push(problem("ledger_line_without_account", { row }));
  };
  return {
    take: (record: LedgerLineRecord, cells: readonly string[]): boolean => {
      const isEnd = isSumRow(record) || (hasLines && isCarriedRow(record));
      if (!isEnd && isOpeningRow(record)) {
        const begun = begin(record.row, balanceIn(cells, columns));
        if (block !== null) close("");
        [block, heading, hasLines] = [begun, "", false];
        return true;
      }
      if (isEnd) {
        if (TOTAL.test(labelOf(record)) && block?.isMixed !== false) listing.sum(record);
        close(closingIn(record, balanceIn(cells, columns)));
        return true;
      }
      if (hasAmount(record) || !isHeading(record)) return false;
      if (block !== null) close("");
      heading = ownText(record.date);
      return true;
    },
    note: (line: LedgerLineRecord) => {
      hasLines = true;
      listing.line(line);
      if (block !== null) block = withLine(block, line);
    },
    end: () => {
      if (block !== null) close("");
      listing.end();
      return problems;
    },
  };
}

/** Holds the lines of several accounts to the one row that adds them up; of several each adds up a part. */
function sumOfListing(columns: LedgerColumns, sink: LedgerSink) {
  const sums: LedgerLineRecord[] = [];
  const belowNil = new BelowNil(columns);
  return {
    line: (record: LedgerLineRecord) => belowNil.add(record),
    sum: (record: LedgerLineRecord) => sums.push(record),
    end: () => {
      const [sum, ...others] = sums;
      if (sum === undefined || others.length > 0) return;
      const { row, debit: debits, credit: credits } = sum;
      sink.totals({ row, debits, credits, turned: belowNil.cells });
    },
  };
}

/** The account that a balance stands above is that of its lines; above several it is of none of them. */
function withLine(block: Block, { account, accountName }: LedgerLineRecord): Block {
  const code = account || accountName;
  if (block.account === "") return { ...block, account: ownText(code), name: ownText(accountName) };
  // A heading may name the account whose code the lines have beside it
  if (accountName === block.account && code !== accountName)
    return { ...block, account: ownText(code), name: ownText(accountName) };
  const isOther = code !== block.account && accountName !== block.name;
  return isOther ? { ...block, isMixed: true } : block;
}

/** The words for a balance stand in the place of the account, or of the date or the text in a row without one. */
function isOpeningRow(record: LedgerLineRecord): boolean {
  const label = labelOf(record);
  return isBalanceDate(record.date) && (OPENING.test(label) || CARRIED.test(label));
}

/** Beneath the lines of an account what is carried forward is what it ended with. */
function isCarriedRow(record: LedgerLineRecord): boolean {
  return isBalanceDate(record.date) && CARRIED.test(labelOf(record));
}

function isSumRow(record: LedgerLineRecord): boolean {
  if (!isBalanceDate(record.date)) return false;
  const label = labelOf(record);
  if (TOTAL.test(label) || CLOSING.test(label)) return true;
  return [label, record.text].some((cell) => MOVEMENT.test(cell));
}

function labelOf({ date, account, accountName, text }: LedgerLineRecord): string {
  const named = account || accountName;
  if (named !== "") return named;
  return date !== "" && isLabelDate(date) ? date : text;
}

/** Whether a row adds up a part of an account that the rows above it name in a column of their own. */
function isSumOf(above: readonly string[], cells: readonly string[]): boolean {
  return cells.some((cell, at) => cell !== "" && cell === `Total ${above[at] ?? ""}`);
}

/** What an account ended with, where a row says that and no sum. */
function closingIn(record: LedgerLineRecord, balance: string): string {
  const label = labelOf(record);
  return CLOSING.test(label) || CARRIED.test(label) ? balance : "";
}

/** The name of an account above its lines, in the place of their dates. */
function isHeading({ date, account, accountName }: LedgerLineRecord): boolean {
  return date !== "" && isBalanceDate(date) && account === "" && accountName === "";
}
