import type { FileType, Table } from "@tieout/core";
import type { InventedBalances } from "./InventedBalances.ts";
import { beside, online } from "./reportStyles.ts";
import { writeReport } from "./writeReport.ts";

/** What heads the two sides of a balance sheet, and the columns of their amounts. */
type SideHeadings = { left: string; right: string; heads: readonly [string, string] };

const ENGLISH: SideHeadings = { left: "Assets", right: "Liabilities", heads: ["2025", "2024"] };

/** Puts what an account's assets are paid with to the right of them. */
export function besideEachOther(
  { sheet, rows }: Table,
  { left: assets, right: others, heads }: SideHeadings = ENGLISH,
): Table {
  const middle = rows.findIndex(({ cells }) => cells[0] === beside.words.otherSide);
  const [left, right] = [rows.slice(0, middle), rows.slice(middle + 1)];
  const body = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const [one = [], other = []] = [left[at]?.cells, right[at]?.cells];
    return [0, 1, 2].map((index) => one[index] ?? "").concat("", other);
  });
  const lines = [["Acme Ltd"], [assets, ...heads, "", others, ...heads], ...body];
  return { sheet, rows: lines.map((cells, at) => ({ row: at + 1, cells })) };
}

/** A report with each total above what it sums up, and the result above all, as sites of market data have it. */
export function totalsFirst(balances: InventedBalances, fileType: FileType): Table {
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

/** Both statements beneath each other in one sheet, whose dates stand once, beside the title of the first. */
export function beneathEachOther(balances: InventedBalances): Table {
  const headed = { ...online, levels: "flat" as const };
  const profit = writeReport(balances, "profit_loss", {
    ...headed,
    heads: () => [["Income Statement", "2025", "2024"]],
  });
  const position = writeReport(balances, "balance_sheet", {
    ...headed,
    heads: () => [["Balance Sheet"]],
  });
  const ratios = [["Ratio analysis"], ["Current ratio", "1.31", "1.27"]];
  const lines = [...profit.rows, ...position.rows].map(({ cells }) => cells);
  return {
    sheet: null,
    rows: [...lines, ...ratios].map((cells, at) => ({ row: at + 1, cells })),
  };
}

/** A report with a column of one month, whose amounts are those of the year before, ahead of the others. */
export function behindMonth({ rows, ...table }: Table, heading: string): Table {
  const withMonth = rows.map(({ row, cells: [name = "", later = "", earlier = ""] }, at) => ({
    row,
    cells: [name, at === 0 ? heading : earlier, later, earlier],
  }));
  return { ...table, rows: withMonth };
}
