import { createContext, useContext } from "react";

/** A short message over the page; `destructive` says that something failed. */
export type Toast = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** What can be done about it; the label says what, for screen readers too. */
  action?: { label: string; onClick: () => void };
};

export const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error("a toast was shown outside the ToastProvider");
});

/** Shows a toast; a new one takes the place of the one before it. */
export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}
