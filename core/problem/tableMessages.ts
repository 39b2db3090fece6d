import { printWritten } from "../money/printWritten.ts";
import { printDays } from "../text/printDays.ts";
import type { Place } from "./Place.ts";
import { cell, sheet } from "./placeWords.ts";
import { describeRounding, describeTotal } from "./totalMessages.ts";

/** Messages about the headings, the rows and the amounts of a file. */
export const tableMessages = {
  headings_not_found: (at: Place) =>
    `${sheet(at)}No heading row was found for ${at.about}. Expected headings such as ${at.expected}; ${at.row === undefined ? "the file is empty" : `row ${at.row} holds: ${at.value}`}. If it is the right file, match its columns by hand.`,
  amounts_unnamed: (at: Place) =>
    `${cell(at)}: the columns ${at.value} hold amounts, but their headings name no date or period. A ${at.about} file needs: ${at.expected}. Match the columns by hand, or write these headings above them.`,
  file_cut_short: (at: Place) =>
    `${cell({ ...at, column: undefined })}: the file says "${at.value}", so that it holds a part of its report alone, and no total of it proves otherwise. Export all of it; if it is whole, take this line out, or take it as a draft.`,
  dates_incomplete: (at: Place) =>
    `${cell({ ...at, column: undefined })}: the headings ${at.value} do not say of which day and year their amounts are. Write the dates in full, as in 31 March 2025, or match the columns by hand.`,
  file_type_other: (at: Place) =>
    `The headings are those of a ${at.expected} file, and this is the place of the ${at.value}. Upload it under ${at.expected}; if it is in its place, match its columns by hand.`,
  statement_other: (at: Place) =>
    `${sheet(at)}These are rows of a ${at.expected} (${at.account}), and this is the place of the ${at.value}. Upload the file under ${at.expected}; if it is in its place, match its columns by hand.`,
  flows_other: (at: Place) =>
    `${sheet(at)}These are rows of a cash flow statement (${at.account}), and this is the place of the ${at.value}. Add the file that holds the ${at.value}; last year's cash flow statement belongs under ${at.expected}.`,
  list_other: (at: Place) =>
    `${sheet(at)}The heading "${at.value}" says that the file lists ${at.account}, and no accounts. Export the ${at.expected}; if the rows are accounts, match the columns by hand.`,
  measures_other: (at: Place) =>
    `${sheet(at)}Most rows name rates, shares, prices or numbers of things (${at.value}), as the inputs of a model do, and no accounts. Export the ${at.expected}; if the rows are accounts, match the columns by hand.`,
  equity_movements: (at: Place) =>
    `${sheet(at)}These are rows of a statement of changes in equity (${at.account}), and no accounts of a ${at.expected}. Export the ${at.expected}: what moved equity is read from its balances.`,
  same_rows_twice: (at: Place) =>
    `The ${at.value} and the ${at.expected} hold the same ${at.account} rows: one file stands in both places. Add the file that holds the other.`,
  income_not_told: (at: Place) =>
    `Nothing says which of the ${at.value} rows of the profit and loss are income and which are expenses: it has no totals that they add up to, nearly all amounts have one sign, and the names are not read here. Add a column "Account Type" (Income, Expense), or say the section of each row when you match the columns.`,
  opening_within_year: (at: Place) =>
    `${sheet(at)}The opening balances (${at.value}) hold income and expenses already, so that the file is of a part of the year, or shows balances before adjustments. Export the trial balance from the first day of the year, or add last year's file.`,
  one_date: (at: Place) =>
    `${sheet(at)}These are balances at one date. A cash flow statement needs those of a year before: export with a comparison, or add last year's file or the general ledger of the year. If this is the first period of the entity, say so.`,
  dates_several: (at: Place) =>
    `${cell({ ...at, column: undefined })}: the file holds ${at.value} dates or periods (${at.expected}), and which two are meant is not clear. Match the closing and the opening one by hand, or keep the closing date and the one a year before it; for a profit and loss, one column for the whole period.`,
  headings_day_or_month: (at: Place) =>
    `${cell({ ...at, column: undefined })}: day and month of the dates ${at.value} cannot be told apart, and which of them is later depends on it. Write the name of the month, or the year first, as in 2026-04-05.`,
  amounts_cumulative: (at: Place) =>
    `${sheet(at)}The amounts of ${at.value} accounts of income and expense at the earlier date stand within those at the later one: they look cumulative since the start, not reset each year. Export the income and expenses of the year alone, or a balance sheet and a profit and loss.`,
  dates_chosen: (at: Place) =>
    `Of the dates and periods found (${at.expected}) were read: ${at.value}.`,
  dates_in_rows: (at: Place) =>
    `${sheet(at)}The file holds balances of ${at.value} dates (${at.expected}), one row per date and account. They cannot be added up: keep the rows of two dates, in two columns or in two files.`,
  scenarios_in_rows: (at: Place) =>
    `${sheet(at)}The rows of "${at.column}" are of ${at.value}: each account stands in several of them, and what was planned cannot be added to what there is. Keep the rows of one of them.`,
  tax_computation: (at: Place) =>
    `${cell({ ...at, column: undefined })}: "${at.value}" is a computation of tax, not the ${at.expected}. Its lines add up to what is taxed or to the tax. Add the file that holds the ${at.expected}.`,
  file_is_ledger: (at: Place) =>
    `${sheet(at)}These are postings of a ledger or journal (${at.value} rows${at.account === undefined ? "" : ` on ${at.account} accounts`}, ${at.expected}), not balances. Export the trial balance, or add this file as the general ledger.`,
  rows_dated: (at: Place) =>
    `${sheet(at)}Each row has a date of its own in "${at.column}" (${at.value === "1" ? "one row" : `${at.value} rows`}, ${at.expected}), as postings, invoices and lines of a bank statement have; balances of accounts have none. Export the ${at.account} from the accounting program; the entries of a year belong under General Ledger.`,
  movements_of_account: (at: Place) =>
    `${sheet(at)}These are the movements of one account, each row with the balance after it (${at.value} rows, ${at.expected}), as a bank statement has them, not the balances of all accounts. Export the trial balance or the statement from the accounting program.`,
  accounts_across: (at: Place) =>
    `${sheet(at)}The accounts stand in columns and ${at.value} dates or periods in rows (${at.expected}). Turn the table, so that each account has a row, and keep the two dates that are meant.`,
  table_turned: (at: Place) =>
    `${sheet(at)}The accounts stand in columns and their dates in rows: the table was turned. Row ${at.row} of what was read is the column "${at.value}", and the rows beneath it are the columns to its right.`,
  rates_turned: (at: Place) =>
    `${sheet(at)}The rates of a currency stand beside each other: each was read as a row of its own, as its heading says: opening, average, closing or of a day. A column whose heading says none of these is left out.`,
  sheet_used_twice: (at: Place) =>
    `The sheet "${at.sheet}" was read as ${at.expected} and cannot be ${at.value} as well. Name the file that holds the other.`,
  periods_differ: (at: Place) =>
    `The profit and loss is of ${at.value} months, and the balance sheet moves over ${at.expected} months. Export both for the same period.`,
  periods_end_apart: (at: Place) =>
    `The profit and loss says "${at.account}", and the balance sheet "${at.value}": they do not end on the same day. Export both for the same period.`,
  rows_across: (at: Place) =>
    `${sheet(at)}The names of accounts stand in columns, and ${at.value === "1" ? "one row holds" : `${at.value} rows hold`} their amounts (${at.expected}). Turn the table, so that each account has a row and each date a column, and keep two dates of one entity.`,
  scales_differ: (at: Place) =>
    `${at.value}, and the ${at.expected} says no unit, and its totals are hundreds of times as large: they are not in one unit. Bring both files into the same unit; if they are in one, say it in the titles of both.`,
  sides_beside: (at: Place) =>
    `${cell({ ...at, column: undefined })}: "${at.value}" stands on the left and "${at.expected}" beside it on the right, and the totals of the two sides do not prove how the rows are to be read. Match the columns by hand and say where the right side begins, put the right side beneath the left, names in one column and amounts in one column for each date, or export the report as a list.`,
  column_missing: (at: Place) =>
    `${cell({ ...at, column: undefined })}: the column "${at.column}" is missing. The headings found are: ${at.value}. Match the columns by hand, or name it so in the file.`,
  column_absent: (at: Place) => `There is no column "${at.column}": ${at.value}.`,
  amounts_unread: (at: Place) =>
    `Columns with amounts that were not read: ${at.value}. If one of them is meant, match the columns by hand.`,
  sides_told: (at: Place) =>
    `${sheet(at)}No balance says whether it is a debit or a credit. What was debited and credited between opening and closing balance tells it, row by row; accounts that did not move stand as the group above them.`,
  opening_told: (at: Place) =>
    `${sheet(at)}No column holds the opening balances. They were worked out as the closing ones (${at.value}) less what moved (${at.expected}): income and expenses begin at nil so, as at the end of a year.`,
  tax_by_share: (at: Place) =>
    `${cell({ ...at, column: undefined })}: "${at.account}" states the tax as a percentage only. Its amount was taken as what "${at.value}" less "${at.expected}" comes to.`,
  sign_turned: (at: Place) =>
    `${sheet(at)}What was debited lowers the balances and what was credited raises them, row by row: positive balances were read as credits, negative ones as debits.`,
  signs_of_types: (at: Place) =>
    `${sheet(at)}The balances are written in the sign of their type: liabilities, equity and income were read as credits where they are positive. So both dates balance, and as they are written neither does.`,
  sign_unclear: (at: Place) =>
    `${sheet(at)}Whether a positive "${at.column}" is a debit or a credit is not clear: in ${at.value} rows what was credited raises it, as where credits are positive, but not in row ${at.expected}. Correct these rows, or add a column that says Dr or Cr beside each balance.`,
  columns_summed: (at: Place) =>
    `${sheet(at)}The column "${at.column}" was read alone: ${at.value} are parts of it and were left out. If one of them is meant, match the columns by hand.`,
  columns_alike: (at: Place) =>
    `${cell({ ...at, column: undefined })}: the columns ${at.value} are of one date and of several companies or departments, and no column is that of all of them. Match the column that is meant by hand, or add a column of the consolidated amounts: they cannot simply be added up.`,
  amounts_nil: (at: Place) =>
    `${sheet(at)}Every amount in the columns read (${at.column}) is nil, while ${at.expected} hold amounts. Match the columns by hand, or name the balances in headings: opening and closing, or debit and credit.`,
  balances_nil: (at: Place) =>
    `${sheet(at)}Every amount under ${at.column} is nil: the file holds no balances of that date. Fill it in, or export it again with its amounts.`,
  balances_wound_up: (at: Place) =>
    `${sheet(at)}Every amount under ${at.column} is nil, and there were balances the year before. Fill it in, or export it again with its amounts; if the company was wound up, take the file as it is.`,
  wound_up_taken: (at: Place) =>
    `${sheet(at)}Every amount under ${at.column} is nil: the company is taken for one that was wound up.`,
  results_nil: (at: Place) =>
    `${sheet(at)}Every amount under ${at.column} is nil. If there was any income or expense in the period, export the file again with its amounts.`,
  columns_are_movements: (at: Place) =>
    `${sheet(at)}The columns ${at.column} hold both sides of many accounts, as movements do, and ${at.expected} were not read. Match the columns of balances by hand, or name them in headings: opening and closing.`,
  closing_missing: (at: Place) =>
    `${sheet(at)}"${at.column}" is what was debited and credited, row by row, beside the opening balances in "${at.value}", and no column holds the closing balances. Add a column of them (opening + debits - credits) with the heading "Closing balance", or export the trial balance with it.`,
  net_unclear: (at: Place) =>
    `${sheet(at)}"${at.column}" beside the opening balances in "${at.value}" may be the closing balances or what moved in the period, and no account shows which. Name the column "Closing balance" if it holds them, or add a column of them.`,
  one_side_alone: (at: Place) =>
    `${sheet(at)}By its headings the balance sheet holds ${at.value} alone, and no ${at.expected}. Put both sides on one sheet, one beneath the other.`,
  profit_on_sheets: (at: Place) =>
    `The sheet "${at.sheet}" holds one side of the profit and loss, and "${at.value}" the other. Put income and expenses on one sheet, one beneath the other.`,
  sides_joined: (at: Place) =>
    `The balance sheet stands on several sheets, ${at.value}: one holds the assets, the rest what they are paid with. All of them were read, and the two sides come to the same.`,
  sheet_chosen: (at: Place) => `The workbook has several sheets; "${at.sheet}" was read.`,
  sheets_alike: (at: Place) =>
    `The sheet "${at.sheet}" was read; ${at.value} would fit as well. Keep one in the workbook if another was meant.`,
  sheets_of_dates: (at: Place) =>
    `Several sheets fit ${at.expected} alike and are of different dates: ${at.value}. Choose the one that is meant by matching its columns, or keep it alone in the workbook; the year before is a file of its own.`,
  closing_stock_outside: (at: Place) =>
    `"${at.account}" (row ${at.row}, ${at.value}) stands in the balances and no closing stock does: programs such as Tally leave it outside the trial balance. Add a row for the closing stock (debit) and one for the change in stock (credit), or take the file as a draft.`,
  prior_currency_other: (at: Place) =>
    `Last year's cash flow is in ${at.value}, and this statement in ${at.expected}. Export it in ${at.expected}, or prepare this statement in ${at.value}.`,
  prior_framework_other: (at: Place) =>
    `Last year's cash flow is under ${at.value}, and this statement under ${at.expected}. Comparatives have to be of one framework: prepare last year's again under this one.`,
  prior_period_other: (at: Place) =>
    `Last year's cash flow ends on ${printDays(at.value)}; the period before this one ends on ${printDays(at.expected)}. Choose the statement of that period, or correct the period of the project.`,
  prior_rounded: (at: Place) =>
    `Last year's cash flow is in ${at.value}, rounded, and this statement is made of exact amounts: its opening cash and its comparatives would not agree. Export last year's statement as JSON or as a workbook, which hold its exact amounts, or as a PDF that is not in thousands or millions.`,
  prior_method_other: (at: Place) =>
    `Last year's cash flow is by the ${at.value} method, and this statement by the ${at.expected} one: comparatives of operating activities that only the other method has stay empty.`,
  prior_is_draft: () =>
    "Last year's cash flow is marked DRAFT: its figures may have changed since. Use the final one.",
  amounts_scaled: (at: Place) =>
    `${cell(at)}: "${at.value}" says that amounts are in thousands or millions. They were read as they are written; every file of a project has to be in the same unit.`,
  no_rows: () =>
    "The file has headings but no rows of data. Export it again for the period, with its accounts.",
  only_totals: (at: Place) =>
    `Every row with an amount reads as a total: ${at.value}. The accounts that it adds up are not in the file. Export the report with its accounts (not collapsed), or say by hand that the row is an account.`,
  columns_disagree: (at: Place) =>
    `${cell({ ...at, column: undefined })}: ${at.value} is not the difference of ${at.expected}, as it is in the other rows. One of the three is wrong: correct the file, or take it as a draft with its differences.`,
  growth_disagrees: (at: Place) =>
    `${cell(at)}: a growth of ${at.value} is not that from ${at.expected}, as the other growths of the row are. One of the three is wrong: correct the file, or take it as a draft with its differences.`,
  rows_too_long: (at: Place) =>
    `Row ${at.row} holds ${at.value} cells, and there are ${at.expected} headings${at.account === undefined ? "" : `; ${at.account === "1" ? "one more row holds" : `${at.account} more rows hold`} too many, too`}. A name or an amount with a comma in it has to stand in quotation marks ("Loan, long-term", "1,234.56"): without them all that follows is one column too far to the right.`,
  totals_not_computed: (at: Place) =>
    `${cell({ ...at, column: undefined })}: "${at.account}" and the other totals of the file (${at.value}) are nil, and its accounts are not: they are formulas that were never computed. Open the file in a spreadsheet program, save it, and upload it again.`,
  total_counted: (at: Place) =>
    `${cell({ ...at, column: undefined })}: "${at.account}" would be counted as an account beside rows that it adds up, such as "${at.value}", which do not come to it. A row of that section is missing or wrong: correct the file, or take it as a draft with its differences.`,
  sums_unclear: (at: Place) =>
    `${cell({ ...at, column: undefined })}: "${at.account}" is what the rows beneath it come to, and no total of the file says whether it is their sum or an account of its own.${at.value ? ` So it is of ${at.value}.` : ""} Say by hand of each such row that it is a heading, or an account.`,
  total_without_parts: (at: Place) =>
    `${cell({ ...at, column: undefined })}: "${at.account}" is what all assets come to, and no rows of the file come to it. Export the balance sheet with its accounts.`,
  result_unclear: (at: Place) =>
    `${cell({ ...at, column: undefined })}: "${at.account}" is what "${at.value}" and "${at.expected}" come to, one less the other, and no total of the file says whether all three are accounts. Say by hand which of them are totals.`,
  total_disagrees: describeTotal,
  amounts_as_text: (at: Place) =>
    `${cell(at)}: "${at.value}" is a text in the workbook and no number${at.expected === undefined ? "" : ` (so are amounts in ${at.expected})`}: sums of a spreadsheet pass over it, and totals lack it. Enter it as a number, and save the workbook with its totals computed again.`,
  totals_not_compared: (at: Place) =>
    `${sheet(at)}The report prints ${at.value} totals among ${at.expected} rows: too many to compare each with its rows. Delete the rows of totals but for the last of each side or of the result, and import the file again.`,
  total_rounded: describeRounding,
  rows_beneath_profit: (at: Place) =>
    `${sheet(at)}Rows beneath the profit of the year, or beneath the totals of a balance sheet, are no part of it (other comprehensive income, whose profit it is, dividends, checks, ratios) and were left out: ${at.value}.`,
  rows_ignored: (at: Place) =>
    `${sheet(at)}Rows without an account (headings and totals) were left out: ${at.value}.`,
  problems_alike: (at: Place) =>
    at.column === undefined
      ? `${sheet(at)}The same is true of ${at.value} more rows (${at.expected}).`
      : `${sheet(at)}${at.value} more cells of the column "${at.column}" have the same fault (rows ${at.expected}).`,
  amount_not_a_number: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a number. Expected an amount such as 1,234.56 or (1,234.56).`,
  formula_not_computed: (at: Place) =>
    `${cell(at)}: the formula ${at.value} has no stored result. Open the workbook in a spreadsheet program, save it, and upload it again.`,
  number_ambiguous: (at: Place) =>
    `${cell(at)}: "${at.value}" may be thousands or decimals, and no other cell tells which. Write it without the mark, or with two decimals.`,
  number_contradicts: (at: Place) =>
    `${cell(at)}: "${at.value}" is written in another way than the rest of its column. Expected numbers such as ${at.expected}.`,
  thousands_assumed: (at: Place) =>
    `${cell(at)}: "${at.value}" and numbers like it were read as thousands; no cell of the column shows decimals.`,
  amount_too_large: (at: Place) =>
    `${cell(at)}: "${at.value}" has more digits than a number can have here. Expected ${at.expected}.`,
  amounts_rounded: (at: Place) =>
    `Amounts with more decimals than the currency has were rounded: ${at.value}.`,
  account_name_missing: (at: Place) =>
    `${cell(at)}: account ${at.account || "without a code"} has no name. Expected the name it has in the books.`,
  codes_split: (at: Place) =>
    `The column "${at.column}" holds code and name in one, such as "${at.value}"; they were taken apart.`,
  account_currency_unknown: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a currency code of ISO 4217; the account was read as held in the reporting currency.`,
  elimination_unclear: (at: Place) =>
    `${cell(at)}: "${at.value}" does not say whether the row is eliminated; it was kept. Expected yes or no.`,
  account_code_reused: (at: Place) =>
    `${cell(at)}: account code ${at.account} stands for "${at.value}" here and for "${at.expected}" above. One code is one account.`,
  account_names_differ: (at: Place) =>
    `${cell(at)}: account code ${at.account} stands for "${at.value}" here and for "${at.expected}" in another entity. The entities are added up by code.`,
  account_rows_summed: (at: Place) =>
    `${cell(at)}: account ${at.account} stands in row ${at.expected} already; the rows were added up.`,
  rows_repeated: (at: Place) =>
    `${cell({ ...at, column: undefined })}: from here on the file repeats its ${at.value} accounts with the same amounts, which begin in row ${at.expected}. Remove the copy: every figure would count twice.`,
  rows_in_blocks: (at: Place) =>
    `${cell({ ...at, column: undefined })}: from here on the same ${at.expected} accounts come again with other amounts, ${at.value} times in all, and nothing says of which date or company. They cannot be added up: keep one of them, or put each in a column under its date.`,
  side_contradicted: (at: Place) =>
    `${sheet(at)}By the totals of the file ${at.value} are assets, and by their names they are not. Check what the total beneath them is of, or say by hand of each such row in which section it stands.`,
  debit_and_credit_filled: (at: Place) =>
    `${cell({ ...at, column: undefined })}: account ${at.account} has both a ${at.value} debit and a ${at.value} credit; the difference was taken.`,
  rounded_to_balance: (at: Place) =>
    `${cell(at)}: the amount of account ${at.account} was rounded to ${printWritten(at.value)}, not ${printWritten(at.expected)}, so that the rounded amounts balance as those of the file do.`,
  columns_unclear: (at: Place) =>
    `${sheet(at)}The columns "${at.column}" look like the ${at.period === "current" ? "closing" : "opening"} balances by their figures, but debits and credits differ by ${printWritten(at.value)}, so that they may not be. Match the columns by hand, or name them in headings: opening and closing, or debit and credit.`,
  balances_unsigned: (at: Place) =>
    `${sheet(at)}Every balance in "${at.column}" is positive, so that the file does not say which accounts stand in credit. Export debits and credits in two columns, or credits with a minus.`,
  debits_unequal_credits: (at: Place) =>
    `The ${at.period} debits and credits differ by ${printWritten(at.value)} (${printWritten(at.debits)} against ${printWritten(at.credits)}). A trial balance has equal debits and credits.`,
  balance_sheet_out_of_balance: (at: Place) =>
    `The ${at.period} balances are out of balance by ${printWritten(at.value)}, debits less credits. That is right where it is the profit of the year before it is taken into equity; otherwise the difference stands on the statement as "Unreconciled difference".`,
  entity_out_of_balance: (at: Place) =>
    `${at.account ? `Entity "${at.account}"` : "The rows without an entity"}: debits and credits differ by ${printWritten(at.value)}, though the file as a whole balances or is out by another amount. See whether a row stands under the wrong entity.`,
  date_not_a_date: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a date. Expected a date such as 2025-12-31.`,
  date_without_year: (at: Place) =>
    `${cell(at)}: "${at.value}" has no year. Set the period that the books are of, which tells the year, or write dates such as 2025-12-31.`,
  date_out_of_range: (at: Place) =>
    `${cell(at)}: "${at.value}" is not in a year from 1990 to 2099.`,
  dates_ambiguous: (at: Place) =>
    `${cell(at)}: "${at.value}" and dates like it were read with the day first; no date of the column tells.`,
  rate_without_date: (at: Place) =>
    `${cell(at)}: the rate has no date and does not say what it is${at.value ? ` ("${at.value}")` : ""}. Expected a date, or a description with Average, Opening or Closing.`,
  rate_not_positive: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a positive rate such as 0.7925.`,
  rate_repeated: (at: Place) =>
    `${cell(at)}: the rate of ${at.value} for this date stands in row ${at.expected} already. Keep one of the two rows.`,
  rate_contradicted: (at: Place) =>
    `${cell(at)}: the rate is ${at.value} here and ${at.expected} for the same currency and date. Keep the right one.`,
  currency_missing: (at: Place) =>
    `${cell(at)}: the rate has no currency. Expected a currency code of ISO 4217 such as USD.`,
  currency_unknown: (at: Place) =>
    `${cell(at)}: "${at.value}" is not a currency code of ISO 4217 such as USD, or a pair such as GBP/USD.`,
  line_item_missing: (at: Place) =>
    `${cell(at)}: the line has no words. Expected the line's description.`,
  category_missing: (at: Place) =>
    `${cell(at)}: "${at.value}" has no category. Expected operating, investing or financing.`,
  more_problems: (at: Place) => `There are ${at.value} more problems like these.`,
} as const satisfies Record<string, (at: Place) => string>;
