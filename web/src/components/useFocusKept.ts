import { type RefObject, useEffect, useRef } from "react";

type Room = { ref: RefObject<HTMLDivElement | null>; onFocus: () => void; onBlur: () => void };

/**
 * Keeps the focus in a room whose content gives way to another: where it was in what went, it goes to the
 * first field or button of what came, and not back to the top of the page.
 */
export function useFocusKept(content: unknown): Room {
  const ref = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  const before = useRef(content);
  useEffect(() => {
    if (before.current === content) return;
    before.current = content;
    const isLost = isWithin.current && document.activeElement === document.body;
    if (isLost) ref.current?.querySelector<HTMLElement>("input:not([hidden]), button")?.focus();
  }, [content]);
  return {
    ref,
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
}
