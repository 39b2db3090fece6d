import { useEffect, useState } from "react";

/** A value once it has not changed for a while: what is typed is not asked about letter by letter. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return delayed;
}
