import { type ReactNode, startTransition, useEffect, useState } from "react";

type Props = {
  children: ReactNode;
  /** What holds its place until then. */
  meanwhile?: ReactNode;
};

/**
 * Draws what is in it right after what is around it, in slices: a dialog opens at once, and the
 * screen answers while its fields come.
 */
export function Later({ children, meanwhile }: Props) {
  const [isDue, setDue] = useState(false);
  // Not by a deferred value: React would draw what is deferred in something deferred with it.
  useEffect(() => startTransition(() => setDue(true)), []);
  if (isDue) return children;
  return (
    <>
      {meanwhile}
      {/* By this a look at the page knows that more is to come. */}
      <span hidden data-later />
    </>
  );
}

/** A dialog of such fields is as high before they are there. */
export const laterPaper = {
  paper: { sx: { minHeight: { sm: "min(720px, calc(100% - 64px))" } } },
} as const;
