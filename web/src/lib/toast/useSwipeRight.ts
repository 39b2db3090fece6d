import { type PointerEvent, useRef } from "react";

const thresholdPx = 50;

/** Handlers that call back when the pointer is drawn to the right far enough. */
export function useSwipeRight(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX.current !== null && event.clientX - startX.current >= thresholdPx) onSwipe();
      startX.current = null;
    },
  };
}
