import { type Problem, problem } from "../../problem/Problem.ts";
import type { Table } from "../../table/Table.ts";
import { showText } from "../../text/showText.ts";
import type { FileRows } from "../FileRows.ts";
import { mayBeResult } from "../rowKinds/isTotalLine.ts";
import { sideOfWords } from "../sections/sideOfWords.ts";

/**
 * What a profit and loss is refused for that was read from a sheet called "Expenses" or "Income" while another one is
 * called by the other side: half of it was read, and no result in it says otherwise.
 */
export function profitOnSheets(
  { fileType, sheet, controls }: FileRows,
  tables: readonly Table[],
): Problem[] {
  if (fileType !== "profit_loss" || sheet === null) return [];
  const own = sideOfSheet(sheet);
  const hasResult = controls.some(({ label, agrees }) => agrees && mayBeResult(label));
  if (own === null || hasResult) return [];
  const other = tables.find((table) => {
    const side = sideOfSheet(table.sheet ?? "");
    return side !== null && side !== own;
  });
  if (other === undefined) return [];
  return [problem("profit_on_sheets", { sheet, value: showText(other.sheet ?? "") })];
}

/** "Income statement" names both sides. */
function sideOfSheet(name: string): "income" | "expense" | null {
  const side = /statement|profit|loss|\band\b|&|summary/i.test(name)
    ? null
    : sideOfWords(name, "profit_loss");
  return side === "income" || side === "expense" ? side : null;
}
