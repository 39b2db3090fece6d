import { badgeStyle } from "../../../statement/badgeStyle.ts";

/** How a table of amounts in columns looks, its labels in place while the columns move. */
export const columnTableStyle = {
  ...badgeStyle,
  "& .badge": { ...badgeStyle["& .badge"], ml: 1 },
  width: "100%",
  mt: 1.5,
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& th, & td": {
    px: 1,
    py: 0.625,
    textAlign: "left",
    fontWeight: 400,
    whiteSpace: "nowrap",
    borderTop: "1px solid",
    borderColor: "divider",
  },
  "& thead th": { borderTop: 0, fontWeight: 550, verticalAlign: "bottom" },
  "& thead span": { display: "block" },
  // The labels stay in place while the columns move beneath them
  "& th:first-of-type": {
    position: "sticky",
    left: 0,
    zIndex: 1,
    bgcolor: "background.paper",
    whiteSpace: "normal",
    minWidth: { xs: 140, sm: 240 },
  },
  // Columns are equally wide where there is room: one of short figures is no narrower
  "& .amount": { textAlign: "right", width: { sm: 116 } },
  "& .strong": { fontWeight: 600 },
  "& .subtotal th, & .subtotal td": { fontWeight: 600, borderTopColor: "rule" },
  // Cash at the end stands over the double rule that ends a statement
  "& tbody .subtotal:last-of-type .amount": {
    borderBottom: "3px double",
    borderBottomColor: "rule",
  },
} as const;
