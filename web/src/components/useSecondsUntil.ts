import { useEffect, useState } from "react";

/** How many seconds are left until a time in milliseconds, counted down; 0 where there is none to wait for. */
export function useSecondsUntil(time: number | null): number {
  const [, setNow] = useState(0);
  const seconds = time === null ? 0 : Math.max(0, Math.ceil((time - Date.now()) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}
