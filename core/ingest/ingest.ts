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
  /** Which column holds which field, where a person knows better. */
  matching?: Matching | null;
  /** The user takes a trial balance whose debits and credits differ: said as a warning, not refused. */
  acceptUnbalanced?: boolean;
  /** The user takes a file whose rows do not give its printed totals: said as a warning, not refused. */
  acceptDifferences?: boolean;
  /**
   * What to do with balances of one date: ask for those of the year before, or take them, since they
   * come from another file or there are none. A trial balance is accepted with a warning where nothing is given.
   */
  oneDate?: "ask" | "take";
  /**
   * The statement that is made of it: amounts have the decimals of its currency, two without it, and
   * last year's cash flow is compared with it.
   */
  statement?: StatementSetting | null;
};

/** Turns the tables of a file into validated rows of its type, or every problem that stops it. */
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
  // The rows of a form are those of every type that is written in it
  const ofType = (isOfNow ? read : keepLastYear(fileType, read)) as IngestResult<Type>;
  return withPlacesOfFile(ofType, tables);
}

/** One side of a balance sheet is taken where the other one stands on another sheet. */
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
  // A person who matched the columns by hand has decided what the file is.
  const other = result.ok || options.matching ? null : otherFileType(fileType, tables);
  if (result.ok || other === null) return result;
  const [value, expected] = [fileTypeLabels[fileType], fileTypeLabels[other]];
  const misplaced = problem("file_type_other", { value, expected });
  return { ...result, problems: [misplaced, ...result.problems] };
}

/** A balance sheet whose other side stands on a sheet of its own, with what is to be asked besides; else null. */
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

/** A file of one date that is to be refused for something else as well is not asked for the year before first. */
function withWhatElse<Type extends FormType>(
  result: IngestResult<Type>,
  readOne: () => IngestResult<Type>,
): IngestResult<Type> {
  if (result.ok || result.problems.some(({ code }) => code !== "one_date")) return result;
  const taken = readOne();
  const others = taken.ok ? [] : taken.problems.filter(({ code }) => code !== "one_date");
  return { ...result, problems: [...result.problems, ...others.slice(0, MOST_BESIDE)] };
}

/** So many further faults are said beside the question; the rest when it is answered. */
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

/** The rows beneath the headings, with amounts in the signs and roundings by which the file balances. */
function readInSigns(...read: Parameters<typeof readFileRows>): FileRows {
  return roundToBalance(withSignsOfTypes(withPlainCredits(readFileRows(...read))));
}

/** What a report says of itself around its accounts. */
function remarksOf({ table, header }: { table: Table; header: Header }, { rows }: FileRows) {
  const headingRow = header.row;
  return remarksIn(table, { headingRow, lastRow: rows.at(-1)?.row ?? headingRow });
}

/** What a table says its amounts are in: thousands or millions, and of which currency. */
function unitOf(table: Table, header: Header, fileType: FileType) {
  const scale = scaleSaid(table, header)?.value ?? null;
  return { scale, currencyWritten: currencyInTable(table, header, fileType) };
}

function warningsIn(file: FileRows, acceptDifferences: boolean): readonly Problem[] {
  return [...ignoredRows(file), ...warnOfNil(file, acceptDifferences), ...listed(file.warnings)];
}

/** What a trial balance is refused for where the file is a statement, whose accounts stand on one side each. */
const OF_ONE_SIDE: readonly Problem["code"][] = ["debits_unequal_credits", "balances_unsigned"];

/** Why columns that nobody matched by hand may be others than they seem. */
function guessProblems(table: Table, header: Header, unread: readonly string[]): Problem[] {
  return [
    ...datesInDoubt(table, header),
    ...partOfYear(table, header, unread),
    ...closingMissing(table, header),
    ...unreadWithoutYear(table, header, unread),
  ];
}

const NOTHING = { problems: [], warnings: [] };

/** No sheet has headings of this type: what there is may be recognised all the same, in the likeliest sheet first. */
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

/** The sheets that hold rows, those first whose name fits best; where one fits, none whose titles say something else. */
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

/** Titles stand in the first rows of a sheet. */
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
