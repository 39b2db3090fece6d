/** A list whose rows begin with a word and a mark: what was found of each, and what it is. */
export const wordedRowStyle = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "132px minmax(0, 1fr)" },
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
  borderTop: 1,
  borderColor: "divider",
} as const;

/** The word itself, beside its mark. */
export const wordStyle = {
  display: "flex",
  gap: 0.75,
  alignItems: "center",
  alignSelf: "start",
  fontWeight: 550,
  lineHeight: "1.25rem",
} as const;
