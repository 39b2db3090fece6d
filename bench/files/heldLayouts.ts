import { type Layout, ofCompanies, statements, trial } from "./Layout.ts";
import { online } from "./reportStyles.ts";
import { writeBalancete } from "./writeBalancete.ts";
import type { ReportStyle } from "./writeReport.ts";
import { bracketed, creditOf, debitOf, grouped, plain } from "./writeTrialBalance.ts";

const sided = (...amounts: readonly bigint[]) =>
  amounts.flatMap((amount) => [debitOf(amount), creditOf(amount)]).map(plain);

/** Opening balance, debits, credits and closing balance beside an account. */
const withMovements: Parameters<typeof trial>[1]["cells"] = ({ code, name, earlier, later }) => [
  code,
  name,
  plain(earlier),
  ...sided(later - earlier),
  plain(later),
];

const dated: ReportStyle = {
  ...online,
  heads: () => [["Acme Ltd"], ["Accounts", "Dec 31, 2025", "Dec 31, 2024"]],
  money: (amount) => (amount < 0n ? `-$${grouped(-amount)}` : `$${grouped(amount)}`),
  words: { ...online.words, result: "Net Profit" },
  levels: "flat",
};

const named: ReportStyle = {
  ...online,
  heads: (title) => [["Acme Pty Ltd"], [title], ["", "", "This Year", "Last Year"]],
  hasCodes: true,
  words: { ...online.words, result: "Net Profit/(Loss)" },
};

const oneTotal: ReportStyle = {
  ...online,
  heads: (title) => [[title], ["Basis : Accrual"], ["As of 31 Dec 2025"], ["Account", "Total"]],
  totalOf: (heading) => `Total for ${heading}`,
  levels: "flat",
  isOneDate: true,
};

const yearEnds: ReportStyle = {
  ...online,
  heads: (title) => [[title], ["Acme Ltd"], ["Account", "31 Dec 2025", "31 Dec 2024"]],
  money: bracketed,
  words: { ...online.words, result: "Profit for the year" },
  levels: "indent",
};

/**
 * Layouts that nobody looks at while the reader is changed: one for every two of `layouts`. One that is
 * not read right moves there together with its mending, and another takes its place.
 */
export const heldLayouts: readonly Layout[] = [
  statements("Wave", dated),
  statements("MYOB", named),
  statements("Zoho Books, one total", oneTotal),
  statements("Year ends with brackets", yearEnds),
  trial("FreeAgent", {
    heads: [
      [
        "Nominal Code",
        "Account",
        "Opening Debit",
        "Opening Credit",
        "Closing Debit",
        "Closing Credit",
      ],
    ],
    cells: ({ code, name, earlier, later }) => [code, name, ...sided(earlier, later)],
    ends: ({ debit, credit, priorDebit, priorCredit }) => [
      ["", "Total", priorDebit, priorCredit, debit, credit],
    ],
  }),
  trial("DATEV, sums and balances", {
    heads: [
      ["Summen und Salden", "", "Dezember 2025"],
      [
        ...["Konto", "Beschriftung", "EB-Wert Soll", "EB-Wert Haben", "Jahr Soll", "Jahr Haben"],
        ...["Saldo Soll", "Saldo Haben"],
      ],
    ],
    cells: ({ code, name, earlier, later }) => [
      code,
      name,
      ...sided(earlier, later - earlier, later).map((cell) => cell.replace(".", ",")),
    ],
    ends: () => [],
  }),
  trial("Dynamics", {
    heads: [["Main account", "Name", "Opening balance", "Debit", "Credit", "Closing balance"]],
    cells: withMovements,
    ends: () => [],
  }),
  trial("Oracle", {
    heads: [
      ["Ledger: Acme"],
      ["Account", "Description", "Beginning Balance", "Debits", "Credits", "Ending Balance"],
    ],
    cells: ({ code, name, earlier, later }) => [
      `01-${code}-000`,
      name,
      bracketed(earlier),
      ...sided(later - earlier),
      bracketed(later),
    ],
    ends: () => [],
  }),
  trial("Odoo, headings in two rows", {
    heads: [
      ["Trial Balance"],
      ["", "Initial Balance", "", "2025", "", "End Balance", ""],
      ["", "Debit", "Credit", "Debit", "Credit", "Debit", "Credit"],
    ],
    cells: ({ code, name, earlier, later }) => [
      `${code} ${name}`,
      ...sided(earlier, later - earlier, later),
    ],
    ends: () => [],
  }),
  trial("Spanish sums and balances", {
    heads: [["Cuenta", "Descripción", "Saldo inicial", "Debe", "Haber", "Saldo final"]],
    cells: withMovements,
    ends: () => [],
  }),
  trial("Italian balances", {
    heads: [["Codice conto", "Descrizione", "Saldo iniziale", "Dare", "Avere", "Saldo finale"]],
    cells: withMovements,
    ends: () => [],
  }),
  ofCompanies(
    statements("Branches and their total", {
      ...online,
      heads: (title) => [[title], ["Acme Ltd"], ["Account", "31 Dec 2025", "31 Dec 2024"]],
      levels: "indent",
    }),
    { companies: ["North branch", "South branch", "Between branches"], all: "Total" },
    { amounts: [1, 2], order: "by date" },
  ),
  {
    program: "A Brazilian balancete with its sides",
    holdsTwoDates: true,
    write: (balances) => ({
      trial_balance: writeBalancete(balances, (amount) => (amount < 0n ? "C" : "D")),
    }),
  },
];
