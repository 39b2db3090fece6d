import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { showText } from "../../text/showText.ts";
import { isFigure } from "../cells/looksLikeAmount.ts";
import { guessTrialBalance } from "../columns/balances/guessTrialBalance.ts";
import { groupsBesideParts } from "../columns/parts/groupsBesideParts.ts";
import { mergeUnitColumns } from "../columns/parts/mergeInnerColumns.ts";
import { type SummedColumns, withoutParts } from "../columns/parts/withoutParts.ts";
import { type NetOfSides, netOfSides } from "../columns/sides/netOfSides.ts";
import { type FileType, isOfAccounts } from "../fileTypes.ts";
import { columnsOf } from "../headings/fileTypeColumns.ts";
import { findHeader } from "../headings/findHeader.ts";
import { amountColumns, guessHeader } from "../headings/guessHeader.ts";
import type { Header } from "../headings/Header.ts";
import type { Matching } from "../headings/Matching.ts";
import type { MatchedColumn } from "../headings/matchHeadings.ts";
import { readHeader } from "../headings/readHeader.ts";
import { byMovements, byMovementsSaid } from "./byMovements.ts";
import { findPart } from "./findPart.ts";
import { findSides, findUnheadedSides, type Sides } from "./findSides.ts";
import { provesSides } from "./provesSides.ts";
import { recogniseOther } from "./recogniseOther.ts";
import { saidSides } from "./saidSides.ts";
import { isExplanation, isNoStatement, scoreSheet } from "./scoreSheet.ts";
import { stackSides } from "./stackSides.ts";
import { taxByShare } from "./taxByShare.ts";
import { withoutEquityAlone } from "./withoutEquityAlone.ts";

export type ChosenTable = {
  table: Table;
  header: Header;
  warnings: readonly Problem[];
  /** Other sheets that would fit as well. */
  alike: readonly { table: Table; header: Header }[];
};

type Reading = { table: Table; header: Header; said?: readonly Problem[] };

/**
 * Chooses the sheet that fits the file type best by its name, its titles and its columns, and says so
 * where there were several; or the one a person chose. Null when no sheet has headings of
 * this file type.
 */
export function chooseTable(
  fileType: FileType,
  tables: readonly Table[],
  matching: Matching | null,
): ChosenTable | null {
  if (matching) return chosenByHand(fileType, tables, matching);
  const meant = withoutEquityAlone(tables, fileType);
  const readable = meant.flatMap((table) => readings(table, fileType));
  const best = fittest(readable, fileType);
  if (best === null || isFitterUnread(best, tables, fileType)) return null;
  const { said = [] } = best;
  const sheet = best.table.sheet;
  if (sheet === null || tables.length < 2) return { ...best, warnings: said, alike: [] };
  const fit = scoreSheet(best.table, best.header.firstData, fileType);
  const alike = readable.filter(
    (item) =>
      item.table !== best.table &&
      item.header.missing.length === 0 &&
      scoreSheet(item.table, item.header.firstData, fileType) >= fit,
  );
  const value = alike.map(({ table }) => `"${table.sheet}"`).join(", ");
  const warning =
    alike.length === 0
      ? problem("sheet_chosen", { sheet })
      : problem("sheets_alike", { sheet, value });
  return { ...best, warnings: [warning, ...said], alike };
}

/** Of several sheets the one that scores most; one of postings only where there is nothing else. */
function fittest(readable: readonly Reading[], fileType: FileType): Reading | null {
  const scored = readable
    .map((reading) => ({ reading, score: scoreReading(reading, fileType) }))
    .toSorted((one, other) => other.score - one.score);
  const [first = null, ...others] = scored.map(({ reading }) => reading);
  if (first === null || !holdsPostings(first, fileType)) return first;
  const balances = others.find(
    (reading) => reading.header.missing.length === 0 && !holdsPostings(reading, fileType),
  );
  return balances ?? first;
}

/**
 * A sheet without amounts where they should stand, or one called something else, is not read while
 * another is called what is looked for.
 */
function isFitterUnread(best: Reading, tables: readonly Table[], fileType: FileType): boolean {
  const isNone = isExplanation(best.table) || isNoStatement(best.table, fileType);
  if (isNone && tables.length > 1) return true;
  const fit = scoreSheet(best.table, best.header.firstData, fileType);
  if (fit >= 0 && !isWithoutAmounts(best, fileType)) return false;
  return tables.some((table) => scoreSheet(table, 0, fileType) > Math.max(fit, 0));
}

function holdsPostings({ table, header }: Reading, fileType: FileType): boolean {
  return recogniseOther(table, header, fileType)?.code === "file_is_ledger";
}

/** How a sheet is read: of several statements the one that is meant, of two sides one where its totals prove it. */
function readings(whole: Table, fileType: FileType): Reading[] {
  const part = findPart(whole, fileType);
  const ofPart = part === null ? [] : sidedReadings(part, fileType);
  if (ofPart.length === 0) return sidedReadings(whole, fileType);
  if (ofPart.every((read) => provesSides(read, fileType))) return ofPart;
  const proved = plainReadings(whole, fileType).filter((read) => provesSides(read, fileType));
  return proved.length > 0 ? proved : ofPart;
}

function sidedReadings(written: Table, fileType: FileType): Reading[] {
  const sides = findSides(written, fileType) ?? findUnheadedSides(written, fileType);
  const stacked = sides && plainReadings(stackSides(written, sides, fileType), fileType);
  const proved = stacked?.filter((read) => provesSides(read, fileType)) ?? [];
  if (sides === null || proved.length === 0) return plainReadings(written, fileType);
  return proved.map((read) => ({ ...read, header: besideEachOther(read.header, sides) }));
}

/** Says which columns were left out, since another one adds them up. */
function partsLeftOut({ sheet }: Table, summed: readonly SummedColumns[]): Problem[] {
  return summed.map(({ whole, parts }) =>
    problem("columns_summed", {
      ...(sheet !== null && { sheet }),
      column: showText(whole.heading),
      value: parts.map(({ heading }) => `"${showText(heading)}"`).join(", "),
    }),
  );
}

function besideEachOther(header: Header, { boundary: rightFrom }: Sides): Header {
  return { ...header, sides: { rightFrom, left: null } };
}

/** Of columns that another adds up, that one alone is read. */
function plainReadings(written: Table, fileType: FileType): Reading[] {
  if (!isOfAccounts(fileType)) return headedReadings(written, fileType);
  const grouped = withGroups(written, fileType);
  const taxed = taxByShare(grouped, fileType);
  const { table, summed } = withoutParts(taxed?.table ?? grouped);
  const left = [...(taxed ? [taxed.said] : []), ...partsLeftOut(written, summed)];
  return headedReadings(table, fileType).map((read) => {
    const { header } = read;
    if (fileType !== "trial_balance" || header.missing.length > 0) return { ...read, said: left };
    const moved = byMovements(read.table, header);
    return { ...moved, said: [...left, ...moved.said] };
  });
}

/** A statement whose groups stand beside their parts, in one column. */
function withGroups(written: Table, fileType: FileType): Table {
  const isStatement = fileType === "profit_loss" || fileType === "balance_sheet";
  const rows = isStatement ? groupsBesideParts(written.rows) : written.rows;
  return rows === written.rows ? written : { ...written, rows };
}

/** By its headings, else by its units, else by what stands in its columns. */
function headedReadings(written: Table, fileType: FileType): Reading[] {
  const found = findHeader(written, fileType);
  const guessed = fileType === "trial_balance" ? guessWhereOpen(written, found) : null;
  if (guessed) return [{ table: written, header: guessed }];
  const net = readsAmounts(found) ? null : readNet(written, fileType);
  if (net) return [net];
  if (found) return [{ table: written, header: amountForYear(written, found, fileType) ?? found }];
  const table = mergeUnitColumns(written, fileType);
  const header = table && findHeader(table, fileType);
  if (table && header) return [{ table, header }];
  const unheaded = guessHeader(written, fileType);
  return unheaded ? [{ table: written, header: unheaded }] : [];
}

/**
 * Without headings, where the one figure of what seemed a row of headings is an amount that looks like a year:
 * the totals agree only with it.
 */
function amountForYear(table: Table, found: Header, fileType: FileType): Header | null {
  const [amount, ...others] = amountsOf(found, fileType);
  const isYear = amount !== undefined && others.length === 0 && YEARS.test(amount.heading);
  const unheaded = isYear ? guessHeader(table, fileType) : null;
  if (unheaded === null || provesSides({ table, header: found }, fileType)) return null;
  return provesSides({ table, header: unheaded }, fileType) ? unheaded : null;
}

/** Of one row, or of two that were read as one heading. */
const YEARS = /^(?:19|20)\d\d(?: (?:19|20)\d\d)?$/;

/** Whether headings lack nothing and stand right above their amounts: "2025" may stand above "Debit". */
function readsAmounts(header: Header | null): boolean {
  return header !== null && header.missing.length === 0 && !header.misfits;
}

/** A profit and loss whose amounts stand in debits and credits, named by the headings of both. */
function readNet(written: Table, fileType: FileType): Reading | null {
  const net = netOfSides(written, fileType);
  const found = net && findHeader(net.table, fileType);
  if (!net || !found || found.missing.length > 0) return null;
  return { table: net.table, header: headedByBoth(found, net) };
}

function headedByBoth(header: Header, { current, prior }: NetOfSides): Header {
  const named = new Map(
    [current, ...(prior ? [prior] : [])].map((net) => [net.debit, net.heading]),
  );
  const headings = header.headings.map((own, at) => named.get(at) ?? own);
  const columns = header.columns.map((column) => {
    return { ...column, heading: named.get(column.index) ?? column.heading };
  });
  return { ...header, headings, columns, isNet: true };
}

/** Debits and credits of a profit and loss stay one column of amounts where a person keeps it, as what the column of debits gives. */
function netSaid(
  written: Table,
  fileType: FileType,
  { headingRow, columns }: Matching,
): NetOfSides | null {
  const net = netOfSides(written, fileType);
  const isKept = net?.row === headingRow && columns.current === net.current.debit;
  const credits = [net?.current.credit, net?.prior?.credit];
  return isKept && !Object.values(columns).some((index) => credits.includes(index)) ? net : null;
}

/** What the figures tell, where the headings lack something or find one date where the figures find two. */
function guessWhereOpen(table: Table, found: Header | null): Header | null {
  const isRead = found !== null && found.missing.length === 0;
  if (isRead && (hasPrior(found) || !hasMoreAmounts(table, found))) return null;
  const guessed = guessTrialBalance(table);
  return isRead && guessed !== null && !hasPrior(guessed) ? null : guessed;
}

function hasPrior({ columns }: Header): boolean {
  return columns.some(({ field }) => field.startsWith("prior"));
}

/** Whether amounts stand beside those that were read. */
function hasMoreAmounts({ rows }: Table, { columns, firstData }: Header): boolean {
  const read = new Set(columns.map(({ index }) => index));
  const beneath = rows.slice(firstData, firstData + ROWS_LOOKED_AT);
  return amountColumns(beneath).some((index) => !read.has(index));
}

function scoreReading(reading: Reading, fileType: FileType): number {
  const { table, header } = reading;
  const isEmpty = isWithoutAmounts(reading, fileType);
  const lacks = header.missing.length + (isEmpty ? amountsOf(header, fileType).length * 3 : 0);
  return scoreSheet(table, header.firstData, fileType) - LACK * lacks;
}

function isWithoutAmounts({ table, header }: Reading, fileType: FileType): boolean {
  const amounts = amountsOf(header, fileType);
  const beneath = table.rows.slice(header.firstData, header.firstData + ROWS_LOOKED_AT);
  return !beneath.some(({ cells }) => amounts.some(({ index }) => isFigure(cells[index] ?? "")));
}

function amountsOf({ columns }: Header, fileType: FileType): readonly MatchedColumn[] {
  const definitions = columnsOf(fileType);
  return columns.filter(({ field }) => definitions[field]?.kind === "number");
}

const ROWS_LOOKED_AT = 100;

/** What a column that is required and missing counts against a sheet. */
const LACK = 3;

const STACKED = { name: 0, currentDebit: 1, currentCredit: 2 };

function chosenByHand(
  fileType: FileType,
  tables: readonly Table[],
  matching: Matching,
): ChosenTable | null {
  const written = tables.find(({ sheet }) => sheet === matching.sheet);
  if (!written) return null;
  const net = netSaid(written, fileType, matching);
  if (net !== null) {
    const header = readHeader(net.table, fileType, matching);
    return (
      header && { table: net.table, header: headedByBoth(header, net), warnings: [], alike: [] }
    );
  }
  const sides = saidSides(written, fileType, matching);
  const isInner = Object.keys(matching.innerColumns ?? {}).length > 0;
  const grouped = isInner ? written : withGroups(written, fileType);
  const taxed = taxByShare(grouped, fileType);
  const plain = taxed?.table ?? grouped;
  const table = sides ? stackSides(written, sides, fileType) : plain;
  // The two columns of a trial balance are made of the amounts of both sides
  const columns = sides && fileType === "trial_balance" ? STACKED : matching.columns;
  const header = readHeader(table, fileType, { ...matching, columns });
  if (header === null) return null;
  if (fileType !== "trial_balance")
    return { table, header, warnings: taxed ? [taxed.said] : [], alike: [] };
  const { said: warnings, ...moved } = byMovementsSaid(table, header);
  return { ...moved, warnings, alike: [] };
}
