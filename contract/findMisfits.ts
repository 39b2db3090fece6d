import {
  type ColumnPeriod,
  checkPeriodsFit,
  checkScalesFit,
  decimalsOf,
  type FileType,
  fileTypeLabels,
  isFileType,
  mayShareSheet,
  minorInDecimals,
  otherCurrencyIn,
  otherCurrencyWritten,
  type Problem,
  periodsOf,
  problem,
  remarksThatDiffer,
} from "@tieout/core";
import type { UploadedFile } from "./schemas/file.ts";
import type { Project } from "./schemas/project.ts";

type File = Pick<
  UploadedFile,
  | "fileType"
  | "fileName"
  | "sha256"
  | "matching"
  | "scale"
  | "currencyWritten"
  | "remarks"
  | "controls"
  | "decimals"
  | "ledger"
>;

/** What keeps files that count from standing beside each other in one statement: one sheet as two of them, other periods, other units. */
export function findMisfits(
  files: readonly File[],
  { period, currency }: Pick<Project, "period" | "currency">,
): Problem[] {
  return [
    ...sheetsUsedTwice(files),
    ...periodsThatDiffer(files),
    ...scalesThatDiffer(files, currency),
    ...ledgersOfOtherPeriods(files, period),
    ...ledgersOfOtherCurrencies(files, currency),
    ...otherCurrencyWritten(files, currency),
    ...remarksThatDiffer(files),
    ...readInFewerDecimals(files, currency),
  ];
}

/** The same sheet of the same workbook, but for the two statements that may stand in it beneath each other. */
function sheetsUsedTwice(files: readonly File[]): Problem[] {
  return files.flatMap((file, at) => {
    const sheet = file.matching?.sheet ?? null;
    const before = files
      .slice(0, at)
      .filter(({ fileType }) => !mayShareSheet(fileType, file.fileType))
      .find((other) => isSameSheet(other, file));
    if (before === undefined || sheet === null) return [];
    const value = fileTypeLabels[file.fileType];
    return [
      problem("sheet_used_twice", { sheet, value, expected: fileTypeLabels[before.fileType] }),
    ];
  });
}

/** A ledger is read for one period: another one needs other entries of the file. Several files are read for it together. */
function ledgersOfOtherPeriods(files: readonly File[], period: Project["period"]): Problem[] {
  const ledgers = files.flatMap(({ ledger }) => ledger ?? []);
  const [ledger] = ledgers;
  if (!ledger || ledgers.length > 1 || period === null || isReadFor(ledger, period)) return [];
  const { start, end } = ledger;
  const expected = `${period.start} to ${period.end}`;
  return [problem("ledger_of_other_period", { value: `${start} to ${end}`, expected })];
}

/** Whether a ledger was read for the project's period; where nobody has said one, its own is that. */
export function isReadFor(ledger: UploadedFile["ledger"], period: Project["period"]): boolean {
  if (ledger === null || period === null) return true;
  return ledger.start === period.start && ledger.end === period.end;
}

/** A ledger that says its currency is no statement in another: its amounts would stand under the sign of the other. */
function ledgersOfOtherCurrencies(files: readonly File[], currency: string): Problem[] {
  return files.flatMap(({ ledger }) => otherCurrencyIn(ledger?.currency ?? "", currency));
}

/** What a third decimal said is gone where a file was read with two: it is read again. */
function readInFewerDecimals(files: readonly File[], currency: string): Problem[] {
  const wanted = decimalsOf(currency);
  return files.flatMap(({ fileName, fileType, decimals }) =>
    // Rates are no amounts
    fileType !== "fx_rates" && decimals < wanted
      ? [problem("file_read_in_fewer_decimals", { value: fileName, expected: currency })]
      : [],
  );
}

function isSameSheet(one: File, other: File): boolean {
  return one.sha256 === other.sha256 && one.matching?.sheet === other.matching?.sheet;
}

/** A profit and loss in thousands beside a balance sheet in units. */
function scalesThatDiffer(files: readonly File[], currency: string): Problem[] {
  const read = files.flatMap(({ fileType, scale, controls }) => {
    const totals = controls.map(({ printed }) => minorInDecimals(printed, decimalsOf(currency)));
    return isFileType(fileType) ? [{ fileType, scale, totals }] : [];
  });
  return checkScalesFit(read);
}

function periodsThatDiffer(files: readonly File[]): Problem[] {
  const periods = (fileType: FileType): ColumnPeriod[] => {
    const file = files.find((one) => one.fileType === fileType);
    return file?.matching ? periodsOf(file.matching, fileType) : [];
  };
  const before = periods("prior_balance_sheet").map((column) => ({ ...column, field: "opening" }));
  return checkPeriodsFit({
    profitLoss: periods("profit_loss"),
    balanceSheet: [...periods("balance_sheet"), ...before],
    remarks: files,
  });
}
