import { type FocusEvent, useEffect, useRef } from "react";

/** The attribute of a row with its key, and of what resolves it. */
const ROW = "data-point";
const ACTION = "data-action";

export const actionMark = { [ACTION]: "" };

export function rowMark(key: string): Readonly<Record<string, string>> {
  return { [ROW]: key };
}

/**
 * Passes the focus on when the row that had it goes, because it is resolved: to the action of the row that
 * stood next to it, else to the first action that is left, else to the room itself, and to the page where
 * the room goes with its last row. The keys are those of the rows in their order.
 */
export function useNextInFocus(keys: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  const last = useRef("");
  const before = useRef(keys);
  useEffect(() => {
    const shown = before.current;
    before.current = keys;
    const at = shown.indexOf(last.current);
    const isLost = isWithin.current && document.activeElement === document.body;
    if (!isLost || at < 0 || keys.includes(last.current)) return;
    const next = [...shown.slice(at + 1), ...shown.slice(0, at).reverse()].find((key) =>
      keys.includes(key),
    );
    focusAction(ref.current, next);
  }, [keys]);
  useEffect(
    () => () => {
      const isLost = isWithin.current && document.activeElement === document.body;
      if (isLost) document.getElementById("main")?.focus({ preventScroll: true });
    },
    [],
  );
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      isWithin.current = true;
      // The dialog that an action opens stands in no row
      last.current = target.closest(`[${ROW}]`)?.getAttribute(ROW) ?? last.current;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
}

function focusAction(room: HTMLElement | null, key: string | undefined): void {
  const row = key === undefined ? null : room?.querySelector(`[${ROW}="${CSS.escape(key)}"]`);
  const action = row?.querySelector<HTMLElement>(`[${ACTION}] :is(a, button)`);
  (action ?? room?.querySelector<HTMLElement>("a, button") ?? room)?.focus();
}
