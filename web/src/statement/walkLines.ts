import type { KeyboardEvent } from "react";

/** Arrows go from a line of a table to the one above or beneath it. */
export function walkLines(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("button.open")];
  const at = event.target instanceof HTMLElement ? lines.indexOf(event.target) : -1;
  if (at < 0) return;
  event.preventDefault();
  lines[at + step]?.focus();
}
