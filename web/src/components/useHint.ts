import { useCallback, useEffect, useState } from "react";

const prefix = "tieout-hint ";

type HintName = "lines" | "accounts";

/** A hint that is still to be shown in this browser, and what takes it away for good: so does doing what it says. */
export function useHint(name: HintName, isDone: boolean) {
  const [isShown, setShown] = useState(() => localStorage.getItem(prefix + name) === null);
  const takeAway = useCallback(() => {
    localStorage.setItem(prefix + name, "seen");
    setShown(false);
  }, [name]);
  useEffect(() => {
    if (isDone) takeAway();
  }, [isDone, takeAway]);
  return { isShown, takeAway };
}
