import type { ReactNode } from "react";
import { useNextInFocus } from "./useNextInFocus.ts";

type Props = { keys: readonly string[]; children: ReactNode };

/** Holds the rows of open points: when one is resolved, the focus passes to the action of the next. */
export function PointRoom({ keys, children }: Props) {
  const room = useNextInFocus(keys);
  return <div {...room}>{children}</div>;
}
