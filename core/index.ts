export type {
  Analysis,
  AuditNote,
  ProposedReclassification,
  Validation,
} from "./analyse/Analysis.ts";
export type { AnalystFacts } from "./analyse/AnalystFacts.ts";
export { checkCategories, detectAnomalies, reviewCashFlow } from "./analyse/analyse.ts";
export type { Detector } from "./analyse/Detector.ts";
export { detectors } from "./analyse/detectors/detectors.ts";
export { entryKinds } from "./analyse/entries/entryProcedures.ts";
export {
  type Finding,
  type RiskLevel,
  riskLevels,
  type ValidationType,
  validationTypes,
} from "./analyse/Finding.ts";
export { findUnsupportedFigures } from "./analyse/findUnsupportedFigures.ts";
export { suggestImprovements } from "./analyse/suggestImprovements.ts";
export { summariseStatement } from "./analyse/summariseStatement.ts";
export { validateStatement } from "./analyse/validateStatement.ts";
export { writeAuditNotes } from "./analyse/writeAuditNotes.ts";
export { CONFIDENCE_BAR, REMEMBERED_CONFIDENCE } from "./classify/Classification.ts";
export { languages } from "./classify/language/languages.ts";
export { type ChartId, chartChoices, chartIds, chartNames } from "./classify/national/ChartId.ts";
export type { ReadingChoice } from "./classify/recognise.ts";
export { rememberedKey } from "./classify/rememberedKey.ts";
export {
  type Category,
  type Concept,
  categories,
  conceptDefinition,
  conceptIds,
  isConcept,
} from "./concepts/concepts.ts";
export { type XbrlElement, xbrlElements } from "./concepts/xbrlElements.ts";
export { applyExampleFormat } from "./example/applyExampleFormat.ts";
export type { ExampleFormat } from "./example/ExampleFormat.ts";
export { readExampleFormat } from "./example/readExampleFormat.ts";
export {
  beginLedger,
  type LedgerReading,
  type ReadingKnown as LedgerReadingKnown,
} from "./generalLedger/beginLedger.ts";
export { monthsAround } from "./generalLedger/choosePeriod.ts";
export {
  isOfOtherCurrency,
  looksLikeCurrencyCode,
  otherCurrencyIn,
} from "./generalLedger/currencyOfLedger.ts";
export { entitiesOfEntries } from "./generalLedger/entitiesOfEntries.ts";
export type { LedgerChoices, ReadLedger } from "./generalLedger/finishLedger.ts";
export type {
  EntryLine,
  GeneralLedger,
  JournalEntry,
  LedgerOrigin,
} from "./generalLedger/GeneralLedger.ts";
export { joinJournal, lineOf } from "./generalLedger/LedgerRecord.ts";
export type { CellBytes as LedgerCellBytes } from "./generalLedger/layouts/CellBytes.ts";
export type { TakeRow as TakeLedgerRow } from "./generalLedger/layouts/RowReader.ts";
export type { TableLedger as LedgerTable } from "./generalLedger/layouts/tableLedger.ts";
export { numberByRow } from "./generalLedger/numberByRow.ts";
export { openingsOfLastYear } from "./generalLedger/OpeningBalance.ts";
export { onOtherSide } from "./generalLedger/onOtherSide.ts";
export {
  type LedgerDays,
  type LedgerPlace,
  periodOfLedgers,
  placeLedger,
} from "./generalLedger/placeLedger.ts";
export {
  type LedgerContradiction,
  ledgerContradictions,
} from "./generalLedger/review/ledgerContradictions.ts";
export type { LedgerPartSaid } from "./generalLedger/review/partsMissing.ts";
export { inYearsLike, yearsOffered } from "./generalLedger/severalYears.ts";
export { withOpenings } from "./generalLedger/withOpenings.ts";
export { firstText } from "./ingest/accountRows/sortRows.ts";
export { isFigure } from "./ingest/cells/looksLikeAmount.ts";
export {
  type CurrencyOfFile,
  currencyOfFiles,
  otherCurrencyWritten,
} from "./ingest/currencies/otherCurrencyWritten.ts";
export { entitiesOf } from "./ingest/entitiesOf.ts";
export {
  type BalancesType,
  type FileType,
  type FormType,
  fileTypeLabel,
  fileTypeLabels,
  fileTypes,
  formOf,
  isBalances,
  isFileType,
  lastYearsFileOf,
  mayShareSheet,
  type UploadType,
  uploadTypes,
} from "./ingest/fileTypes.ts";
export { columnName } from "./ingest/headings/columnName.ts";
export { columnsBeneath, type SheetColumn } from "./ingest/headings/columnsBeneath.ts";
export { type ColumnPeriod, periodsOf } from "./ingest/headings/describeDates.ts";
export type { ColumnKind, FileColumn } from "./ingest/headings/FileColumn.ts";
export { columnsOf, isOfOneDate } from "./ingest/headings/fileTypeColumns.ts";
export { MOST_TITLE_ROWS, missingFields } from "./ingest/headings/Header.ts";
export { headingsAt } from "./ingest/headings/headingsAt.ts";
export { layoutKey } from "./ingest/headings/layoutKey.ts";
export {
  type Matching,
  rowKey,
  type SaidRow,
  type SaidRowKind,
  type SaidSides,
  type SideContent,
  saidRowKinds,
  sideContents,
} from "./ingest/headings/Matching.ts";
export { matchedBy, type WayToMatch, waysToMatch } from "./ingest/headings/matchedBy.ts";
export { matchingProblem } from "./ingest/headings/matchingProblem.ts";
export { readAmountHeading } from "./ingest/headings/readAmountHeading.ts";
export type { IngestedFile, IngestResult, ReadMatching } from "./ingest/IngestResult.ts";
export { type IngestOptions, ingest } from "./ingest/ingest.ts";
export { type RemarksOfFile, remarkKinds } from "./ingest/remarks/Remark.ts";
export { remarksThatDiffer } from "./ingest/remarks/remarksThatDiffer.ts";
export { rightPlaceOf } from "./ingest/rightPlaceOf.ts";
export type {
  AccountRow,
  PriorCashFlowRow,
  RowsByFileType,
  TrialBalanceRow,
} from "./ingest/rows.ts";
export { describeSheet, type SheetStart } from "./ingest/sheets/describeSheet.ts";
export { scoreSheet } from "./ingest/sheets/scoreSheet.ts";
export { uprightTables } from "./ingest/sheets/uprightTables.ts";
export type { Control } from "./ingest/structure/Control.ts";
export { checkPeriodsFit } from "./ingest/years/checkPeriodsFit.ts";
export { checkScalesFit, type FileScale } from "./ingest/years/checkScalesFit.ts";
export { joinYears } from "./ingest/years/joinYears.ts";
export type { StatementSetting } from "./ingest/years/priorCashFlowProblems.ts";
export { materialityShares } from "./ledger/chooseMateriality.ts";
export { decimalsOf, statementCurrencies } from "./money/currencyCodes.ts";
export { divideRounded } from "./money/divideRounded.ts";
export { formatMinor } from "./money/formatMinor.ts";
export { largestFirst, type Minor, sum } from "./money/Minor.ts";
export { minorInDecimals } from "./money/minorInDecimals.ts";
export { decimalsIn, minorOf } from "./money/minorOf.ts";
export { parseMinor } from "./money/parseMinor.ts";
export { printWritten } from "./money/printWritten.ts";
export { separateThousands } from "./money/separateThousands.ts";
export { frameworkNames } from "./policies/frameworkNames.ts";
export {
  type Framework,
  frameworks,
  type Method,
  methods,
  type Policies,
  type PolicyKey,
  policyChoices,
} from "./policies/policies.ts";
export { type PolicyRule, policyRules } from "./policies/policyRules.ts";
export { resolvePolicies } from "./policies/resolvePolicies.ts";
export { fileNameProblem } from "./problem/fileNameProblem.ts";
export { groupAlike } from "./problem/groupAlike.ts";
export { isUnreadableContent } from "./problem/isUnreadableContent.ts";
export { limitProblems } from "./problem/limitProblems.ts";
export { noteTextFault } from "./problem/noteTextFault.ts";
export { type Place, placePeriods } from "./problem/Place.ts";
export { type Problem, type ProblemCode, problem, type Result } from "./problem/Problem.ts";
export { listed, newProblemList, type ProblemList } from "./problem/ProblemList.ts";
export {
  allNatures,
  isRole,
  type Nature,
  type Role,
  roleDefinition,
  roleIds,
  roles,
} from "./roles/roles.ts";
export { isTrait, type TraitId, traitIds, traitSources, traits } from "./roles/traits.ts";
export {
  type AccountsRead,
  readAccounts,
  rereadAccounts,
} from "./statement/accounts/readAccounts.ts";
export { readAdjustment } from "./statement/adjustments/readAdjustment.ts";
export { validateBalance } from "./statement/adjustments/validateAdjustments.ts";
export type { WrittenAdjustment } from "./statement/adjustments/WrittenAdjustment.ts";
export { checkBalanceSheet } from "./statement/balances/checkBalanceSheet.ts";
export { compareOpenings, type OpeningDifference } from "./statement/balances/compareOpenings.ts";
export { hasBalances, rowsWithLedger } from "./statement/balances/rowsWithLedger.ts";
export { tieOutWords } from "./statement/checks/tieOutWords.ts";
export { checkStatusLabels } from "./statement/describe/checkStatusLabels.ts";
export { decimalsOfDocument } from "./statement/describe/decimalsOfDocument.ts";
export { lineLabel } from "./statement/describe/lineLabel.ts";
export { statusLabel } from "./statement/describe/statusLabel.ts";
export type { SupportingEntries } from "./statement/describe/supportingEntries.ts";
export {
  listOpenPoints,
  type OpenPoint,
  type OpenPointsSource,
  openPointsOf,
} from "./statement/doubts/listOpenPoints.ts";
export {
  accountsAwaited,
  asksForVerification,
  asksSameVerification,
  waitsForPerson,
} from "./statement/doubts/whatAnswers.ts";
export { type PreparedYear, prepareStatement, prepareYear } from "./statement/prepareStatement.ts";
export {
  type AccountSummary,
  type Amount,
  type Check,
  type CheckStatus,
  checkStatuses,
  type Disclosure,
  type LineStatus,
  lineStatuses,
  type SourceEntry,
  type SourceRow,
  type StatementDocument,
  type StatementLine,
  type WorkingsRow,
} from "./statement/StatementDocument.ts";
export {
  type Adjustment,
  adjustmentTypes,
  type PeriodLength,
  periodLengths,
  type StatementInput,
  type Verification,
} from "./statement/StatementInput.ts";
export type { VerifiedBy } from "./statement/status/VerifiedBy.ts";
export { validatePeriod, type WrittenPeriod } from "./statement/validatePeriod.ts";
export { isAbsent } from "./table/isAbsent.ts";
export type { AmountText, CurrencySign, MergedRange, Table, TableRow } from "./table/Table.ts";
export { auditActionLabels } from "./tabulate/auditActionLabels.ts";
export { canonicalJson } from "./tabulate/canonicalJson.ts";
export {
  type AccountDifference,
  type AnsweredLine,
  type AnsweredPoint,
  type ComparedLine,
  compareWithBalances,
  type PointOutcome,
} from "./tabulate/compareWithBalances.ts";
export { debitsFirst } from "./tabulate/debitsFirst.ts";
export { describeExport, EXPORT_SCHEMA, type StatementExport } from "./tabulate/describeExport.ts";
export {
  columnHeading,
  describePeriod,
  periodColumns,
  periodWord,
} from "./tabulate/describePeriod.ts";
export { describeReport, type ReportHeading, titleOf } from "./tabulate/describeReport.ts";
export { type ExportKind, exportFileName } from "./tabulate/exportFileName.ts";
export { hashedStatement } from "./tabulate/hashedStatement.ts";
export { holdsLongList, ITEMS_AT_ONCE } from "./tabulate/longLists.ts";
export type { DisclosureNote, NoteTable } from "./tabulate/notes/DisclosureNote.ts";
export { describeDisclosureNotes } from "./tabulate/notes/describeDisclosureNotes.ts";
export { joinNonCash } from "./tabulate/notes/joinNonCash.ts";
export { noneListed } from "./tabulate/notes/nonCashNote.ts";
export { notesByConcept, numberOfNote } from "./tabulate/notes/notesByConcept.ts";
export { amountsShown, presentNotes } from "./tabulate/notes/presentNotes.ts";
export { presentPeriods } from "./tabulate/presentPeriods.ts";
export {
  type PresentationUnit,
  presentAmount,
  presentationUnits,
  presentStatement,
  unitInWords,
} from "./tabulate/presentStatement.ts";
export { presentTable } from "./tabulate/presentTable.ts";
export { printAmount } from "./tabulate/printAmount.ts";
export { printVerification } from "./tabulate/printVerification.ts";
export { queriedLines } from "./tabulate/queriedLines.ts";
export { reportOfExport } from "./tabulate/reportOfExport.ts";
export { rollForwardDifferences } from "./tabulate/rollForwardDifferences.ts";
export { rowsInFile } from "./tabulate/rowsInFile.ts";
export {
  adjustmentStatuses,
  type ReportAdjustment,
  type ReportAuditEntry,
  type ReportFile,
  type ReportJournalLine,
  type ReportNote,
  type StatementReport,
} from "./tabulate/StatementReport.ts";
export { type DatedEntries, sourcesInColumn } from "./tabulate/sourcesInColumn.ts";
export { supplementalRows } from "./tabulate/supplementalRows.ts";
export {
  amountInColumns,
  type PeriodRow,
  type PeriodTable,
  periodWords,
  tabulatePeriods,
} from "./tabulate/tabulatePeriods.ts";
export { categoryHeadings, tabulateStatement } from "./tabulate/tabulateStatement.ts";
export { renderWorkings } from "./tabulate/text/renderWorkings.ts";
export { columnLetters } from "./tabulate/workbook/cellReference.ts";
export { tabulateWorkbook } from "./tabulate/workbook/tabulateWorkbook.ts";
export {
  type Cell,
  type CellStyle,
  type Sheet,
  type SheetRow,
  text,
  type Workbook,
} from "./tabulate/workbook/Workbook.ts";
export { type WorkingsColumn, workingsColumns } from "./tabulate/workingsColumns.ts";
export { accountColumns, accountLabel } from "./text/accountLabel.ts";
export { addDays, daysBetween, MS_PER_DAY } from "./text/addDays.ts";
export { beginsLikeFormula } from "./text/beginsLikeFormula.ts";
export { cutText } from "./text/cutText.ts";
export { findTextFault, type TextFault } from "./text/findTextFault.ts";
export { listSome } from "./text/listSome.ts";
export { printDate } from "./text/printDate.ts";
export { printDay, printDays } from "./text/printDays.ts";
export { shorten } from "./text/shorten.ts";
export { showText } from "./text/showText.ts";
export { type TextKind, textKinds } from "./text/textKinds.ts";
export { toOneLine } from "./text/toOneLine.ts";
export { weeksOfYear } from "./text/weeksOfYear.ts";
export { hasOtherDigits, withLatinDigits } from "./text/withLatinDigits.ts";
export { withWindowsMarks } from "./text/withWindowsMarks.ts";
export type { CheckpointStore } from "./trace/checkpoint/checkpoint.ts";
export type { OpenItem } from "./trace/Trace.ts";
export { type Answer, answers, NON_CASH } from "./worksheet/Posting.ts";
export type { JournalLine } from "./worksheet/postJournals.ts";
export { treatmentOf } from "./worksheet/treatments.ts";
