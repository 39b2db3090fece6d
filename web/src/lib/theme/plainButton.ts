/** A button that looks like the text around it. */
export const plainButton = {
  p: 0,
  border: 0,
  font: "inherit",
  color: "inherit",
  textAlign: "left",
  background: "none",
  cursor: "pointer",
} as const;
