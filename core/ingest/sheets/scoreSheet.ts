import type { Table } from "../../table/Table.ts";
import type { FileType } from "../fileTypes.ts";

type StatementType = "trial_balance" | "profit_loss" | "balance_sheet";

const NAMES: Readonly<Record<StatementType, RegExp>> = {
  trial_balance:
    /tr(?:ia|ai)l ?balance|\btb\b|neraca (?:saldo|percobaan)|balancete|saldenliste|susa|balance de comprobaci|balance g[eé]n[eé]rale|bilancio di verifica|proef/i,
  profit_loss:
    /profit|income|operations|laba.?rugi|earnings|\bp ?(?:&|and|\+|-) ?l\b|\bpl\b|\bpnl\b|gewinn|r[eé]sultat|resultado|conto economico/i,
  balance_sheet:
    /balance ?sheet|\bneraca\b(?! (?:saldo|percobaan))|financial (?:position|condition)|\bbs\b|assets and liabilities|bilanz|\bbilan\b|balance general|stato patrimoniale/i,
};
const NO_STATEMENT =
  /cash ?flows?|parenthetical|\bdetails?\b|\bnotes?\b|mapping|instruction|\btips\b|\breadme\b|\bdictionary\b|\bglossary\b|changes in|(?:stock|share)holders|polic(?:y|ies)|comprehensive|document and entity|\bcover\b|\bsummary\b|segment|assumptions?\b|\bprojections?\b|\bforecasts?\b|\bscenarios?\b|sensitivity|valuation|\bdcf\b|\bratios?\b|\bgrowth\b|\bpivot\b|\bdashboard\b/i;

/** What explains other sheets, with figures that are examples; it is read for no statement beside them. */
const EXPLANATION =
  /\b(?:dictionary|glossary|instructions?|tips|read ?me|legend|examples?|definitions?)\b/i;
const OF_EXPLANATION = 20;

/** Of two sheets that are alike, the one of the year before is not the one that is meant. */
const BEFORE = /\b(?:prior|previous|last year|opening)\b/i;

const POSITION_ROW = /liabilit|receivable|payable|\bassets?\b|equity|retained/i;
const RESULT_ROW =
  /\bnet (?:income|profit|loss)|gross (?:profit|margin)|expenses?\b|revenues?\b|\bsales\b|\bcosts? of\b/i;

/** How well the name of a sheet fits a file type: above zero for, below zero against, zero where it says nothing. */
function scoreSheetName(name: string, fileType: FileType): number {
  if (!isStatement(fileType)) return 0;
  const own = NAMES[fileType].test(name);
  const other = otherTypes(fileType).some((type) => NAMES[type].test(name));
  const against = NO_STATEMENT.test(name) ? 2 : 0;
  return (own ? 4 : 0) - (other && !own ? 4 : 0) - against - (BEFORE.test(name) ? 1 : 0);
}

/** Whether a sheet is called by what it explains, as "Data dictionary" is. */
export function isExplanation({ sheet }: Table): boolean {
  return EXPLANATION.test(sheet ?? "");
}

/** Whether a sheet is called by something else than a statement, as "Valuation" is, and hardly a row of it is of one. */
export function isNoStatement({ sheet, rows }: Table, fileType: FileType): boolean {
  if (!isStatement(fileType) || fileType === "trial_balance") return false;
  const name = sheet ?? "";
  if (!NO_STATEMENT.test(name) || NAMES[fileType].test(name)) return false;
  const counts = countRows(rows, 0);
  return (fileType === "balance_sheet" ? counts.position : counts.result) < FEWEST_ROWS;
}

const FEWEST_ROWS = 3;

/** How well a sheet fits a file type by its name, its titles and what its rows are called. */
export function scoreSheet(table: Table, firstData: number, fileType: FileType): number {
  if (!isStatement(fileType)) return 0;
  const { sheet, rows } = table;
  const titles = rows
    .slice(0, Math.min(Math.max(firstData, 1), MOST_TITLES))
    .flatMap(({ cells }) => cells.filter((cell) => /\S/.test(cell)).slice(0, 3))
    .map((cell) => cell.slice(0, LONGEST));
  const byTitle = Math.max(0, ...titles.map((title) => scoreSheetName(title, fileType)));
  const against = Math.min(0, ...titles.map((title) => scoreSheetName(title, fileType)));
  return (
    scoreSheetName(sheet ?? "", fileType) +
    byTitle +
    against +
    scoreRows(rows, firstData, fileType) -
    (isExplanation(table) ? OF_EXPLANATION : 0)
  );
}

function scoreRows(rows: Table["rows"], firstData: number, fileType: StatementType): number {
  if (fileType === "trial_balance") return 0;
  const { position, result } = countRows(rows, firstData);
  if (position === result) return 0;
  return position > result === (fileType === "balance_sheet") ? 2 : -2;
}

/** How many rows are of a balance sheet by their words, and how many of a profit and loss. */
function countRows(rows: Table["rows"], firstData: number): { position: number; result: number } {
  let [position, result] = [0, 0];
  for (const { cells } of rows.slice(firstData, firstData + ROWS_LOOKED_AT)) {
    const words = cells.find((cell) => /\p{L}/u.test(cell))?.slice(0, LONGEST) ?? "";
    if (POSITION_ROW.test(words)) position += 1;
    if (RESULT_ROW.test(words)) result += 1;
  }
  return { position, result };
}

const LONGEST = 120;
const MOST_TITLES = 6;
const ROWS_LOOKED_AT = 300;

function isStatement(fileType: FileType): fileType is StatementType {
  return fileType in NAMES;
}

function otherTypes(fileType: StatementType): StatementType[] {
  const types: StatementType[] = ["trial_balance", "profit_loss", "balance_sheet"];
  return types.filter((type) => type !== fileType);
}
