import { type ReactNode, useDeferredValue } from "react";

/**
 * Draws what is in it right after what is around it, in slices: a dialog opens at once, and the
 * screen answers while its fields come.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}

/** A dialog of such fields is as high before they are there. */
export const laterPaper = {
  paper: { sx: { minHeight: { sm: "min(720px, calc(100% - 64px))" } } },
} as const;
