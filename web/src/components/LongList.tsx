import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef } from "react";

type Props<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string;
  /** How high an item is likely to be, in pixels, before it is drawn. */
  heightOf: (item: Item) => number;
  /** Reads the items that follow, when the end of those that are there comes into sight; null where none do. */
  onEnd?: (() => void) | null;
  sx: SxProps<Theme>;
  children: (item: Item) => ReactNode;
};

/** A list that scrolls in a frame of its own. Thousands open like twenty: what is out of sight is not on the page. */
export function LongList<Item>(props: Props<Item>) {
  const { label, items, keyOf, heightOf, onEnd = null, sx, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: (index) => {
      const item = items[index];
      return item === undefined ? 0 : heightOf(item);
    },
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item, index);
    },
    overscan: OVERSCAN,
  });
  const drawn = getVirtualItems();
  const isEndDrawn = (drawn.at(-1)?.index ?? -1) === items.length - 1;
  useEffect(() => {
    if (isEndDrawn) onEnd?.();
  }, [isEndDrawn, onEnd]);
  return (
    // What scrolls is reached by the keyboard
    <Box ref={frame} tabIndex={0} role="region" aria-label={label} sx={frameStyle}>
      <Box component="ul" aria-label={label} sx={sx} style={{ height: getTotalSize() }}>
        {drawn.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={measureElement}
                data-index={index}
                aria-setsize={onEnd === null ? items.length : -1}
                aria-posinset={index + 1}
                style={{ position: "absolute", top: start, left: 0, right: 0 }}
              >
                {children(item)}
              </li>
            )
          );
        })}
      </Box>
    </Box>
  );
}

/** So many items beyond those in sight are drawn. */
const OVERSCAN = 4;

const frameStyle = {
  maxHeight: "56vh",
  overflowY: "auto",
  "& > ul": { position: "relative" },
} as const;
