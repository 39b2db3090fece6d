import type { ReportStyle } from "./writeReport.ts";
import { bracketed, grouped, plain } from "./writeTrialBalance.ts";

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

export const newOnline: ReportStyle = {
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

export const desktop: ReportStyle = {
  ...online,
  heads: (_, period) => [
    ["", "", "", "", period[0].replace("As of ", ""), period[1].replace("As of ", "")],
  ],
  totalOf: (heading) => `Total ${heading}`,
  levels: "columns",
};

export const unheaded: ReportStyle = {
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

export const xero: ReportStyle = {
  ...online,
  heads: (title) => [[title], ["Acme Ltd"], ["Account", "2025", "2024"]],
  money: bracketed,
  words: { ...online.words, result: "Net Profit" },
  levels: "flat",
  blank: "-",
};

export const beside: ReportStyle = {
  ...xero,
  heads: () => [],
  words: { ...xero.words, both: "Total" },
};

export const coded: ReportStyle = {
  ...online,
  heads: (title) => [
    ["Acme Ltd"],
    [title],
    ["Account", "Financial Row", "Amount 2025", "Comparison Amount 2024"],
  ],
  hasCodes: true,
  levels: "flat",
};

export const filing: ReportStyle = {
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

export const above: ReportStyle = {
  ...online,
  heads: (title) => [[title], ["", "2025", "2024"]],
  sumsAbove: true,
  levels: "indent",
};

export const plainText: ReportStyle = {
  ...online,
  heads: (title) => [[`${title} 2024-12-31..2025-12-31`], ["Account", "2025-12-31", "2024-12-31"]],
  money: (amount) => `${plain(amount)} EUR`,
  totalOf: (heading) => `Total ${heading}`,
  levels: "flat",
  blank: "0",
};

export const workbook: ReportStyle = {
  ...online,
  heads: (title) => [["ACME"], [title], ["in GBP"], ["", "31/12/2025", "31/12/2024"]],
  money: bracketed,
  levels: "alignment",
};

/** The forms that Chinese law prescribes. */
export const statutory: ReportStyle = {
  ...beside,
  heads: (title) =>
    title === "Balance Sheet" ? [] : [["利润表"], ["项目", "本期金额", "上期金额"]],
  money: plain,
  totalOf: (heading) => `${heading}合计`,
  words: { ...beside.words, result: "四、净利润（净亏损以“-”号填列）", both: "总计" },
};

/** The year to date, as it stands behind a month. */
export const toDate: ReportStyle = {
  ...online,
  heads: () => [["", "Year to Date", "Last Year"]],
  levels: "flat",
};

/** The same as months of the year in numbers. */
export const inNumbers: ReportStyle = {
  ...toDate,
  heads: () => [["", "01/2025 - 12/2025", "01/2024 - 12/2024"]],
};
