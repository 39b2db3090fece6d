import { useEffect, useEffectEvent } from "react";

/** What is open, the last one on top, and how each is closed. */
const open = new Set<() => void>();

/** The page whose entry was last added to: React Router names each of its own with a key. */
let page: unknown;
let isLeaving = false;

/**
 * Lets the browser's Back close what is open before it leaves the page. What is open is an entry of the
 * browser's history beside that of its page, unknown to React Router, so that no screen is drawn anew.
 */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => close();
    open.add(closeThis);
    // What takes the place of another in one go takes its entry too.
    queueMicrotask(settle);
    return () => {
      open.delete(closeThis);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}

/** Makes an entry for each thing that is open, and leaves those of what was closed by hand. */
function settle(): void {
  const entries = entriesHere();
  if (isLeaving || open.size === entries) return;
  page = window.history.state?.key;
  isLeaving = open.size < entries;
  if (isLeaving) window.history.go(open.size - entries);
  for (let entry = entries + 1; entry <= open.size; entry += 1) {
    window.history.pushState({ ...window.history.state, opened: entry }, "");
  }
}

/** How many things were open when the browser's present entry was made. */
function entriesHere(): number {
  return window.history.state?.opened ?? 0;
}

function followBack(event: PopStateEvent): void {
  const closed = isLeaving ? [] : [...open].slice(entriesHere()).reverse();
  const isOurs = isLeaving || closed.length > 0;
  // React Router would draw the page again that is there.
  if (isOurs && window.history.state?.key === page) event.stopImmediatePropagation();
  isLeaving = false;
  for (const close of closed) {
    open.delete(close);
    close();
  }
  settle();
}

// Before React Router, which listens as well
window.addEventListener("popstate", followBack, { capture: true });
// What was open when the page was loaded anew no longer is.
settle();
