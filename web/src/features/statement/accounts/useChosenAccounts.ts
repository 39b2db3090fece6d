import type { AccountSummary } from "@tieout/core";
import { useCallback, useRef, useState } from "react";

/** The accounts that are chosen in the grid, by code, and how they come to be chosen. */
export type ChosenAccounts = {
  codes: ReadonlySet<string>;
  /** Chooses an account or lets go of it; with all between it and the one before where that is wanted. */
  toggle: (at: number, isRange: boolean) => void;
  /** All that are shown, or none. */
  toggleAll: () => void;
  clear: () => void;
};

/** Choosing among the accounts that are shown, as a spreadsheet does: one, with Shift a range, all. */
export function useChosenAccounts(shown: readonly AccountSummary[]): ChosenAccounts {
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<number | null>(null);
  const clear = useCallback(() => {
    last.current = null;
    setCodes(new Set());
  }, []);
  const toggle = useCallback(
    (at: number, isRange: boolean) => {
      const from = isRange && last.current !== null ? last.current : at;
      last.current = at;
      setCodes((before) => {
        const changed = new Set(before);
        const isChosen = !before.has(shown[at]?.code ?? "") || isRange;
        for (const { code } of shown.slice(Math.min(from, at), Math.max(from, at) + 1)) {
          if (isChosen) changed.add(code);
          else changed.delete(code);
        }
        return changed;
      });
    },
    [shown],
  );
  const toggleAll = useCallback(() => {
    setCodes((before) => {
      const isAll = shown.length > 0 && shown.every(({ code }) => before.has(code));
      return isAll ? new Set() : new Set(shown.map(({ code }) => code));
    });
  }, [shown]);
  return { codes, toggle, toggleAll, clear };
}
