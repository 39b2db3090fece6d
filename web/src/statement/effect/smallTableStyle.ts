/** A small table of labels and amounts inside a form. */
export const smallTableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& th, & td": {
    height: 32,
    py: 0.5,
    textAlign: "left",
    fontWeight: 400,
    borderBottom: "1px solid",
    borderColor: "divider",
  },
  "& th:not(:first-of-type), & td": {
    textAlign: "right",
    width: { xs: 92, sm: 120 },
    pl: 1,
    pr: "0.6em",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
  "& thead th": { color: "text.secondary", fontWeight: 550 },
  "& .total th, & .total td": { fontWeight: 650 },
} as const;
