/** The sheet a statement stands on; on paper it is the paper itself. */
export const statementSheetStyle = {
  p: { xs: 1.5, sm: 3 },
  minWidth: 0,
  // No wider than a page.
  maxWidth: 808,
  "@media print": { border: 0, p: 0 },
} as const;
