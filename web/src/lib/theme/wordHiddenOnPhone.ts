/** A word that gives way to its sign where there is little room, and is still read out. */
export const wordHiddenOnPhone = {
  position: { xs: "absolute", sm: "static" },
  width: { xs: "1px", sm: "auto" },
  height: { xs: "1px", sm: "auto" },
  overflow: "hidden",
  clipPath: { xs: "inset(50%)", sm: "none" },
} as const;
