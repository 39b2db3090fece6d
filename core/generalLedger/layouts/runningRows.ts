import type { LedgerLineRecord, LedgerTaker } from "../LedgerRecord.ts";
import { ownText } from "../store/TextTable.ts";
import { balanceIn } from "./balanceIn.ts";
import type { Row } from "./chooseReader.ts";
import { watchCurrencies } from "./currencyWatch.ts";
import { flatRowReader } from "./flatRows.ts";
import type { LedgerColumns } from "./ledgerColumns.ts";
import type { RowTaker } from "./RowReader.ts";
import { CLOSING, isBalanceDate, OPENING, TOTAL } from "./rowLabels.ts";
import { splitAccount } from "./splitAccount.ts";

/** What a row of an opening balance is about: the account named above it, or that of the lines below. */
type Block = { row: number; opening: string; account: string; name: string; isMixed: boolean };

/** Whether rows of balances stand among the lines of a table, the balance of each line beside it or not. */
export function hasBalanceRows(rows: readonly Row[], columns: LedgerColumns): boolean {
  const recordOf = flatRowReader(columns);
  return rows.some(({ row, cells }) => isOpeningRow(recordOf(row, cells)));
}

/**
 * Reads a listing in which balances stand: after each row, or in rows of their own. The first row of an
 * account may hold its opening balance alone; rows without an amount after it say nothing.
 */
export function runningReader(columns: LedgerColumns, taker: LedgerTaker): RowTaker {
  const recordOf = flatRowReader(columns);
  const currencies = watchCurrencies(columns, taker);
  const met = new Set<string>();
  let block: Block | null = null;
  let heading = "";
  const closeBlock = () => {
    const told = block;
    block = null;
    if (told === null || told.isMixed || told.account === "") return;
    const { row, account: code, name, opening } = told;
    if (opening !== "") taker.account({ row, code, name, type: "", opening, closing: "" });
  };
  return {
    take: (row, cells) => {
      const record = recordOf(row, cells);
      if (isOpeningRow(record)) {
        closeBlock();
        const { code, name } = splitAccount(heading);
        block = { row, account: code, name, opening: balanceIn(cells, columns), isMixed: false };
        return;
      }
      if (isSumRow(record)) return closeBlock();
      const hasAmount = record.debit !== "" || record.credit !== "" || record.amount !== "";
      if (!hasAmount && isHeading(record)) {
        closeBlock();
        heading = ownText(record.date);
        return;
      }
      const { account: code, accountName: name, accountType: type, entity } = record;
      const key = `${code}\u0000${entity}`;
      const isFirst = code !== "" && !met.has(key);
      if (isFirst) met.add(ownText(key));
      if (hasAmount) {
        if (block !== null) block = withLine(block, record);
        currencies.note(record, cells);
        taker.line(record);
        return;
      }
      const opening = (cells[columns.balance ?? -1] ?? "").trim();
      if (isFirst && opening !== "")
        taker.account({ row, code, name, type, opening, closing: "", entity });
    },
    end: () => {
      closeBlock();
      return currencies.end();
    },
  };
}

/** The account that a balance stands above is that of its lines; above several it is of none of them. */
function withLine(block: Block, { account, accountName }: LedgerLineRecord): Block {
  const code = account || accountName;
  if (block.account === "") return { ...block, account: ownText(code), name: ownText(accountName) };
  const isOther = code !== block.account && accountName !== block.account;
  return isOther ? { ...block, isMixed: true } : block;
}

/** The words for a balance stand in the place of the account, or as the text of a row without one. */
function isOpeningRow({ date, account, accountName, text }: LedgerLineRecord): boolean {
  if (!isBalanceDate(date)) return false;
  return OPENING.test(account || accountName || text);
}

function isSumRow({ date, account, accountName, text }: LedgerLineRecord): boolean {
  if (!isBalanceDate(date)) return false;
  const named = account || accountName;
  return TOTAL.test(named || text) || [named, text].some((cell) => CLOSING.test(cell));
}

/** The name of an account above its lines, in the place of their dates. */
function isHeading({ date, account, accountName }: LedgerLineRecord): boolean {
  return date !== "" && isBalanceDate(date) && account === "" && accountName === "";
}
