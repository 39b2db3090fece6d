import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Goes to the part of the page that the address names, also for the keyboard. It stands behind
 * the last part, so that all of them are there.
 */
export function HashScroll() {
  const { hash, key } = useLocation();
  // The key changes with every navigation, so that the same link works twice.
  useEffect(() => {
    if (hash === "" || key === "") return;
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView({ block: "start" });
    part?.focus({ preventScroll: true });
  }, [hash, key]);
  return null;
}
