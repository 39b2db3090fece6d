/** One item of a list of findings or notes. */
export const rowStyle = {
  py: 1.5,
  borderTop: 1,
  borderColor: "divider",
  overflowWrap: "anywhere",
  "&:first-of-type": { borderTop: 0 },
} as const;

/** The list around such items. */
export const listStyle = { m: 0, p: 0, listStyle: "none" } as const;
