import Skeleton from "@mui/material/Skeleton";

type Props = { rows: number; amounts: number };

/** A table that is loading: a label and its amounts in every row, 36 px high; one element, cut to shape. */
export function TableSkeleton({ rows, amounts }: Props) {
  return (
    <Skeleton
      role="status"
      aria-label="Loading the table"
      variant="rectangular"
      height={rows * ROW}
      style={{ mask: barsOf(amounts) }}
    />
  );
}

/** The height of a row, of the bar in it, and the width of an amount, in pixels. */
const ROW = 36;
const BAR = 12;
const AMOUNT = 88;
const GAP = 24;

/** How long the labels are, one beneath the other. */
const LABELS = ["46%", "62%", "38%", "54%", "50%"];

/** The bars of every row as a CSS mask. */
function barsOf(amounts: number): string {
  const labels = LABELS.map(
    (width, row) => `${barIn(row)} 0 0 / ${width} ${LABELS.length * ROW}px repeat-y`,
  );
  const figures = Array.from(
    { length: amounts },
    (_, at) => `${barIn(0)} right ${at * (AMOUNT + GAP)}px top 0 / ${AMOUNT}px ${ROW}px repeat-y`,
  );
  return [...labels, ...figures].join();
}

function barIn(row: number): string {
  const top = row * ROW + (ROW - BAR) / 2;
  return `linear-gradient(#0000 ${top}px, #000 ${top}px ${top + BAR}px, #0000 ${top + BAR}px)`;
}
