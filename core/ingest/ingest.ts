import { decimalsOf } from "../money/currencyCodes.ts";
import { type Problem, problem } from "../problem/Problem.ts";
import { listed } from "../problem/ProblemList.ts";
import type { Table } from "../table/Table.ts";
import { parseBalanceSheet } from "./accountRows/parseBalanceSheet.ts";
import { parseProfitLoss } from "./accountRows/parseProfitLoss.ts";
import { parseTrialBalance } from "./accountRows/parseTrialBalance.ts";
import { reportDisagreements } from "./amounts/reportDisagreements.ts";
import { reportRounding } from "./amounts/reportRounding.ts";
import { roundToBalance } from "./amounts/roundToBalance.ts";
import { scaleSaid } from "./amounts/scaleWarning.ts";
import { withPlainCredits } from "./amounts/withPlainCredits.ts";
import { withSignsOfTypes } from "./amounts/withSignsOfTypes.ts";
import { checkTexts } from "./cells/checkTexts.ts";
import { closingMissing } from "./columns/doubts/closingMissing.ts";
import { columnWarnings } from "./columns/doubts/columnWarnings.ts";
import { partOfYear } from "./columns/doubts/partOfYear.ts";
import { unreadAmounts } from "./columns/doubts/unreadAmounts.ts";
import { besideSplitCodes } from "./columns/labels/splitCodes.ts";
import { amountsUnnamed, columnsAlike } from "./columns/parts/columnsAlike.ts";
import { withOneColumn } from "./columns/withOneColumn.ts";
import { parsePriorCashFlow } from "./comparatives/parsePriorCashFlow.ts";
import { readStatementFacts } from "./comparatives/readStatementFacts.ts";
import { currencyInTable } from "./currencies/currencyInTable.ts";
import type { FileRows } from "./FileRows.ts";
import { warnOfNil } from "./faults/balancesNil.ts";
import { faultsIn } from "./faults/faultsIn.ts";
import { oneSideAlone } from "./faults/oneSideAlone.ts";
import { otherContent } from "./faults/otherContent.ts";
import { statementAlone } from "./faults/otherStatement.ts";
import { type FileType, type FormType, fileTypeLabels, formOf } from "./fileTypes.ts";
import { datesInDoubt } from "./headings/datesInDoubt.ts";
import { periodsOf } from "./headings/describeDates.ts";
import { noHeader } from "./headings/describeHeader.ts";
import type { Header } from "./headings/Header.ts";
import { headerProblems } from "./headings/headerProblems.ts";
import type { Matching } from "./headings/Matching.ts";
import { withCountedYears } from "./headings/withCountedYears.ts";
import { unreadWithoutYear, withYearsOfTitles } from "./headings/withYearsOfTitles.ts";
import type { IngestResult, ReadMatching } from "./IngestResult.ts";
import { parseFxRates } from "./rates/parseFxRates.ts";
import { readFileRows } from "./readFileRows.ts";
import { remarksIn } from "./remarks/remarksIn.ts";
import { checkClosingStock } from "./rowKinds/checkClosingStock.ts";
import { ignoredRows } from "./rowKinds/ignoredRows.ts";
import type { RowsByFileType } from "./rows.ts";
import { chooseTable } from "./sheets/chooseTable.ts";
import { entriesOf } from "./sheets/entriesOf.ts";
import { joinSides } from "./sheets/joinSides.ts";
import { otherFileType } from "./sheets/otherFileType.ts";
import { withPlacesOfFile } from "./sheets/placesOfTurned.ts";
import { recogniseAcross } from "./sheets/recogniseAcross.ts";
import { recogniseOther } from "./sheets/recogniseOther.ts";
import { scoreSheet } from "./sheets/scoreSheet.ts";
import { turnedWarning } from "./sheets/turnedWarning.ts";
import { uprightTables } from "./sheets/uprightTables.ts";
import { withoutHiddenRows } from "./sheets/withoutHiddenRows.ts";
import { keepLastYear } from "./years/keepLastYear.ts";
import { priorCashFlowProblems, type StatementSetting } from "./years/priorCashFlowProblems.ts";

type Parsers = { [Type in FormType]: (file: FileRows) => RowsByFileType[Type] };

const parsers: Parsers = {
  trial_balance: parseTrialBalance,
  profit_loss: parseProfitLoss,
  balance_sheet: parseBalanceSheet,
  fx_rates: parseFxRates,
  prior_cashflow: parsePriorCashFlow,
};

export type IngestOptions = {
  /** The column of each field, where a person chose it. */
  matching?: Matching | null;
  /** The user accepts a trial balance whose debits and credits differ: a warning instead of an error. */
  acceptUnbalanced?: boolean;
  /** The user accepts a file whose rows differ from its printed totals: a warning instead of an error. */
  acceptDifferences?: boolean;
  /**
   * How to treat balances of one date only: ask for the prior year, or take them (because another file has them or
   * there is none). Without a choice a trial balance is taken with a warning.
   */
  oneDate?: "ask" | "take";
  /**
   * The statement that the file is for. Amounts have the decimals of its currency (two without one), and last year's
   * cash flow is compared with it.
   */
  statement?: StatementSetting | null;
};

/**
 * Reads the tables of a file as validated rows of its type, or returns all problems that prevent it. This is the first
 * step from files to a statement, after the file formats were decoded.
 */
export function ingest<Type extends FileType>(
  fileType: Type,
  written: readonly Table[],
  options: IngestOptions = {},
): IngestResult<Type> {
  const tables = uprightTables(written.map(withCountedYears), fileType).map(withYearsOfTitles);
  const form = formOf(fileType);
  const isOfNow = form === fileType;
  const asked: IngestOptions = isOfNow ? options : { ...options, oneDate: "take" };
  const readForm = (given: readonly Table[]) => ingestForm(form, given, asked);
  const read = withoutHiddenRows(readForm(tables), tables, readForm);
  // The rows have the shape of all types with this form
  const ofType = (isOfNow ? read : keepLastYear(fileType, read)) as IngestResult<Type>;
  return withPlacesOfFile(ofType, tables);
}

/** A balance sheet may be read from one side only, where the other side is on another sheet. */
type ReadOptions = IngestOptions & { takesOneSide?: boolean };

function ingestForm<Type extends FormType>(
  fileType: Type,
  tables: readonly Table[],
  options: IngestOptions,
): IngestResult<Type> {
  const result = withWhatElse(read(fileType, tables, options), () =>
    read(fileType, tables, { ...options, oneDate: "take" }),
  );
  const sides = options.matching ? null : withBothSides(result, tables, options);
  if (sides) return sides as IngestResult<Type>;
  // If a person matched the columns, the file type is decided
  const other = result.ok || options.matching ? null : otherFileType(fileType, tables);
  if (result.ok || other === null) return result;
  const [value, expected] = [fileTypeLabels[fileType], fileTypeLabels[other]];
  const misplaced = problem("file_type_other", { value, expected });
  return { ...result, problems: [misplaced, ...result.problems] };
}

/** A balance sheet whose other side is on another sheet, with remaining questions; else null. */
function withBothSides(
  result: IngestResult<FormType>,
  tables: readonly Table[],
  options: IngestOptions,
): IngestResult<"balance_sheet"> | null {
  if (result.ok || !result.problems.some(({ code }) => code === "one_side_alone")) return null;
  const both = joinSides(tables, (sheets) =>
    read("balance_sheet", sheets, { ...options, oneDate: "take", takesOneSide: true }),
  );
  if (both === null) return null;
  const problems = result.problems.filter(({ code }) => code !== "one_side_alone");
  return problems.length === 0 ? { ok: true, value: both } : { ...result, problems };
}

/**
 * Reports further problems together with the question for last year's balances, so that the user is not asked twice.
 */
function withWhatElse<Type extends FormType>(
  result: IngestResult<Type>,
  readOne: () => IngestResult<Type>,
): IngestResult<Type> {
  if (result.ok || result.problems.some(({ code }) => code !== "one_date")) return result;
  const taken = readOne();
  const others = taken.ok ? [] : taken.problems.filter(({ code }) => code !== "one_date");
  return { ...result, problems: [...result.problems, ...others.slice(0, MOST_BESIDE)] };
}

/** The maximum number of further problems beside the question. */
const MOST_BESIDE = 5;

function read<Type extends FormType>(
  fileType: Type,
  tables: readonly Table[],
  {
    matching = null,
    acceptUnbalanced = false,
    acceptDifferences = false,
    oneDate,
    statement = null,
    takesOneSide = false,
  }: ReadOptions,
): IngestResult<Type> {
  const chosen = chooseTable(fileType, tables, matching);
  if (!chosen) return nothingFound(fileType, tables);
  const { table, header } = withOneColumn(chosen, fileType);
  const readMatching = matchingOf(table, header);
  const other = matching ? null : otherContent(tables, chosen, { table, header }, fileType);
  if (other) return { ok: false, problems: [other], warnings: chosen.warnings, readMatching };
  const unread = unreadAmounts(table, header, fileType);
  const about = [
    ...turnedWarning(tables, table.sheet, fileType),
    ...chosen.warnings,
    ...columnWarnings({ table, header, unread }, fileType, oneDate),
  ];
  const problems = [
    ...headerProblems(table, header, fileType, oneDate),
    ...(matching ? [] : guessProblems(table, header, unread)),
  ];
  if (problems.length > 0) return { ok: false, problems, warnings: about, readMatching };
  const asked = { acceptUnbalanced, decimals: decimalsOf(statement?.currency ?? null) };
  const file = readInSigns(table, header, fileType, asked);
  checkTexts(file);
  const rows = parsers[fileType](file);
  reportDisagreements(file, acceptDifferences);
  const unit = unitOf(table, header, fileType);
  if (fileType !== "trial_balance") reportRounding(file, unit.scale);
  checkClosingStock(file, rows, acceptDifferences);
  const facts = fileType === "prior_cashflow" ? readStatementFacts(table, header) : null;
  const compared = facts && statement ? priorCashFlowProblems(facts, statement) : NOTHING;
  const inRows = warningsIn(file, acceptDifferences);
  const warnings = [...besideSplitCodes(about, inRows), ...inRows, ...compared.warnings];
  const meant = { table, header, unread: matching ? [] : unread, others: matching ? [] : tables };
  const halved = acceptDifferences || takesOneSide ? [] : oneSideAlone(file);
  const faults = faultsIn(file, meant, acceptDifferences);
  const found = [...compared.problems, ...(faults.length > 0 ? faults : halved)];
  const isUnbalanced = [...found, ...warnings].some(({ code }) => OF_ONE_SIDE.includes(code));
  const alone = !matching && isUnbalanced ? statementAlone(table, header, fileType) : null;
  if (alone) return { ok: false, problems: [alone], warnings: about, readMatching };
  if (found.length > 0) return { ok: false, problems: found, warnings, readMatching };
  const periods = periodsOf(header, fileType);
  const described = { ...describe(file), ...unit, remarks: remarksOf(chosen, file) };
  return { ok: true, value: { rows, ...readMatching, ...described, periods, facts, warnings } };
}

/** Reads the rows below the headings, with signs and rounding with which the file balances. */
function readInSigns(...read: Parameters<typeof readFileRows>): FileRows {
  return roundToBalance(withSignsOfTypes(withPlainCredits(readFileRows(...read))));
}

/** Statements about the report above and below its accounts. */
function remarksOf({ table, header }: { table: Table; header: Header }, { rows }: FileRows) {
  const headingRow = header.row;
  return remarksIn(table, { headingRow, lastRow: rows.at(-1)?.row ?? headingRow });
}

/** The unit of the amounts (thousands, millions) and the currency, as stated in the table. */
function unitOf(table: Table, header: Header, fileType: FileType) {
  const scale = scaleSaid(table, header)?.value ?? null;
  return { scale, currencyWritten: currencyInTable(table, header, fileType) };
}

function warningsIn(file: FileRows, acceptDifferences: boolean): readonly Problem[] {
  return [...ignoredRows(file), ...warnOfNil(file, acceptDifferences), ...listed(file.warnings)];
}

/** Errors of a trial balance that may mean the file is a statement, with accounts on one side only. */
const OF_ONE_SIDE: readonly Problem["code"][] = ["debits_unequal_credits", "balances_unsigned"];

/** Why automatically matched columns may be wrong. */
function guessProblems(table: Table, header: Header, unread: readonly string[]): Problem[] {
  return [
    ...datesInDoubt(table, header),
    ...partOfYear(table, header, unread),
    ...closingMissing(table, header),
    ...unreadWithoutYear(table, header, unread),
  ];
}

const NOTHING = { problems: [], warnings: [] };

/** No sheet has headings of this type: tries to recognise what the file is, in the most likely sheet first. */
function nothingFound<Type extends FileType>(
  fileType: Type,
  tables: readonly Table[],
): IngestResult<Type> {
  const likeliest = byLikelihood(tables, fileType);
  const found = likeliest.flatMap(
    (table) =>
      entriesOf(table, fileType) ??
      recogniseOther(table, null, fileType) ??
      columnsAlike(table, null, fileType) ??
      recogniseAcross(table, fileType) ??
      amountsUnnamed(table, fileType) ??
      [],
  );
  const problems =
    found.length > 0 ? found.slice(0, 1) : [noHeader(fileType, likeliest[0] ?? null)];
  return { ok: false, problems, warnings: [], readMatching: null };
}

/** The sheets with rows, ordered by name; if a sheet fits, those with titles of something else are left out. */
function byLikelihood(tables: readonly Table[], fileType: FileType): readonly Table[] {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const scored = filled.map((table) => ({ table, score: scoreSheet(table, 0, fileType) }));
  const isFit = scored.some(({ score }) => score > 0);
  return scored
    .filter(
      ({ table, score }) => !isFit || score > 0 || scoreSheet(table, TITLE_ROWS, fileType) >= 0,
    )
    .toSorted((one, other) => other.score - one.score)
    .map(({ table }) => table);
}

/** The number of rows that may be titles. */
const TITLE_ROWS = 3;

function matchingOf(
  { sheet }: Table,
  { row, columns, labelColumns = [], innerColumns = {}, sides = null }: Header,
): ReadMatching {
  return { sheet, headingRow: row, matchedColumns: columns, labelColumns, innerColumns, sides };
}

function describe(file: FileRows) {
  return {
    totals: Object.fromEntries([...file.amounts].map(([field, { total }]) => [field, total])),
    ignoredRows: file.ignored,
    controls: file.controls,
  };
}
