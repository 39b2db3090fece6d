import type { BookAccount } from "./InventedBalances.ts";
import { type Layout, ofCompanies, statements, trial } from "./Layout.ts";
import {
  above,
  beside,
  coded,
  desktop,
  filing,
  inNumbers,
  newOnline,
  online,
  plainText,
  statutory,
  toDate,
  unheaded,
  workbook,
  xero,
} from "./reportStyles.ts";
import { behindMonth, beneathEachOther, besideEachOther, totalsFirst } from "./turnReport.ts";
import { writeBalancete, writeNested } from "./writeBalancete.ts";
import type { CompanyHeadings } from "./writeCompanies.ts";
import { writeDates } from "./writeDates.ts";
import { writeGrouped } from "./writeGrouped.ts";
import { writePostings } from "./writePostings.ts";
import { writeReport } from "./writeReport.ts";
import { tallyBalanceSheet, tallyProfit } from "./writeTally.ts";
import { bracketed, creditOf, debitOf, plain } from "./writeTrialBalance.ts";

const side = (amount: bigint) => (amount === 0n ? "" : plain(amount));
const sided = ({ later, earlier }: BookAccount) =>
  [debitOf(later), creditOf(later), debitOf(earlier), creditOf(earlier)].map(side);

const companies: CompanyHeadings = {
  companies: ["Alpha Ltd", "Beta GmbH", "Eliminations"],
  all: "Consolidated",
};

/** How programs write their files. */
export const layouts: readonly Layout[] = [
  statements("QuickBooks Online, comparison", online),
  statements("QuickBooks Online, present layout", newOnline),
  statements("QuickBooks Desktop, a column a level", desktop),
  statements("Sage 50, no headings", unheaded),
  statements("Xero reports", xero),
  statements("NetSuite, codes and comparison", coded),
  statements("SEC workbook", filing),
  statements("Odoo, sums above", above),
  statements("hledger", plainText),
  statements("An accountant's workbook", workbook),
  trial("Sage 50, debits and credits of two years", {
    heads: [["N/C", "Name", "Current Debit", "Current Credit", "Prior Debit", "Prior Credit"]],
    cells: (account) => [account.code, account.name, ...sided(account)],
    ends: ({ debit, credit, priorDebit, priorCredit }) => [
      ["", "Totals:", debit, credit, priorDebit, priorCredit],
    ],
  }),
  trial("Xero, year to date beside last year", {
    heads: [
      ["Trial Balance"],
      ["As at 31 December 2025"],
      ["Account Code", "Account", "YTDDebit", "YTDCredit", "31 Dec 2024"],
    ],
    cells: ({ code, name, later, earlier }) => [
      code,
      name,
      side(debitOf(later)),
      side(creditOf(later)),
      plain(earlier),
    ],
    ends: ({ debit, credit }) => [["", "Total", debit, credit, "0.00"]],
  }),
  trial("SAP, signed", {
    heads: [
      ["Financial Statement Item", "GL Number", "GL Description", "Current Year", "Previous Year"],
    ],
    cells: ({ code, name, later, earlier }) => ["1", code, name, plain(later), plain(earlier)],
    ends: () => [],
  }),
  trial("Plex style, one column", {
    heads: [["acct_num", "acct_name", "12/31/2025", "12/31/2024"]],
    cells: ({ code, name, later, earlier }) => [code, name, bracketed(later), bracketed(earlier)],
    ends: () => [],
  }),
  trial("Opening, movement and closing, in another language", {
    heads: [["Hesap", "Ad", "Devir", "Borc", "Alacak", "Bakiye"]],
    cells: ({ code, name, later, earlier }) => {
      const moved = later - earlier;
      return [
        code,
        name,
        plain(earlier),
        plain(debitOf(moved)),
        plain(creditOf(moved)),
        plain(later),
      ];
    },
    ends: () => [],
  }),
  trial("Six columns, in another language", {
    heads: [["Konto", "Opis", "BO Wn", "BO Ma", "Obroty Wn", "Obroty Ma", "Saldo Wn", "Saldo Ma"]],
    cells: ({ code, name, later, earlier }) => {
      const moved = later - earlier;
      const amounts = [earlier, moved, later].flatMap((amount) => [
        debitOf(amount),
        creditOf(amount),
      ]);
      return [code, name, ...amounts.map(plain)];
    },
    ends: () => [],
  }),
  trial("Several dates in columns", {
    heads: [["#account_code", "#account_name", "2024-12-31", "2025-06-30", "2025-12-31"]],
    cells: ({ code, name, later, earlier }) => [
      code,
      name,
      plain(earlier),
      plain(earlier),
      plain(later),
    ],
    ends: () => [],
  }),
  trial("French balance of two years", {
    heads: [
      [
        ...["Compte", "Intitulé", "Solde débiteur N", "Solde créditeur N"],
        ...["Solde débiteur N-1", "Solde créditeur N-1"],
      ],
    ],
    cells: (account) => [account.code, account.name, ...sided(account)],
    ends: () => [],
  }),
  trial("Balances with their side in a column, in another language", {
    heads: [["科目編號", "科目名稱", "方向", "期初金額", "借方金額", "貸方金額", "期末金額"]],
    cells: ({ code, name, later, earlier }) => {
      const side = (later === 0n ? earlier : later) < 0n ? -1n : 1n;
      const moved = later - earlier;
      return [
        code,
        name,
        side < 0n ? "貸" : "借",
        plain(side * earlier),
        plain(debitOf(moved)),
        plain(creditOf(moved)),
        plain(side * later),
      ];
    },
    ends: () => [],
  }),
  {
    program: "A textbook's account, two sides beside each other",
    holdsTwoDates: true,
    write: (balances) => ({
      profit_loss: writeReport(balances, "profit_loss", xero),
      balance_sheet: besideEachOther(writeReport(balances, "balance_sheet", beside)),
    }),
  },
  trial(
    "QuickBooks Desktop, one date",
    {
      heads: [
        ["Acme Ltd"],
        ["Trial Balance"],
        ["", "", "Dec 31, 25"],
        ["", "", "Debit", "", "Credit"],
      ],
      cells: ({ code, name, later }) => [
        "",
        `${code} · ${name}`,
        side(debitOf(later)),
        "",
        side(creditOf(later)),
      ],
      ends: ({ debit, credit }) => [["TOTAL", "", debit, "", credit]],
    },
    false,
  ),
  {
    program: "ERPNext, groups above their accounts",
    holdsTwoDates: true,
    write: (balances) => ({ trial_balance: writeGrouped(balances, "   ") }),
  },
  {
    program: "Tally, groups without indentation",
    holdsTwoDates: true,
    write: (balances) => ({ trial_balance: writeGrouped(balances, "") }),
  },
  {
    program: "A ledger of postings",
    holdsTwoDates: false,
    write: (balances) => ({ trial_balance: writePostings(balances) }),
  },
  {
    program: "A date a row",
    holdsTwoDates: false,
    write: (balances) => ({ trial_balance: writeDates(balances) }),
  },
  ofCompanies(
    statements("Companies beside their group", {
      ...online,
      heads: (title) => [["Acme group"], [title], ["", "2025", "2024"]],
      levels: "flat",
    }),
    companies,
    { amounts: [1, 2], order: "by company" },
  ),
  ofCompanies(
    trial("Companies' trial balances beside each other", {
      heads: [["Code", "Account", "31 Dec 2025", "31 Dec 2024"]],
      cells: ({ code, name, later, earlier }) => [code, name, plain(later), plain(earlier)],
      ends: () => [],
    }),
    { ...companies, all: "Group" },
    { amounts: [2, 3], order: "by date" },
  ),
  {
    program: "A Brazilian balancete without sides",
    holdsTwoDates: true,
    write: (balances) => ({ trial_balance: writeBalancete(balances, () => "") }),
  },
  {
    program: "Totals first",
    holdsTwoDates: true,
    write: (balances) => ({
      profit_loss: totalsFirst(balances, "profit_loss"),
      balance_sheet: totalsFirst(balances, "balance_sheet"),
    }),
  },
  trial("A bank's program, credits positive", {
    heads: [["GL_Code", "GL_Name", "Opening_Bal", "DR_Summation", "CR_Summation", "Closing_Bal"]],
    cells: ({ code, name, later, earlier }) => {
      const moved = later - earlier;
      return [
        code,
        name,
        plain(-earlier),
        plain(debitOf(moved)),
        plain(creditOf(moved)),
        plain(-later),
      ];
    },
    ends: () => [],
  }),
  {
    program: "Both statements in one sheet, with ratios beneath them",
    holdsTwoDates: true,
    write: (balances) => {
      const both = beneathEachOther(balances);
      return { profit_loss: both, balance_sheet: both };
    },
  },
  statements("Years in columns behind an opening balance", {
    ...workbook,
    heads: (title) => [["ACME"], [title], ["", "2025", "2024", "Opening balance"]],
  }),
  {
    program: "A Brazilian balancete with codes of digits alone",
    holdsTwoDates: true,
    write: (balances) => ({
      trial_balance: writeNested(balances, (amount) => (amount < 0n ? " C" : " D")),
    }),
  },
  statements("Items and values, headed in Arabic", {
    ...online,
    heads: () => [["البند", "القيمة 2025", "القيمة 2024"]],
    levels: "flat",
  }),
  {
    program: "Chinese statutory statements, the balance sheet in two sides",
    holdsTwoDates: true,
    write: (balances) => ({
      profit_loss: writeReport(balances, "profit_loss", statutory),
      balance_sheet: besideEachOther(writeReport(balances, "balance_sheet", statutory), {
        left: "资产",
        right: "负债和所有者权益",
        heads: ["期末余额", "年初余额"],
      }),
    }),
  },
  {
    program: "Tally, two sides with groups beside their accounts",
    holdsTwoDates: true,
    write: (balances) => ({
      profit_loss: tallyProfit(balances),
      balance_sheet: tallyBalanceSheet(balances),
    }),
  },
  trial("SAP, credits with a minus in columns of their own", {
    heads: [
      [
        "Company Code",
        "G/L Account",
        "GL Description",
        "Opn Blns Debit",
        "Opn Blns Credit",
        "Debit During Period",
        "Credit During Period",
        "Clsng Blns Debit",
        "Clsng Blns Credit",
      ],
    ],
    cells: ({ code, name, later, earlier }) => [
      "AC01",
      code,
      name,
      ...[earlier, later - earlier, later].flatMap((amount) => [
        plain(debitOf(amount)),
        plain(-creditOf(amount)),
      ]),
    ],
    ends: () => [],
  }),
  {
    program: "A month before the year to date",
    holdsTwoDates: true,
    write: (balances) => ({
      profit_loss: behindMonth(writeReport(balances, "profit_loss", toDate), "This Month"),
      balance_sheet: writeReport(balances, "balance_sheet", online),
    }),
  },
  {
    program: "A month before the months of the year, in numbers",
    holdsTwoDates: true,
    write: (balances) => ({
      profit_loss: behindMonth(writeReport(balances, "profit_loss", inNumbers), "12/2025"),
      balance_sheet: writeReport(balances, "balance_sheet", online),
    }),
  },
];
