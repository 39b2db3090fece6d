import { onForcedColours, onPhone, onTouch } from "../../../lib/theme/media.ts";
import { plainButton } from "../../../lib/theme/plainButton.ts";

/**
 * How high a row is, in pixels: on a desk; where a finger points, or names and reasons take two lines;
 * and on a phone, where a role stands below its account.
 */
export const rowHeights = { desk: 28, tall: 44, phone: 72 } as const;

/** How high the heading and each row of the footing are, which stay in sight over the rows. */
export const stickyHeight = 30;

/** The windows in which names and reasons have too little room for one line. */
export const onNarrowDesk = "@media (max-width: 1399.95px)";

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const twoLines = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  whiteSpace: "normal",
  lineHeight: "1.0625rem",
  maxHeight: rowHeights.tall - 2,
} as const;

/** As wide as usual, or as the longest amount is (`--amount-room`, in widths of a digit): none is cut. */
function amountWidth(usual: number): string {
  return `max(${usual}px, calc(var(--amount-room) * 1ch + 20px))`;
}

/** The grid scrolls inside itself, below its headings and above its footing. */
export const gridStyle = {
  maxHeight: { xs: "70vh", sm: "min(72vh, 760px)" },
  overflow: "auto",
  position: "relative",
  scrollPaddingTop: stickyHeight,
  "& table": {
    width: "100%",
    borderCollapse: "collapse",
    tableLayout: "fixed",
    fontSize: "0.8125rem",
    lineHeight: "1.125rem",
  },
  "& th, & td": { py: 0, px: 0.75, fontWeight: 400, textAlign: "left", ...cut },
  "& tbody tr:not(.space)": {
    boxShadow: "inset 0 1px var(--mui-palette-divider)",
    // Shadows are not drawn in the system's colours
    [onForcedColours]: { borderTop: "1px solid" },
  },
  "& tr.chosen": { bgcolor: "action.selected" },
  "& thead th, & tfoot td, & tfoot th": {
    position: "sticky",
    bgcolor: "background.paper",
    zIndex: 1,
    height: stickyHeight,
  },
  "& thead th": { top: 0, color: "text.secondary", fontWeight: 550 },
  "& tfoot td, & tfoot th": { bottom: 0 },
  "& tfoot tr:not(.total) td, & tfoot tr:not(.total) th": { bottom: stickyHeight },
  "& tfoot .total": {
    boxShadow: "inset 0 1px var(--mui-palette-rule)",
    [onForcedColours]: { borderTop: "1px solid" },
  },
  "& tfoot .total td, & tfoot .total th": { fontWeight: 650 },
  "& thead button": { ...plainButton, minHeight: 28, fontWeight: 550 },
  "& .choose": { width: 34, pl: 0.5 },
  "& .choose input": { display: "block", m: 0, width: 16, height: 16 },
  "& .code": { width: 76, color: "text.secondary" },
  "& .without-numbers .code": { display: "none" },
  "& .code-with-name": { display: "none", color: "text.secondary" },
  "& .role-cell": { width: "20%" },
  "& .confidence": { width: 46, textAlign: "right", color: "text.secondary" },
  "& .confidence.low": { color: "warning.main", fontWeight: 650 },
  "& .reason": { width: "25%", color: "text.secondary" },
  "& .full-name": cut,
  "& .line": { ...cut, fontSize: "0.75rem" },
  "& .to-confirm": { display: "flex", alignItems: "center" },
  "& .to-confirm .line": { flex: "1 1 0", minWidth: 0 },
  // No higher than a row, which has its height from the list.
  "& .to-confirm .button": {
    flexShrink: 0,
    minHeight: rowHeights.desk - 2,
    py: 0,
    px: 1,
    mr: -1,
    [onTouch]: { minHeight: rowHeights.tall - 2 },
  },
  "& .asked": { color: "warning.main" },
  "& .amount": { width: amountWidth(102), pr: "0.6em", textAlign: "right" },
  "& .role": {
    width: "100%",
    height: 24,
    [onTouch]: { height: 36, fontSize: "1rem" },
    p: 0,
    pr: 2.5,
    border: 0,
    borderRadius: 0.5,
    font: "inherit",
    color: "inherit",
    textOverflow: "ellipsis",
    // A select of its own look has no arrow of its own: two triangles side by side are one.
    appearance: "none",
    background:
      "linear-gradient(45deg, transparent 50%, currentColor 50%) calc(100% - 9px) 55% / 5px 5px no-repeat, linear-gradient(-45deg, transparent 50%, currentColor 50%) calc(100% - 4px) 55% / 5px 5px no-repeat",
    // Drawn triangles have no colour of the system's.
    [onForcedColours]: { appearance: "auto", background: "none" },
    "&.given": { fontWeight: 600 },
    "&[aria-busy=true]": { color: "text.secondary" },
  },
  "& option": { bgcolor: "background.paper", fontWeight: 400 },
  "& .traits": {
    ...plainButton,
    minHeight: 24,
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    // Underlined, a plus would read as plus or minus
    "&.none": { pr: 0.5, fontWeight: 600, textDecoration: "none" },
  },
  // The reason is worth more than a balance that the other two amounts tell.
  [onNarrowDesk]: {
    "& .opening": { display: "none" },
    "& .full-name, & .line": twoLines,
    // A button is one line of its own, however long: the reason keeps the other
    "& .line .traits": { ...cut, maxWidth: "100%", verticalAlign: "bottom" },
  },
  // Long amounts take the room of reasons, which can be asked for, and not that of names.
  "@media (min-width: 900px)": { "&.with-long-amounts .reason": { width: "14%" } },
  // No room for words: the number stands beside the name, and the way to confirm in place of the percentage.
  "@media (max-width: 899.95px)": {
    "& .code, & .confidence": { display: "none" },
    "& .code-with-name": { display: "inline" },
    "& .reason": { width: 88 },
    "& .reason .line": { display: "none" },
    "& thead .reason": { fontSize: 0 },
    "& .to-confirm": { justifyContent: "flex-end" },
  },
  // The role stands below its account, and one amount beside both.
  [onPhone]: {
    "& .reason, & .movement, & thead .role-cell, & tfoot .role-cell": { display: "none" },
    "& tbody tr:not(.space)": {
      display: "grid",
      gridTemplateColumns: `44px minmax(0, 1fr) ${amountWidth(96)}`,
      gridTemplateAreas: '"choose name amount" "choose role amount"',
      alignItems: "center",
    },
    "& thead tr, & tfoot tr": {
      display: "grid",
      gridTemplateColumns: `44px minmax(0, 1fr) ${amountWidth(96)}`,
      alignItems: "center",
    },
    "& thead, & tbody, & tfoot, & table": { display: "block" },
    "& tbody .choose": { gridArea: "choose" },
    "& tbody .name": { gridArea: "name" },
    "& tbody .role-cell": { gridArea: "role", width: "auto" },
    "& tbody .amount": { gridArea: "amount" },
    "& .choose, & .amount": { width: "auto" },
    // A finger meets the whole of its place.
    "& .choose input": { position: "relative", width: 22, height: 22 },
    "& .choose input::before": { content: '""', position: "absolute", inset: "-11px" },
    // Of the reason there is room for its word alone.
    "& tbody tr:has(.to-confirm)": {
      gridTemplateAreas: '"choose name amount" "choose role confirm"',
    },
    "& .reason:has(.to-confirm)": { display: "block", gridArea: "confirm", width: "auto" },
    "& .space": { display: "block" },
  },
} as const;
