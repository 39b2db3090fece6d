import type { FileType, Table, TableRow } from "@tieout/core";
import {
  accountsOf,
  type BookAccount,
  type BookSection,
  type InventedBalances,
  sumOf,
} from "./InventedBalances.ts";

/** How a program writes its reports. */
export type ReportStyle = {
  /** The rows above the body; the last ones head the columns. */
  heads: (title: string, period: readonly [string, string]) => readonly (readonly string[])[];
  money: (amount: bigint, isTotal: boolean) => string;
  totalOf: (heading: string) => string;
  /** What the result and the sum of the other side are called. */
  words: { result: string; otherSide: string; both: string };
  levels: "indent" | "columns" | "flat" | "alignment";
  /** Each sum stands above what it sums up. */
  sumsAbove?: true;
  hasCodes?: true;
  /** Only the end of the year is shown. */
  isOneDate?: true;
  /** Written where there is nothing. */
  blank: string;
};

type Line = { label: string; code: string; level: number; amounts: readonly string[] };

/** Writes a profit and loss or a balance sheet as a program would; amounts stand as that side shows them. */
export function writeReport(
  balances: InventedBalances,
  fileType: FileType,
  style: ReportStyle,
): Table {
  const isProfit = fileType === "profit_loss";
  const sections = isProfit ? balances.results : balances.positions;
  const lines = sections.flatMap((section) => sectionLines(section, style));
  const ends = isProfit ? resultLines(balances, style) : [];
  const body = isProfit ? [...lines, ...ends] : positionLines(sections, style);
  const title = isProfit ? "Profit and Loss" : "Balance Sheet";
  const period = isProfit
    ? (["Jan - Dec 2025", "Jan - Dec 2024"] as const)
    : (["As of Dec 31, 2025", "As of Dec 31, 2024"] as const);
  const heads = style.heads(title, period).map((cells) => ({ cells, level: 0 }));
  const written = [
    ...heads,
    ...body.map((line) => ({ cells: cellsOf(line, style), level: line.level })),
  ];
  return {
    sheet: style.levels === "alignment" ? title : null,
    rows: written.map((line, at) => toRow(line, at, style)),
  };
}

function toRow(
  { cells, level }: { cells: readonly string[]; level: number },
  at: number,
  style: ReportStyle,
): TableRow {
  const row = { row: at + 1, cells };
  return style.levels === "alignment"
    ? { ...row, indents: cells.map((_, index) => (index === 0 ? level : 0)) }
    : row;
}

function cellsOf({ label, code, level, amounts }: Line, style: ReportStyle): string[] {
  const codes = style.hasCodes ? [code] : [];
  if (style.levels !== "columns")
    return [
      ...codes,
      `${style.levels === "indent" ? "   ".repeat(level) : ""}${label}`,
      ...amounts,
    ];
  const labels = ["", "", "", ""];
  labels[level] = label;
  return [...codes, ...labels, ...amounts];
}

function positionLines(sections: readonly BookSection[], style: ReportStyle): Line[] {
  const [assets, ...others] = sections;
  if (!assets) return [];
  const owed = accountsOf(others);
  const both = line(style, style.words.both, 0, total(style, owed, -1n, true));
  const head = line(style, style.words.otherSide, 0, []);
  const lines = others.flatMap((section) => sectionLines(section, style));
  if (style.sumsAbove) return [...sectionLines(assets, style), ...lines];
  return [...sectionLines(assets, style), head, ...lines, both];
}

function resultLines(balances: InventedBalances, style: ReportStyle): Line[] {
  const all = accountsOf(balances.results);
  return [line(style, style.words.result, 0, total(style, all, -1n, true))];
}

function sectionLines(section: BookSection, style: ReportStyle): Line[] {
  const sign = section.nature === "asset" || section.nature === "expense" ? 1n : -1n;
  const accounts = accountsOf([section]);
  const groups = section.groups.flatMap((group) => {
    const rows = group.accounts.map((account) =>
      line(style, account.name, 2, total(style, [account], sign, false), account.code),
    );
    return framed(
      style,
      { heading: group.heading, level: 1, sums: total(style, group.accounts, sign, true) },
      rows,
    );
  });
  return framed(
    style,
    { heading: section.heading, level: 0, sums: total(style, accounts, sign, true) },
    groups,
  );
}

/** A heading, what stands beneath it, and its sum below or above. */
function framed(
  style: ReportStyle,
  { heading, level, sums }: { heading: string; level: number; sums: readonly string[] },
  rows: readonly Line[],
): Line[] {
  if (style.sumsAbove) return [line(style, heading, level, sums), ...rows];
  return [
    line(style, heading, level, []),
    ...rows,
    line(style, style.totalOf(heading), level, sums),
  ];
}

function total(
  style: ReportStyle,
  accounts: readonly BookAccount[],
  sign: bigint,
  isTotal: boolean,
): string[] {
  const { earlier, later } = sumOf(accounts);
  const amounts = style.isOneDate ? [later] : [later, earlier];
  return amounts.map((amount) =>
    amount === 0n && !isTotal ? style.blank : style.money(sign * amount, isTotal),
  );
}

function line(
  _: ReportStyle,
  label: string,
  level: number,
  amounts: readonly string[],
  code = "",
): Line {
  return { label, code, level, amounts };
}
