import { useEffect, useRef, useState } from "react";
import { shownForMs } from "../toast/shownForMs.ts";

type HeldBack = { isHeld: boolean; start: () => void; undo: () => void };

/**
 * Holds back what cannot be taken back for a moment in which it can be undone. Whoever leaves the
 * screen meanwhile lets it happen at once.
 */
export function useHeldBack(act: () => void): HeldBack {
  const [isHeld, setHeld] = useState(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const isWaiting = useRef(false);
  useEffect(() => {
    if (!isHeld) return;
    const happen = () => {
      if (!isWaiting.current) return;
      isWaiting.current = false;
      setHeld(false);
      latest.current();
    };
    const timer = setTimeout(happen, shownForMs);
    return () => {
      clearTimeout(timer);
      happen();
    };
  }, [isHeld]);
  return {
    isHeld,
    start: () => {
      isWaiting.current = true;
      setHeld(true);
    },
    undo: () => {
      isWaiting.current = false;
      setHeld(false);
    },
  };
}
