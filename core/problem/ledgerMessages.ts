import { printWritten } from "../money/printWritten.ts";
import { separateThousands } from "../money/separateThousands.ts";
import { printDays } from "../text/printDays.ts";
import type { Place } from "./Place.ts";
import { cell, sheet } from "./placeWords.ts";

function number(digits: string | undefined): string {
  return separateThousands(digits ?? "");
}

/** A number with what it counts, in the singular where it is one. */
function counted(count: string | undefined, one: string, many: string): string {
  return `${number(count)} ${count === "1" ? one : many}`;
}

/** A row within a sentence, with its sheet where there are several. */
function row(at: Place): string {
  return at.sheet === undefined ? `row ${at.row}` : `row ${at.row} of sheet "${at.sheet}"`;
}

/** What a format calls its entries. */
function entriesIn(format = ""): string {
  if (format.startsWith("SIE")) return " (#VER): that is type 4, or 5 with its journals";
  if (format === "SAF-T") return " (GeneralLedgerEntries)";
  return format === "DATEV" ? " (Buchungsstapel, category 21)" : "";
}

/** Messages about a general ledger: its lines, its entries, and its balances. */
export const ledgerMessages = {
  ledger_empty: () =>
    "The file holds no journal entries. Expected every line of every entry of the period: date, entry number, account, and debit and credit or one signed amount.",
  ledger_entity_unknown: (at: Place) =>
    at.expected === ""
      ? `The ledger has no entries of "${at.value}": it names no entities. Ask for all of it, without an entity.`
      : `The ledger has no entries of "${at.value}". It has those of: ${at.expected}.`,
  ledger_columns_missing: (at: Place) =>
    `${sheet(at)}No heading row of a general ledger was found: ${at.expected} missing. Expected columns for the date, the account, and debit and credit or one signed amount; the first row holds: ${at.value || "nothing"}.${at.expected?.startsWith("the date") ? " Balances without dates belong under Trial Balance, Profit & Loss or Balance Sheet." : ""}`,
  ledger_other: (at: Place) =>
    `The file is a ${at.expected} file and holds no journal entries, and this is the place of the General Ledger. Upload it under ${at.expected}.`,
  ledger_lines_of_no_account: () =>
    "The rows have dates and amounts and name no account: there is no column of accounts, and no heading of an account above them. Add the account of each row; a list of payments is no general ledger.",
  ledger_one_sided: () =>
    "The file is the audit trail of Sage 50, or a list of transactions for it: each row has its net amount and its tax, and not the control accounts that they stand against. Export the Nominal Activity report of all accounts instead (Nominal codes, Reports, Nominal Activity), which has both sides.",
  ledger_line_without_account: (at: Place) =>
    `${cell(at)}: the line names no account. Expected an account code or name.`,
  ledger_label_unknown: (at: Place) =>
    `The report has a row "${at.value}" with nearly every account, and it is not known whether that is an opening balance, a total or a closing balance. Write "Opening balance", "Total" or "Closing balance" there, or export the journal as a table of lines.`,
  ledger_account_unlisted: (at: Place) =>
    `${cell(at)}: account ${at.account} is not among the ${at.expected} accounts that the file lists; ${printWritten(at.value)} moved on it. Correct its number, or add it to the list.`,
  ledger_account_misnamed: (at: Place) =>
    `${cell(at)}: account ${at.account} has the name of account ${at.expected} beside it. One of both is wrong there: correct the number or the name.`,
  ledger_account_names: (at: Place) =>
    `${cell(at)}: account ${at.account} is called "${at.value}" there, and "${at.expected}" before. All lines of this number were read as one account, called "${at.expected}". If it is the number of a group, export the ledger with the numbers of the accounts in it.`,
  ledger_account_cut: (at: Place) =>
    `${cell(at)}: account ${at.account} has another number of digits than all others, and the name of account ${at.expected}; ${printWritten(at.value)} moved on it. Correct its number, or its name if it is another account.`,
  ledger_line_without_date: (at: Place) =>
    `${cell(at)}: the line has no date. Expected a date such as 2025-12-31.`,
  ledger_mark_unknown: (at: Place) =>
    `${cell(at)}: "${at.value}" does not say on which side the amount stands. Expected D or C, S or H, Debit or Credit.`,
  ledger_sign_unknown: (at: Place) =>
    `${cell(at)}: the report prints each account in its own sign, and neither the entries nor the name say whether a positive amount of account ${at.account} is a debit. Export the ledger with debit and credit columns.`,
  ledger_entry_unbalanced: (at: Place) =>
    `${cell(at)}: entry ${at.account} of ${printDays(at.expected)} does not balance: debits less credits are ${printWritten(at.value)}.`,
  ledger_one_side_alone: (at: Place) =>
    `${number(at.value)} of ${number(at.expected)} entries do not balance: the file has one side of them alone, as a list of income and expenses or of a bank account has. Export the journal, or the general ledger of all accounts, with both sides of each entry.`,
  ledger_out_of_balance_whole: (at: Place) =>
    `The ledger as a whole is out of balance by ${printWritten(at.value)}, debits less credits. Rows may be missing: export it again, with all accounts.`,
  ledger_entries_not_told: (at: Place) =>
    `The rows carry no entry numbers by which they balance: they were put together by ${at.expected}, and ${counted(at.value, "row remains", "rows remain")} that only balance day by day. Cash of those is explained no further than their accounts.`,
  ledger_opening_unbalanced: (at: Place) =>
    `The opening balances of the ledger do not balance: debits less credits are ${printWritten(at.value)}. That is right where last year's result is not yet taken into equity.`,
  ledger_opening_silent: (at: Place) =>
    `The entry of ${printDays(at.expected)} in ${row(at)} was taken for the opening balances: the first of the ledger, over many accounts of the balance sheet, with what earlier years left among them. It does not say so itself.`,
  ledger_closing_differs: (at: Place) =>
    `Account ${at.account}: the file prints a closing balance of ${printWritten(at.expected)}; opening balance and entries come to ${printWritten(at.value)}. Rows may be missing, or were changed since: export the ledger again.`,
  ledger_balance_beside_differs: (at: Place) =>
    `${cell(at)}: the balance beside the line, ${printWritten(at.expected)}, is not the balance before it plus the line. That is so in ${counted(at.value, "line", "lines")}; the balances beside all others agree. Lines may have been moved to another account, changed or left out: export the ledger again.`,
  ledger_files_do_not_follow: (at: Place) =>
    `${cell(at)}: account ${at.account} opens with ${printWritten(at.expected)} there; the entries before come to ${printWritten(at.value)}. A file between them is missing, or one of them is another version.`,
  ledger_months_silent: (at: Place) =>
    at.value === at.expected
      ? `No file or sheet of the ledger has an entry in ${at.value}: the one of that month may be missing.`
      : `No file or sheet of the ledger has an entry from ${at.value} to ${at.expected}: those of these months may be missing.`,
  ledger_months_without_entries: (at: Place) =>
    at.value === at.expected
      ? `The ledger has no entry in ${at.value}, and has them before and after: those of this month may be missing.`
      : `The ledger has no entry from ${at.value} to ${at.expected}, and has them before and after: those of these months may be missing.`,
  ledger_months_missing: (at: Place) =>
    `The general ledger has no entry ${at.value === at.expected ? `in ${at.value}` : `from ${at.value} to ${at.expected}`}; ${at.account} and other accounts have entries in each of its other months. Entries may be missing, and nothing proves that they are not. Add the file that is missing, or the trial balance of the last day.`,
  ledger_part_missing: (at: Place) =>
    `The file says that it is a part of a whole (${at.value}), and the rest was not given: entries are missing. Give all parts together, or export the ledger whole.`,
  ledger_companies: (at: Place) =>
    `The files name different companies by their numbers (${at.value}): their entries were added up as if they were one. Give the ledger of one company; for a group, name the company of each row in a column "Entity" of one table.`,
  ledger_count_differs: (at: Place) =>
    `The file says that it has ${number(at.expected)} ${at.about}, and ${number(at.value)} were read. It may be cut short: export it again.`,
  ledger_scaled: (at: Place) =>
    `${cell(at)}: "${at.value}" says that amounts are in thousands or millions. A ledger is kept in full: export it so.`,
  ledger_unposted_included: (at: Place) =>
    `${cell(at)}: the file says "${at.value}", and not which entries these are: they are not in the books. Export the posted entries alone.`,
  ledger_filtered: (at: Place) =>
    `${cell(at)}: the file says "${at.value}". If it was narrowed by that, the statement is of this part alone: export the ledger whole for all of the company.`,
  ledger_of_draft: (at: Place) =>
    `${cell(at)}: the file says "${at.value}": its entries may still change. Export it again when the books are closed.`,
  ledger_adjustments_left_out: (at: Place) =>
    `${cell(at)}: the file says "${at.value}". Entries of the end of the period are not in the statement then: add them, or export the ledger with them.`,
  ledger_page_alone: (at: Place) =>
    `The file says "${at.value}", and no other page is numbered in it. If the other pages are missing, so are their entries: export the ledger whole.`,
  ledger_outside_title: (at: Place) =>
    `The file is titled "${at.account}", and ${counted(at.value, "entry is", "entries are")} dated outside these days: its entries run from ${printDays(at.expected)}. See which is right, and set the period.`,
  ledger_shorter_than_title: (at: Place) =>
    `The file is titled "${at.account}", and its entries run from ${printDays(at.expected)} alone. If there were others in the rest of these days, they are missing: export the ledger again, or set the period to the days that it has.`,
  ledger_total_differs: (at: Place) =>
    `The file states total ${at.about} of ${printWritten(at.expected)}; its lines come to ${printWritten(at.value)}. It may be cut short, or changed since: export it again.`,
  ledger_without_cash: () =>
    "No account of the ledger is recognised as cash or bank, so there is no cash flow to show. Choose the national chart that its numbers follow, give the cash account its role (a list of codes and roles is enough), or add the balances that name it.",
  ledger_without_names: () =>
    "The ledger has account codes without names, and none is recognised as cash or bank by its number. Add the names (a column, a list of accounts or a trial balance beside it), choose the national chart, or give accounts their roles.",
  ledger_chart_alone: () =>
    "The file is a list of accounts, without entries. It gives a ledger of account codes their names: name it with --general-ledger beside the ledger, or put it into the ledger's workbook as a sheet.",
  ledger_list_left_out: (at: Place) =>
    `The list of accounts has ${at.value} of the ${at.expected} accounts of the ledger that have no names: it was not used, since it may be of another company, or of something else. Give one that has all of them.`,
  ledger_credits_positive: () =>
    "Credits are positive in the column of amounts: as they are written, income would be debited and costs credited. Every amount was read with the other sign.",
  ledger_several_years: (at: Place) =>
    `The entries run from ${printDays(at.value)}, more than one financial year. Choose the period: ${printDays(at.years?.map(({ start, end }) => `${start} to ${end}`).join(", "))}.`,
  ledger_more_than_year: (at: Place) =>
    `The entries run from ${printDays(at.value)}, more than twelve months, and the statement is of all of them. If the year ended before, set the period: what is dated after it is then left out.`,
  ledger_of_other_period: (at: Place) =>
    `The general ledger was read for ${printDays(at.value)}, and the project's period is ${printDays(at.expected)}. Set the period to that of the ledger, or have the file read again: it is then read for the project's period.`,
  ledger_of_other_currency: (at: Place) =>
    `The general ledger is in ${at.value}, and the statement is to be in ${at.expected}: its amounts are no ${at.expected}, and nothing translates them. Set the currency to ${at.value}, or give the ledger in ${at.expected}.`,
  ledger_entries_outside: (at: Place) =>
    `${counted(at.value, "entry is", "entries are")} dated outside the period ${printDays(at.expected)} and left out of its movements.`,
  ledger_lines_outside: (at: Place) =>
    `${counted(at.value, "entry counts", "entries count")} in the period ${printDays(at.expected)} and not all of the lines are dated in it, the first in ${row(at)}. See which day is right.`,
  ledger_before_opening: (at: Place) =>
    `${counted(at.value, "entry is", "entries are")} dated before the opening balances of ${printDays(at.expected)}, the first in ${row(at)}, and counted as movements. See which day is right.`,
  ledger_format_refused: (at: Place) =>
    `The file is a ${at.value} journal, which only that program reads whole. Print its entries with "${at.expected}" and give that file.`,
  ledger_database: () =>
    "The file is an SQLite database, as GnuCash may keep its books. Save the book as XML (File, Save As, Data Format: XML) and give that file.",
  ledger_gnucash_text: () =>
    "The file is a GnuCash book that another program wrote out as text. Save the book itself as XML (in GnuCash: File, Save As, Data Format: XML) and give that file.",
  ledger_none_in_period: (at: Place) =>
    `No entry is dated in the chosen period, ${printDays(at.expected)}: the entries run from ${printDays(at.value)}. Choose the period of the ledger, or give the ledger of that period.`,
  ledger_datev_chart: () =>
    "The DATEV batch does not name SKR03 or SKR04 as its chart of accounts, and its rows do not show which of them it follows: on which accounts sales tax, customers and suppliers stand is not known. Choose the national chart and have the file read again.",
  ledger_datev_year: (at: Place) =>
    `The DATEV header names "${at.value}" as the beginning of the financial year. Expected a date such as 20250101 in its 13th field, since the rows have no year.`,
  ledger_tax_key_unknown: (at: Place) =>
    `${cell(at)}: the tax key (BU-Schlüssel) ${at.value} is not known here, so the sales tax within the amount is not. Rows with this key: ${at.expected}. Write the tax as a row of its own with key 40 on both, or use a key of the same rate that is read (2, 3, 8, 9, 101, 102, 401, 402).`,
  ledger_tax_twice: (at: Place) =>
    `${cell(at)}: the account carries its sales tax with it, and the tax stands in a row of its own as well (${counted(at.value, "bill", "bills")} like it): it would be taken twice. Write key 40 (BU-Schlüssel) on the rows of such accounts where the tax has its own, or leave the rows of tax out and write the amounts with it.`,
  ledger_tax_beside_amounts: (at: Place) =>
    `${cell(at)}: ${counted(at.value, "row has", "rows have")} an amount of tax beside the amounts, and it is not known whether accounts are kept with that tax or without it. Export the journal with the tax on rows of its own; if amounts stand on their accounts with the tax in them, take the file as it is.`,
  ledger_base_amount_missing: (at: Place) =>
    `${cell(at)}: the amount is in ${at.value}, and the row has no base amount (Basis-Umsatz) in ${at.expected}. Export the batch with base amounts.`,
  ledger_type_unknown: () =>
    "The content is of no kind that is read as a general ledger. Expected a table (CSV, XLSX, XLS, ODS or JSON), or a file of FEC, DATEV, SAF-T, JPK_KR, XAF (auditfile), SIE, GnuCash or Tally vouchers.",
  ledger_xml_unknown: () =>
    "The content is XML of no kind that is read as a general ledger. Expected SAF-T, FEC, JPK_KR, XAF (auditfile), SIE, GnuCash or Tally vouchers, or a table saved as CSV or XLSX.",
  ledger_currencies: (at: Place) =>
    `The entries are in several currencies (${at.value}), which cannot be added up. Give the ledger in one currency; where its amounts are, leave the column of currencies out.`,
  ledger_several_books: (at: Place) =>
    `The column "${at.column}" names several sets of books (${at.value}): an entry that is kept in two of them would count twice. Give the entries of one.`,
  ledger_without_entries: (at: Place) =>
    `The file is a ${at.value} file without general ledger entries: it holds ${at.expected} only. Export the file with its accounting entries${entriesIn(at.value)}.`,
  ledger_closing_entries: (at: Place) =>
    at.value === "1"
      ? `1 entry up to ${printDays(at.expected)} closes income and expenses and was left out.`
      : `${number(at.value)} entries up to ${printDays(at.expected)} close income and expenses and were left out.`,
  entries_not_traced: (at: Place) =>
    at.value === "1"
      ? `1 entry of the general ledger stands on accounts that the balances do not have: ${at.journal}. Its cash is not traced, and what it moved stands where the balances alone would put it.`
      : `${number(at.value)} entries of the general ledger stand on accounts that the balances do not have, the first of them ${at.journal}: their cash is not traced, and what they moved stands where the balances alone would put it.`,
  journal_repeats_ledger: (at: Place) =>
    at.expected === "1"
      ? `Journal "${at.journal}" says what the entries of the general ledger said already: it is not counted again. Reverse it, or leave it as it is.`
      : `${number(at.expected)} journals "${at.journal}" say what the entries of the general ledger said already: they are not counted again. Reverse them, or leave them as they are.`,
  journal_given_again: (at: Place) =>
    at.expected === "1"
      ? `Journal "${at.journal}" says the same as journal "${at.value}", which the entries of the general ledger hold once: neither is counted again. Reverse it; where it is another event, the ledger lacks its entry.`
      : `${number(at.expected)} journals "${at.journal}" say the same as journal "${at.value}", which the entries of the general ledger hold once: none is counted again. Reverse them; where they are other events, the ledger lacks their entries.`,
  journal_is_entry: (at: Place) =>
    at.expected === "1"
      ? `Journal "${at.journal}" is an entry of the general ledger too, with the same accounts and amounts. It takes the place of what the entries say of these accounts, and so of what was paid of that entry since: reverse it, unless the ledger is wrong there.`
      : `${number(at.expected)} journals "${at.journal}" are entries of the general ledger too, with the same accounts and amounts. They take the place of what the entries say of these accounts, and so of what was paid of those entries since: reverse them, unless the ledger is wrong there.`,
  ledger_entries_repeated: (at: Place) =>
    `${cell(at)}: the lines of entry ${at.account} stand here again, under the same number. ${counted(at.expected, "entry is", "entries are")} given twice, with debits of ${printWritten(at.value)}. Leave out the file, or the part of one, that repeats another.`,
  ledger_files_overlap: (at: Place) =>
    `Two of the files hold the same rows on ${at.value} of the ${counted(at.expected, "day", "days")} that both have: their entries would count twice. Give each day in one file alone.`,
  ledger_rows_repeated: (at: Place) =>
    `From ${row(at)} on the file repeats its first ${counted(at.expected, "line", "lines")}, with debits of ${printWritten(at.value)}: its entries would count twice. Leave out one of both halves.`,
  ledger_duplicates: (at: Place) =>
    at.value === "1"
      ? `1 entry has the date, accounts, amounts, and text of another, in ${row(at)}. It was counted; remove it if it was entered twice.`
      : `${number(at.value)} entries have the date, accounts, amounts, and text of another, the first in ${row(at)}. They were counted; remove them where they were entered twice.`,
  ledger_lines_twice: (at: Place) =>
    at.value === "1"
      ? `1 entry has each of its lines twice, from ${row(at)} on. They were counted; remove them if they were entered twice.`
      : `${number(at.value)} entries have each of their lines twice, the first from ${row(at)} on. They were counted; remove them where they were entered twice.`,
  ledger_duplicates_open: (at: Place) =>
    `More than ${number(at.expected)} entries have the date, accounts and amounts of another: the last ${number(at.value)} of them were not compared word by word. Give the ledger in parts, such as its months, to have all of them compared.`,
  ledger_odd_hours: (at: Place) =>
    at.value === "1"
      ? `1 entry was entered between 22:00 and 06:00, in ${row(at)} (${printDays(at.expected)}). Others keep to the day: a reviewer asks who made it, and why.`
      : `${number(at.value)} entries were entered between 22:00 and 06:00, the first in ${row(at)} (${printDays(at.expected)}). Others keep to the day: a reviewer asks who made these, and why.`,
  ledger_letters_lost: (at: Place) =>
    `${counted(at.value, "account or line has", "accounts and lines have")} a \ufffd where a program lost a letter before the file came here, the first in ${row(at)}. Amounts are not concerned; names may be read worse. If you can, export the ledger again.`,
  ledger_ends_early: (at: Place) =>
    `The general ledger is to run to ${printDays(at.expected)}, and its last entry is of ${printDays(at.value)}, longer without one than anywhere before. Entries may be missing at its end. Export it again, add the trial balance of the last day, or set the period to the days that it has.`,
  ledger_month_end_missing: (at: Place) =>
    `The general ledger is to run to ${printDays(at.expected)}, and its last entry is of ${printDays(at.value)}. ${at.account} and other accounts that have entries after that day in each month before have none in this one. Entries may be missing at its end. Export it again, add the trial balance of the last day, or set the period to the days that it has.`,
  ledger_datev_outside: (at: Place) =>
    `${cell(at)}: ${counted(at.value, "row is", "rows are")} dated outside ${printDays(at.expected)}, the days that the DATEV header names. Dates have no year there, so these may be of another year. Export the batch again with all of its days in the header.`,
  ledger_number_gaps: (at: Place) =>
    `The entry numbers of ${at.expected} leave out ${number(at.value)}, the first after ${at.account}. See whether these entries were deleted, or stand in a file that is not here.`,
  ledger_document_gaps: (at: Place) =>
    `Rows have no entry numbers, and the document numbers of ${at.expected} leave out ${number(at.value)}, the first after ${at.account}. See whether rows were deleted, or stand in a file that is not here.`,
  ledger_opening_differs: (at: Place) =>
    `Account ${at.account}: the ledger begins with ${printWritten(at.value)}, last year ends with ${printWritten(at.expected)}. Correct whichever is wrong; where last year was restated, give it as restated.`,
  ledger_openings_unsided: () =>
    "Last year's balance sheet does not say which of its amounts are debits: neither its totals nor its signs make it balance. The ledger opens without it; give last year's trial balance.",
  ledger_entries_unposted: (at: Place) =>
    `The column "${at.column}" says "${at.value}" in ${counted(at.expected, "row", "rows")}, first in ${row(at)}: such entries are not in the books and are left out. If they were posted, change what the column says of them.`,
  ledger_entries_not_validated: (at: Place) =>
    `The column "${at.column}" is empty in ${counted(at.value, "row", "rows")} of ${number(at.expected)}, first in ${row(at)}: these entries were not validated yet, and may still change or go. They are counted; export the file again once they are validated.`,
  ledger_kinds_not_posted: (at: Place) =>
    `Entries are of the kind "${at.value}", which many programs list and do not post. They were counted; where they are not in the books, export the ledger without them.`,
  ledger_sheet_left_out: (at: Place) =>
    `Sheet "${at.value}" has headings of a ledger too, other ones than sheet "${at.expected}", and was left out. Where it holds entries that sheet "${at.expected}" has not, give it the same headings or save it as a file of its own.`,
  ledger_too_many_lines: (at: Place) =>
    `The ledger has more than ${at.expected} lines. Give one financial year at a time.`,
} as const satisfies Record<string, (at: Place) => string>;
