import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef, useState } from "react";

type Props = { label: string; children: ReactNode };

/** Lets a wide table scroll inside itself; the keyboard can reach it only when it has to. */
export function TableFrame({ label, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      setScrolling(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const focusable = isScrolling ? { tabIndex: 0, role: "region", "aria-label": label } : {};
  return (
    <Box ref={frame} {...focusable} sx={frameStyle}>
      {children}
    </Box>
  );
}

const frameStyle = {
  overflowX: "auto",
  position: "relative",
  "@media print": { overflowX: "visible" },
} as const;
