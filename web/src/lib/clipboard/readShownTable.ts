import type { CopiedCell } from "./CopiedCell.ts";

/** The cells of a table on the page; an amount says in `data-amount` what it is exactly. */
export function readShownTable(table: HTMLTableElement): CopiedCell[][] {
  return [...table.querySelectorAll("tr:not([aria-hidden])")].map((row) =>
    [...row.querySelectorAll<HTMLTableCellElement>("th, td")].flatMap((cell) => {
      const empty = Array.from({ length: Math.max(0, cell.colSpan - 1) }, () => ({ text: "" }));
      return [readCell(cell), ...empty];
    }),
  );
}

function readCell(cell: HTMLTableCellElement): CopiedCell {
  const amounts = cell.querySelectorAll<HTMLElement>("[data-amount]");
  const amount = amounts.length === 1 ? amounts[0]?.dataset.amount : undefined;
  return amount === undefined ? { text: cell.textContent ?? "" } : { amount };
}
