import Box from "@mui/material/Box";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { readShownTable } from "../lib/clipboard/readShownTable.ts";
import { CopyButton } from "./CopyButton.tsx";

type Props = {
  label: string;
  /** Whether it can be copied for a spreadsheet. */
  canCopy?: boolean;
  children: ReactNode;
};

/** Lets a wide table scroll inside itself; the keyboard can reach it only when it has to. */
export function TableFrame({ label, canCopy = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ isAny: false, isRight: false });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => setHidden(hiddenPart(element));
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Larger text widens a table and not its frame
    for (const child of element.children) observer.observe(child);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
  // No landmark: the panel around a table is one already, and often of the same name
  const focusable = hidden.isAny ? { tabIndex: 0, role: "group", "aria-label": label } : {};
  const cells = () => {
    const table = frame.current?.querySelector("table");
    return table ? readShownTable(table) : [];
  };
  return (
    <>
      <Box
        ref={frame}
        {...focusable}
        // Only where it has to: a frame that scrolls keeps the heads of its columns from staying in sight.
        sx={{
          position: "relative",
          "@media screen": {
            ...(hidden.isAny ? scrollingStyle : wholeStyle),
            ...(hidden.isRight && fadingStyle),
          },
        }}
      >
        {children}
      </Box>
      {canCopy && (
        <Box className="no-print" sx={{ textAlign: "right", mt: 0.5 }}>
          <CopyButton label="Copy table" name={label} cells={cells} />
        </Box>
      )}
    </>
  );
}

/** Whether a part of the table is out of sight, and whether more of it stands to the right. */
function hiddenPart({ scrollWidth, clientWidth, scrollLeft }: HTMLElement) {
  const beyond = scrollWidth - clientWidth;
  return { isAny: beyond > 0, isRight: beyond - scrollLeft > 1 };
}

// What scrolls sideways scrolls for the heads of columns too: kept beneath the top bar of the page, they
// would stand that much lower in the frame, over the first rows.
const scrollingStyle = { overflowX: "auto", "&& thead th": { top: "auto" } } as const;

// Never wider than the page, not even before it is known that a part does not fit; the ring around what
// has the focus needs some room at the sides.
const wholeStyle = { overflowX: "clip", marginInline: "-4px", paddingInline: "4px" } as const;

// A table that ends between two columns would look as if it were whole; what stands there is still read.
const fadingStyle = { maskImage: "linear-gradient(to left, transparent, #000 16px)" } as const;
