// Pages break between blocks; the rows of a grid they cut through.
const inPrint = { "@media print": { display: "block", "& > * + *": { mt: 2 } } } as const;

/**
 * The statement is no wider than a page; where the window is, the picture stands beside it, and the accounts
 * take the room for their names and reasons.
 */
export const pageStyle = {
  display: "grid",
  rowGap: 2,
  columnGap: { xs: 0, xl: 2 },
  gridTemplateColumns: {
    // As wide as the accounts in a window of 1280 px: nothing stands out by a few pixels
    xs: "minmax(0, 980px) minmax(0, 1fr)",
    xl: "minmax(0, 920px) minmax(0, 1fr)",
  },
  gridTemplateAreas: {
    xs: '"head ." "sheet ." "picture ." "proof ." "accounts accounts"',
    xl: '"head head" "sheet picture" "proof picture" "accounts accounts"',
  },
  ...inPrint,
} as const;

/** Panels beneath each other. */
export const columnStyle = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2,
  alignContent: "start",
  ...inPrint,
} as const;

/** The picture beside the statement stays in view. */
export const railStyle = {
  minWidth: 0,
  alignSelf: "start",
  position: { xl: "sticky" },
  top: 72,
} as const;
