/** A list whose points are ticked off. */
export const tickedList = {
  m: 0,
  p: 0,
  listStyle: "none",
  "& li": { position: "relative", pl: 3, py: 0.5 },
  "& li::before": {
    content: '""',
    position: "absolute",
    left: 2,
    top: "0.72em",
    width: 10,
    height: 5,
    borderLeft: "2px solid",
    borderBottom: "2px solid",
    borderColor: "primary.main",
    transform: "rotate(-45deg)",
  },
} as const;
