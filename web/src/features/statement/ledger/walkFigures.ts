import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Arrows go from what opens in a cell of a table to what opens in the next such cell of that direction. */
export function walkFigures(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof Element ? event.target.closest("th, td") : null;
  const row = cell?.parentElement;
  if (!step || !cell || !row) return;
  const rows = [...event.currentTarget.querySelectorAll("tbody tr")];
  let [down, right] = [rows.indexOf(row), [...row.children].indexOf(cell)];
  for (;;) {
    down += step[0];
    right += step[1];
    const next = rows[down]?.children[right];
    if (!next) return;
    const button = next.querySelector("button");
    if (!button) continue;
    event.preventDefault();
    button.focus();
    return;
  }
}
