import {
  type CurrencyOfFile,
  currencyOfFiles,
  decimalsOf,
  looksLikeCurrencyCode,
  otherCurrencyIn,
  otherCurrencyWritten,
  type Problem,
  problem,
} from "@tieout/core";
import type { Outcome } from "./Outcome.ts";
import type { LedgerFiles } from "./readLedgerFiles.ts";
import type { CompleteOptions, Options } from "./readOptions.ts";
import type { ReadBytes } from "./readPath.ts";
import { readStatementFiles, type StatementFiles } from "./readStatementFiles.ts";

type Ledger = Outcome<LedgerFiles | null>;
type LedgerOrigin = LedgerFiles["ledger"]["origin"];
type Files = Outcome<StatementFiles>;

type ReadFiles = {
  options: CompleteOptions;
  files: Files;
  /** What is said of a currency that nobody named. */
  assumed: Problem[];
};

/** Where neither the command nor a file says another one. */
const DEFAULT = "GBP";

/**
 * Reads the files beside the ledger in the currency that was named, else the ledger's own, else the one that the files
 * write beside their amounts, else pounds.
 */
export async function readInCurrency(
  given: Options,
  ledger: Ledger,
  readBytes: ReadBytes,
): Promise<ReadFiles> {
  const own = ownCurrency(ledger);
  const said = given.currency ?? (looksLikeCurrencyCode(own) ? own : null);
  const options = { ...given, currency: said ?? DEFAULT };
  const files = await readStatementFiles(options, readBytes);
  if (said !== null || !files.ok) return { options, files, assumed: [] };
  const currencies = currenciesWritten(ledger, files);
  if (otherCurrencyWritten(currencies, DEFAULT).length === 0)
    return { options, files, assumed: currencyUnsaid(currencies) };
  const currency = currencyOfFiles(currencies);
  if (currency === null) return { options, files, assumed: [] };
  const inOwn = { ...given, currency };
  const assumed = signsInDoubt(currencies, currency);
  return { options: inOwn, files: await readStatementFiles(inOwn, readBytes), assumed };
}

/** That no file says its currency. */
function currencyUnsaid(currencies: readonly CurrencyOfFile[]): Problem[] {
  const isSaid = currencies.some(({ currencyWritten }) => currencyWritten !== null);
  return isSaid ? [] : [problem("currency_not_said", { expected: DEFAULT })];
}

/** The sign from which a currency was taken that may stand for others. */
function signsInDoubt(currencies: readonly CurrencyOfFile[], currency: string): Problem[] {
  const written = currencies.flatMap(({ currencyWritten }) => currencyWritten ?? []);
  if (written.some((one) => one.currencies.length === 1)) return [];
  const [first] = written;
  if (first === undefined) return [];
  return [problem("currency_of_sign", { value: first.sign, expected: currency })];
}

/** That the ledger or the files say another currency than that of the statement. */
export function otherCurrencies(ledger: Ledger, files: Files, currency: string): Problem[] {
  const written = otherCurrencyWritten(currenciesWritten(ledger, files), currency);
  return [...otherCurrencyIn(saidCurrency(ledger), currency), ...written];
}

/** What the ledger and the files beside it write beside their amounts. */
function currenciesWritten(ledger: Ledger, files: Files): CurrencyOfFile[] {
  const { currencyWritten = null } = originOf(ledger) ?? {};
  const ofFiles = files.ok ? files.value.currencies : [];
  return [{ fileType: "general_ledger", currencyWritten }, ...ofFiles];
}

/** What the ledger's amounts are in, as it says or as books of its format are kept; "" where neither tells. */
function ownCurrency(ledger: Ledger): string {
  return originOf(ledger)?.currency ?? "";
}

/** What the ledger itself says: the currency that its format is usually in yields to one that is named. */
function saidCurrency(ledger: Ledger): string {
  return originOf(ledger)?.isUsualCurrency ? "" : ownCurrency(ledger);
}

/** Whether the ledger was read with other decimals than the currency has, which was not known then. */
export function hasOtherDecimals(ledger: Ledger, { currency }: CompleteOptions): boolean {
  const read = originOf(ledger)?.decimals;
  return read !== undefined && read !== decimalsOf(currency);
}

/** What the ledger says of itself; undefined where there is none, or it says nothing. */
function originOf(ledger: Ledger): LedgerOrigin | undefined {
  return ledger.ok ? ledger.value?.ledger.origin : undefined;
}
