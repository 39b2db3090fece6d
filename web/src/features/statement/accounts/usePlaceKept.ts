import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** Where in a row the keyboard was. */
type Place = { row: number; isRole: boolean };

type Kept = { onFocus: (event: FocusEvent) => void; onBlur: () => void };

/**
 * Keeps the keyboard's place in a table whose rows go: an account that has been given its role leaves those
 * to review, and whoever gave it goes on with the row that comes in its place.
 */
export function usePlaceKept(frame: RefObject<HTMLElement | null>, rows: readonly unknown[]): Kept {
  const place = useRef<Place | null>(null);
  const before = useRef(rows);
  // With the rows themselves: a key that is pressed at once is not lost.
  useLayoutEffect(() => {
    if (before.current === rows) return;
    before.current = rows;
    if (place.current === null || document.activeElement !== document.body) return;
    const row = Math.min(place.current.row, rows.length - 1);
    const field = place.current.isRole ? "select" : "input";
    const found = frame.current?.querySelector<HTMLElement>(`${rowAt(row)} ${field}`);
    found?.focus({ preventScroll: true });
  }, [frame, rows]);
  return {
    onFocus: ({ target }) => {
      const row = Number(target.closest("tr")?.getAttribute("aria-rowindex")) - FIRST_ROW;
      place.current = row < 0 ? null : { row, isRole: target.localName === "select" };
    },
    onBlur: () => {
      place.current = null;
    },
  };
}

/** The number of the first row beneath the heading, as a table counts them. */
const FIRST_ROW = 2;

function rowAt(row: number): string {
  return `tr[aria-rowindex="${row + FIRST_ROW}"]`;
}
