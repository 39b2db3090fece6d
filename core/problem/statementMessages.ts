import { printWritten } from "../money/printWritten.ts";
import { printDays } from "../text/printDays.ts";
import type { Place } from "./Place.ts";

/** Messages about a set of files as a whole, and about the adjustments made to it. */
export const statementMessages = {
  no_ledger_files: () =>
    "Upload a trial balance, a balance sheet with a profit and loss, or a general ledger.",
  period_date_invalid: (at: Place) =>
    `"${at.value}" is not a date of the calendar. Expected year, month and day, such as 2025-12-31.`,
  period_backwards: (at: Place) =>
    `The period ends on ${printDays(at.value)} and starts on ${printDays(at.expected)}. Expected an end after its start.`,
  period_half_given: (at: Place) =>
    `The ${at.about} of the period is missing. Expected both its start and its end, or neither.`,
  profit_loss_missing: () =>
    "A balance sheet alone does not say what the profit was. Upload the profit and loss of the same period, or a trial balance.",
  balance_sheet_missing: () =>
    "A profit and loss alone does not say what cash moved. Upload the balance sheet of the same period, or a trial balance.",
  first_period_contradicted: (at: Place) =>
    `The project says that this is the first period of the entity, and ${at.value} is there as its ${at.expected}. Remove that file, or take back that this is the first period.`,
  openings_not_of_ledger: (at: Place) =>
    `The ${at.value} has balances at one date, and the general ledger does not say what they opened with: ${at.expected}. Add last year's file, or export with a comparison.`,
  income_not_of_entries: (at: Place) =>
    `The trial balance has balances at one date, and the general ledger has no opening balances: they would be the closing ones less its entries. But these leave ${at.value} on ${at.account}, and income and expenses begin with nothing: the ledger lacks entries, or the trial balance was made after the closing entries of the year. Add last year's file, or export both at the same state of the books.`,
  balances_after_closing: () =>
    "The trial balance was made after the closing entries of the year: income and expenses are nil in it, and are taken from the entries of the general ledger. Their sum is the profit or loss that was carried to equity.",
  balances_closed_oddly: (at: Place) =>
    `The trial balance lacks accounts that the general ledger has amounts on, and one other account differs by their sum, as after closing entries; but closing a year does not change ${at.account}. Export the trial balance again, or correct the role of the account.`,
  years_alike: (at: Place) =>
    `${at.value}, the ${at.expected}, is the same file as this year's. Upload the one with the balances of a year before.`,
  balances_alike: () =>
    "Every balance of the year before is the same as this year's, income and expenses too: one year's file stands for both. Upload the balances of the year before.",
  prior_project_missing: () =>
    "The project that the opening balances come from is no longer there. Choose another, or add last year's file.",
  prior_project_unprocessed: (at: Place) =>
    `The project "${at.value}", which the opening balances come from, has no statement yet. Process its data first.`,
  prior_project_lacks: (at: Place) =>
    `These are balances at one date, and the statement of last year's project "${at.value}" was made without a ${at.expected} that would give those of a year before. Add last year's file.`,
  prior_project_currency: (at: Place) =>
    `The statement of last year's project "${at.account}" is in ${at.value}, and this one in ${at.expected}. Expected the same currency.`,
  prior_project_period: (at: Place) =>
    `The period of last year's project "${at.account}" ends on ${printDays(at.value)}, and this one begins on ${printDays(at.expected)}. Expected it to begin the day after.`,
  language_not_read: () =>
    "The accounts are named in a language that is not read here, so their names say nothing. Choose the national chart if their numbers follow one, or give the accounts their roles (a list of codes and roles is enough), or ask the language model for a second opinion that you accept.",
  chart_doubted: (at: Place) =>
    `The accounts are read by their numbers in the ${at.expected}, as was chosen or as the format of the ledger has it, but their names do not go with it${at.value ? `: they are those of the ${at.value}` : ""}. Accounts that no name bears out are asked. Choose the chart that the numbers follow, or none, in the project settings.`,
  file_read_in_fewer_decimals: (at: Place) =>
    `${at.value} was read before the project was in ${at.expected}, with fewer decimals than that currency has. Have the file read again, or upload it once more.`,
  ledger_out_of_balance: (at: Place) =>
    `The ${at.period} balances are out of balance by ${printWritten(at.value)}: debits and credits should be equal. The difference stands on the statement as "Unreconciled difference".`,
  cross_check_difference: (at: Place) =>
    `Account ${at.account}: the ${at.about} is ${printWritten(at.expected)} in the statements and ${printWritten(at.value)} in the trial balance. Export both at the same state of the books.`,
  balances_of_other_currency: (at: Place) =>
    `Every row of the ${at.account} names ${at.value} as its currency, and the statement is to be in ${at.expected}: nothing translates amounts. Set the currency to ${at.value}, or give the file in ${at.expected}. If its amounts are in ${at.expected} already, leave the currency of accounts that are not held in ${at.value} blank.`,
  amounts_of_other_currency: (at: Place) =>
    `The ${at.account} writes "${at.value}" beside its amounts (row ${at.row}), and the statement is to be in ${at.expected}: nothing translates amounts. Set the currency to that of the file, or give the file in ${at.expected}. If its amounts are in ${at.expected} already, take "${at.value}" out of the file.`,
  bases_differ: (at: Place) =>
    `The ${at.value} says that it is on the cash basis, and the ${at.expected} that it is on the accrual basis: their figures are not of the same books. Export all reports on the accrual basis.`,
  on_cash_basis: (at: Place) =>
    `The ${at.value} says that it is on the cash basis: what customers and suppliers owe is not in it. IFRS (IAS 1.27) and US GAAP (ASC 105) ask for the accrual basis: export the reports on it if the statement is to follow them.`,
  parts_differ: (at: Place) =>
    `The ${at.value} says "${at.account}" (row ${at.row}), so that it is of a part of the business alone, and the ${at.expected} is not of the same part. Export all reports of the whole business, or of the same part.`,
  planned_beside_actual: (at: Place) =>
    `The ${at.value} says "${at.account}" (row ${at.row}), so that its amounts are planned or assumed, and the ${at.expected} does not say so. Give the actual amounts; if they are actual, take these words out of the file.`,
  group_beside_company: (at: Place) =>
    `The ${at.value} says "${at.account}" (row ${at.row}), so that it is of one company, and the ${at.expected} says that it is consolidated. Give both of the group, or both of the company.`,
  companies_differ: (at: Place) =>
    `The ${at.value} is headed "${at.account}" and the ${at.expected} "${at.about}" (row ${at.row}): they are of different companies. Give the reports of one company; if the company changed its name, write the same one above both.`,
  says_part: (at: Place) =>
    `The ${at.value} says "${at.account}" (row ${at.row}): the statement is of that part of the business alone.`,
  says_planned: (at: Place) =>
    `The ${at.value} says "${at.account}" (row ${at.row}): its amounts are planned or assumed, and so are the cash flows. They are not what was received and paid.`,
  says_draft: (at: Place) =>
    `The ${at.value} says "${at.account}" (row ${at.row}): its amounts may still change, and the statement with them.`,
  says_unadjusted: (at: Place) =>
    `The ${at.value} says "${at.account}" (row ${at.row}): adjusting entries, such as depreciation, accruals and tax, may be missing from it. Export it with them if it is the end of the year.`,
  says_translated: (at: Place) =>
    `The ${at.value} says "${at.account}" (row ${at.row}): its amounts were translated. Translated balances move with the rates too (IAS 7.25-28, ASC 830-230): differences of exchange may stand within the cash flows, where they are not shown by themselves.`,
  currency_of_sign: (at: Place) =>
    `"${at.value}" beside the amounts is taken for ${at.expected}, as it is most often; it may stand for others. Set the currency where it is another.`,
  currency_not_said: (at: Place) =>
    `No file says what currency its amounts are in: the statement is headed ${at.expected}. Set the currency where it is another.`,
  entity_column_missing: () =>
    'Multi-entity consolidation needs an "Entity" column that says whose account each row is. No file that counts has one: add it, or process without consolidation.',
  entities_separate: (at: Place) =>
    `The files name several entities (${at.value}). Tick "Multi-entity consolidation" to add them up, or upload one entity alone.`,
  adjustment_account_unknown: (at: Place) =>
    `Line ${at.row}: there is no account "${at.account}" in the files of this project. Expected its code as a file writes it; where it has none, its name.`,
  adjustment_account_is_cash: (at: Place) =>
    `Line ${at.row}: account "${at.account}" is cash itself. Name the line its cash stands on instead.`,
  adjustment_concept_unknown: (at: Place) =>
    `Line ${at.row}: "${at.value}" is not a line that cash can be presented on. Expected one such as purchase_of_ppe.`,
  adjustment_role_unknown: (at: Place) =>
    `"${at.value}" is not a role an account can play. Expected one such as trade_receivables.`,
  adjustment_amount_invalid: (at: Place) =>
    `Line ${at.row}: "${at.value}" is not an amount. Expected either a debit or a credit, as a positive decimal such as 1250.00, of at most 18 digits before the point.`,
  adjustment_unbalanced: (at: Place) =>
    `The journal does not balance: ${at.expected} by ${printWritten(at.value)}. Debits and credits must be equal.`,
  adjustment_empty: () => "The journal has no lines. Expected at least one debit and one credit.",
  adjustment_target_missing: () =>
    "A reclassification names either the role the account plays or the line it belongs on.",
  adjustment_larger_than_movement: (at: Place) =>
    `${at.journal ? `Journal "${at.journal}", line` : "Line"} ${at.row}: ${printWritten(at.value)} is more than account ${at.account} moved in the period, which is ${printWritten(at.expected)}. The rest counts as a flow the other way: check the amount, or enter that flow too.`,
  policy_forbidden: (at: Place) =>
    `The policy ${at.about} cannot be "${at.value}". Expected ${at.expected}.`,
  policy_unknown: (at: Place) => `"${at.about}" is not a policy. Expected one of ${at.expected}.`,
  exchange_rates_inverted: (at: Place) =>
    `The ${at.value} rates look like foreign units per unit of the reporting currency and were inverted.`,
  exchange_average_elsewhere: (at: Place) =>
    `The average rates of ${at.value} are dated outside the period and were left out: the average was made of the rates inside it or at its ends. Correct their dates, or add the average of the period.`,
  exchange_rates_missing: (at: Place) =>
    `Account ${at.account} is held in ${at.value}, but the FX rates do not give an opening, a closing and an average rate for it. Its exchange effect is not computed: add these rates to the file.`,
  exchange_account_missing: (at: Place) =>
    `No exchange difference account was found for the computed effect of exchange rates on cash, ${printWritten(at.value)}. The other side stands on "Other movements, unclassified": give the account that holds it the role of exchange differences.`,
} as const satisfies Record<string, (at: Place) => string>;
