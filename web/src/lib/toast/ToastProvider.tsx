import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Later } from "../../components/page/Later.tsx";
import { shownForMs } from "./shownForMs.ts";
import { ToastCard } from "./ToastCard.tsx";
import { type Toast, ToastContext } from "./useToast.ts";

type ShownToast = Toast & { key: number };

/** Holds the one toast that is shown at a time (specification section 9). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [isHeld, setHeld] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const show = useCallback((toast: Toast) => {
    if (toast.title.trim() === "" || toast.action?.label.trim() === "")
      throw new Error("a toast needs a title, and its action a label");
    // An open dialog hides all that is beside it; what is said now has to be heard all the same.
    region.current?.removeAttribute("aria-hidden");
    setHeld(false);
    setShown((before) => ({ ...toast, key: (before?.key ?? 0) + 1 }));
  }, []);
  // A toast that is gone sends no more events: nothing else would let go of it.
  const close = useCallback(() => {
    setHeld(false);
    setShown(null);
  }, []);
  useEffect(() => {
    if (shown === null || isHeld) return;
    const timer = setTimeout(() => setShown(null), shownForMs);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  return (
    <ToastContext value={show}>
      {children}
      <Later>
        <ToastCard region={region} toast={shown} onClose={close} onHold={setHeld} />
      </Later>
    </ToastContext>
  );
}
