import type { FileType, Table } from "@tieout/core";
import { accountsOf, type BookAccount, type InventedBalances, sumOf } from "./InventedBalances.ts";
import { writeBalancete } from "./writeBalancete.ts";
import { type CompanyHeadings, writeCompanies } from "./writeCompanies.ts";
import { type ReportStyle, writeReport } from "./writeReport.ts";
import {
  bracketed,
  creditOf,
  debitOf,
  grouped,
  plain,
  trialAccounts,
  writeTrialBalance,
} from "./writeTrialBalance.ts";

/** A program's files of some balances, and whether they hold what a cash flow statement needs. */
export type Layout = {
  program: string;
  holdsTwoDates: boolean;
  write: (balances: InventedBalances) => Partial<Record<FileType, Table>>;
};

/** What the reports of programs have in common. */
export const online: ReportStyle = {
  heads: (title, period) => [
    ["Acme Ltd"],
    [title],
    ["", "Total"],
    ["", period[0], `${period[1]} (PP)`],
  ],
  money: plain,
  totalOf: (heading) => `Total ${heading}`,
  words: {
    result: "Net Income",
    otherSide: "LIABILITIES AND EQUITY",
    both: "TOTAL LIABILITIES AND EQUITY",
  },
  levels: "indent",
  blank: "",
};

const newOnline: ReportStyle = {
  ...online,
  heads: (title, period) => [
    [title],
    ["Acme Ltd"],
    ["Distribution account", period[0], `${period[1]} (PY)`],
  ],
  money: (amount, isTotal) =>
    isTotal ? `$${grouped(amount)}`.replace("$-", "-$") : grouped(amount),
  totalOf: (heading) => `Total for ${heading}`,
  levels: "flat",
};

const desktop: ReportStyle = {
  ...online,
  heads: (_, period) => [
    ["", "", "", "", period[0].replace("As of ", ""), period[1].replace("As of ", "")],
  ],
  totalOf: (heading) => `Total ${heading}`,
  levels: "columns",
};

const unheaded: ReportStyle = {
  ...online,
  heads: (title) => [["Acme Ltd"], [`${title} As at 12/31/2025`]],
  totalOf: (heading) => `TOTAL ${heading.toUpperCase()}`,
  words: {
    result: "NET INCOME",
    otherSide: "LIABILITIES AND EQUITY",
    both: "TOTAL LIABILITIES AND EQUITY",
  },
  levels: "flat",
  isOneDate: true,
};

const xero: ReportStyle = {
  ...online,
  heads: (title) => [[title], ["Acme Ltd"], ["Account", "2025", "2024"]],
  money: bracketed,
  words: { ...online.words, result: "Net Profit" },
  levels: "flat",
  blank: "-",
};

const beside: ReportStyle = { ...xero, heads: () => [], words: { ...xero.words, both: "Total" } };

/** Puts what an account's assets are paid with to the right of them. */
function besideEachOther({ sheet, rows }: Table): Table {
  const middle = rows.findIndex(({ cells }) => cells[0] === beside.words.otherSide);
  const [left, right] = [rows.slice(0, middle), rows.slice(middle + 1)];
  const heads = ["2025", "2024"];
  const body = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [one = [], other = []] = [left[at]?.cells, right[at]?.cells];
    return [0, 1, 2].map((index) => one[index] ?? "").concat("", other);
  });
  const lines = [["Acme Ltd"], ["Assets", ...heads, "", "Liabilities", ...heads], ...body];
  return { sheet, rows: lines.map((cells, at) => ({ row: at + 1, cells })) };
}

const coded: ReportStyle = {
  ...online,
  heads: (title) => [
    ["Acme Ltd"],
    [title],
    ["Account", "Financial Row", "Amount 2025", "Comparison Amount 2024"],
  ],
  hasCodes: true,
  levels: "flat",
};

const filing: ReportStyle = {
  ...online,
  heads: (title) =>
    title === "Balance Sheet"
      ? [["Consolidated Balance Sheets - USD ($)", "Dec. 31, 2025", "Dec. 31, 2024"]]
      : [
          ["Consolidated Statements of Operations - USD ($)", "12 Months Ended"],
          ["", "Dec. 31, 2025", "Dec. 31, 2024"],
        ],
  levels: "alignment",
};

const above: ReportStyle = {
  ...online,
  heads: (title) => [[title], ["", "2025", "2024"]],
  sumsAbove: true,
  levels: "indent",
};

const plainText: ReportStyle = {
  ...online,
  heads: (title) => [[`${title} 2024-12-31..2025-12-31`], ["Account", "2025-12-31", "2024-12-31"]],
  money: (amount) => `${plain(amount)} EUR`,
  totalOf: (heading) => `Total ${heading}`,
  levels: "flat",
  blank: "0",
};

const workbook: ReportStyle = {
  ...online,
  heads: (title) => [["ACME"], [title], ["in GBP"], ["", "31/12/2025", "31/12/2024"]],
  money: bracketed,
  levels: "alignment",
};

const side = (amount: bigint) => (amount === 0n ? "" : plain(amount));
const sided = ({ later, earlier }: BookAccount) =>
  [debitOf(later), creditOf(later), debitOf(earlier), creditOf(earlier)].map(side);

/** Both reports of a program. */
export const statements = (program: string, style: ReportStyle): Layout => ({
  program,
  holdsTwoDates: style.isOneDate !== true,
  write: (balances) => ({
    profit_loss: writeReport(balances, "profit_loss", style),
    balance_sheet: writeReport(balances, "balance_sheet", style),
  }),
});

type Balances = Parameters<typeof writeTrialBalance>[1];

/** The trial balance of a program. */
export const trial = (program: string, style: Balances, holdsTwoDates = true): Layout => ({
  program,
  holdsTwoDates,
  write: (balances) => ({ trial_balance: writeTrialBalance(balances, style) }),
});

/** A report with each total above what it sums up, and the result above all, as sites of market data have it. */
function totalsFirst(balances: InventedBalances, fileType: FileType): Table {
  const [heads, ...rows] = writeReport(balances, fileType, {
    ...online,
    heads: () => [["Breakdown", "12/31/2025", "12/31/2024"]],
    levels: "flat",
    blank: "0.00",
  }).rows;
  const lines = rows.filter(({ cells }) => cells.length > 1).toReversed();
  const turned = [...(heads ? [heads] : []), ...lines];
  return { sheet: null, rows: turned.map(({ cells }, at) => ({ row: at + 1, cells })) };
}

/** Both reports of a program with a column of each company beside that of all of them. */
export const ofCompanies = (
  { program, holdsTwoDates, write }: Layout,
  headings: CompanyHeadings,
  columns: Parameters<typeof writeCompanies>[2],
): Layout => ({
  program,
  holdsTwoDates,
  write: (balances) =>
    Object.fromEntries(
      Object.entries(write(balances)).map(([fileType, table]) => [
        fileType,
        writeCompanies(table, headings, columns),
      ]),
    ),
});

const companies: CompanyHeadings = {
  companies: ["Alpha Ltd", "Beta GmbH", "Eliminations"],
  all: "Consolidated",
};

/** Twenty programs' ways to write their files. */
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
];

/** Each group stands above its accounts with what they come to, and each section above its groups. */
function writeGrouped(balances: InventedBalances, indent: string): Table {
  const heads = ["Account", "Opening (Dr)", "Opening (Cr)", "Closing (Dr)", "Closing (Cr)"];
  const isResult = (account: BookAccount) => accountsOf(balances.results).includes(account);
  const opened = (account: BookAccount) =>
    isResult(account) ? { ...account, earlier: 0n } : account;
  const rowOf = (name: string, level: number, accounts: readonly BookAccount[]) => {
    const { earlier, later } = sumOf(accounts);
    const amounts = [debitOf(earlier), creditOf(earlier), debitOf(later), creditOf(later)];
    return [indent.repeat(level) + name, ...amounts.map(plain)];
  };
  const lines = [...balances.positions, ...balances.results].flatMap(({ heading, groups }) => {
    const kept = groups.map((group) => ({
      ...group,
      accounts: group.accounts.filter(({ name }) => name !== "Net Income").map(opened),
    }));
    return [
      rowOf(heading, 0, accountsOf([{ heading, nature: "asset", groups: kept }])),
      ...kept.flatMap((group) => [
        rowOf(group.heading, 1, group.accounts),
        ...group.accounts.map((account) => rowOf(account.name, 2, [account])),
      ]),
    ];
  });
  return { sheet: null, rows: [heads, ...lines].map((cells, at) => ({ row: at + 1, cells })) };
}

function writePostings(balances: InventedBalances): Table {
  const heads = ["Transaction_ID", "Date", "Account_Name", "Description", "Amount"];
  const lines = trialAccounts(balances).flatMap(({ name, earlier, later }, at) =>
    [earlier, (later - earlier) / 2n, later - earlier - (later - earlier) / 2n].map(
      (amount, part) => [
        String(1000 + at),
        `2025-${String(part * 4 + 1).padStart(2, "0")}-15`,
        name,
        "Posting",
        plain(amount),
      ],
    ),
  );
  return { sheet: null, rows: [heads, ...lines].map((cells, at) => ({ row: at + 1, cells })) };
}

function writeDates(balances: InventedBalances): Table {
  const heads = ["period", "gl_account_code", "gl_account_description", "closing_balance"];
  const months = ["2025-01-31", "2025-02-28", "2025-03-31", "2025-04-30"];
  const lines = months.flatMap((month) =>
    trialAccounts(balances).map(({ code, name, later }) => [month, code, name, plain(later)]),
  );
  return { sheet: null, rows: [heads, ...lines].map((cells, at) => ({ row: at + 1, cells })) };
}
