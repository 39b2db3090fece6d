import { useCallback, useEffect, useState } from "react";
import { keptForLong } from "../lib/browserStore.ts";

const prefix = "tieout-hint ";

type HintName = "lines" | "accounts";

/** A hint that is still to be shown in this browser, and what takes it away for good: so does doing what it says. */
export function useHint(name: HintName, isDone: boolean) {
  const [isShown, setShown] = useState(() => keptForLong.read(prefix + name) === null);
  const takeAway = useCallback(() => {
    keptForLong.keep(prefix + name, "seen");
    setShown(false);
  }, [name]);
  useEffect(() => {
    if (isDone) takeAway();
  }, [isDone, takeAway]);
  return { isShown, takeAway };
}
