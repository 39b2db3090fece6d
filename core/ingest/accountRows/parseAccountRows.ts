import { isCurrencyCode } from "../../money/currencyCodes.ts";
import { note } from "../../problem/ProblemList.ts";
import { shorten } from "../../text/shorten.ts";
import { isSpreadsheetError } from "../cells/describeCell.ts";
import { splitCodes } from "../columns/labels/splitCodes.ts";
import { type FileRows, placeAt, textAt, textsOf } from "../FileRows.ts";
import { checkRepetition } from "../faults/checkRepetition.ts";
import type { FileType } from "../fileTypes.ts";
import { rowKey } from "../headings/Matching.ts";
import type { AccountRow } from "../rows.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";
import type { AccountStanding } from "../structure/sides/AccountStanding.ts";
import { checkAccountCodes, isAfter } from "./checkAccountCodes.ts";
import { identify } from "./identify.ts";

const MARKED =
  /^(y|yes|true|x|1|elim|eliminate|elimination|eliminated|ic|intercompany|intragroup)$/i;
const UNMARKED = /^(|-|n|no|false|0|external)$/i;

/**
 * Reads the fields that all account rows share, and checks them: each account has a name, and a repeated code means the
 * same account.
 */
export function parseAccountRows<Row extends AccountRow>(
  file: FileRows,
  complete: (account: AccountRow, at: number) => Row,
): Row[] {
  const accountAt = identify(file, accountReader(file));
  // Checked in the same loop, since there may be half a million rows
  let [isRising, last] = [true, ""];
  const rows = file.rows.map((_, at): Row => {
    const account = accountAt(at);
    isRising = isRising && isAfter(account.code, last);
    last = account.code;
    if (account.name === "" || account.name.startsWith("#") || account.code.startsWith("#"))
      checkWords(file, account, at);
    return complete(account, at);
  });
  if (!isRising) checkAccountCodes(file, rows);
  checkRepetition(file, rows);
  return rows;
}

/** Returns a reader for rows; columns that the file does not have are skipped. */
function accountReader(file: FileRows): (at: number) => AccountRow {
  const split = splitCodes(file);
  const nameAt = textsOf(file, "name");
  const codeAt = textsOf(file, "code");
  const typeAt = typesOf(file);
  const isTyped = file.fileType === "trial_balance" && hasTypes(file);
  const entityAt = textsOf(file, "entity");
  const hasCurrency = file.columns.has("currency");
  const hasElimination = file.columns.has("elimination");
  const readAt = (at: number): AccountRow => {
    const name = split?.[at]?.name ?? nameAt(at);
    const type = typeAt(at);
    const account: AccountRow = {
      row: file.rows[at]?.row ?? 0,
      sheet: file.sheet,
      code: (split?.[at]?.code ?? codeAt(at)) || name,
      name,
      type: type || (split?.[at]?.parent ?? sideInName(name)),
      entity: entityAt(at) || null,
      currency: hasCurrency ? readCurrency(file, at) : null,
      isElimination: hasElimination && readElimination(file, at),
    };
    if (isTyped && type !== "") account.isTyped = true;
    return account;
  };
  // Spreading empty objects into half a million rows would double the time
  if (file.standings.length === 0 && file.saidSections.size === 0) return readAt;
  return (at) => {
    const account = readAt(at);
    const standing = file.standings[at];
    const row = file.rows[at];
    const section = row && file.saidSections.get(rowKey(row));
    const described = standing ? { ...account, ...describeStanding(standing) } : account;
    return section === undefined ? described : { ...described, ...inSection(section, file) };
  };
}

/** Applies the section that a person chose; it decides the side, as a heading would. */
function inSection(section: string, { fileType }: FileRows): Partial<AccountRow> {
  const nature =
    fileType === "trial_balance"
      ? (sideOfWords(section, "balance_sheet") ?? sideOfWords(section, "profit_loss"))
      : sideOfWords(section, fileType);
  return { type: section, path: [section], ...(nature !== null && { nature }) };
}

function describeStanding({
  identity,
  nature,
  positiveSide,
  isBetweenTaxes,
}: AccountStanding): Partial<AccountRow> {
  return {
    ...(identity.length > 0 && { path: identity }),
    ...(nature !== null && { nature }),
    ...(positiveSide !== null && { positiveSide }),
    ...(isBetweenTaxes && { isBetweenTaxes }),
  };
}

/** The type of each row: from the type column, else the section heading. */
function typesOf(file: FileRows): (at: number) => string {
  if (hasTypes(file)) return textsOf(file, "type");
  return (at) => {
    const standing = file.standings[at];
    return standing ? sectionOf(standing, file.fileType) : (file.sections[at] ?? "");
  };
}

/** Whether the file has a type column that is not empty. */
function hasTypes(file: FileRows): boolean {
  const written = textsOf(file, "type");
  return file.columns.has("type") && file.rows.some((_, at) => written(at) !== "");
}

/** The innermost heading that shows the kind of account, else the innermost heading. */
function sectionOf({ path, nature }: AccountStanding, fileType: FileType): string {
  const telling = path.findLast((heading) => sideOfWords(heading, fileType) === nature);
  return (nature === null ? undefined : telling) ?? path.at(-1) ?? "";
}

/** The side in a name such as "Expenses:Food:Coffee", as in plain-text accounting. */
function sideInName(name: string): string {
  const first = name.slice(0, Math.max(0, name.indexOf(":")));
  const isSide = /^[A-Z][a-z]+$/.test(first) && SIDES.has(first.toLowerCase());
  return isSide ? first : "";
}

const SIDES: ReadonlySet<string> = new Set(
  "assets asset liabilities liability equity income revenue revenues expenses expense".split(" "),
);

function checkWords(file: FileRows, { code, name }: AccountRow, at: number): void {
  if (name === "")
    note(file.problems, "account_name_missing", {
      ...placeAt(file, "name", at),
      account: code,
      value: "",
      expected: "the account's name",
    });
  else if (isSpreadsheetError(name))
    note(file.problems, "cell_error", { ...placeAt(file, "name", at), value: name });
  if (isSpreadsheetError(code))
    note(file.problems, "cell_error", { ...placeAt(file, "code", at), value: code });
}

function readCurrency(file: FileRows, at: number): string | null {
  const written = textAt(file, "currency", at).toUpperCase();
  if (written === "" || isCurrencyCode(written)) return written || null;
  note(file.warnings, "account_currency_unknown", {
    ...placeAt(file, "currency", at),
    value: shorten(written),
  });
  return null;
}

function readElimination(file: FileRows, at: number): boolean {
  const written = textAt(file, "elimination", at);
  if (MARKED.test(written)) return true;
  if (UNMARKED.test(written)) return false;
  note(file.warnings, "elimination_unclear", {
    ...placeAt(file, "elimination", at),
    value: shorten(written),
  });
  return false;
}
