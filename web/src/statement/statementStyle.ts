import { onPhone, onSmallPhone, onTouch } from "../lib/theme/media.ts";
import { wordHiddenOnPhone } from "../lib/theme/wordHiddenOnPhone.ts";
import { badgeStyle } from "./badgeStyle.ts";
import { openingRowStyle } from "./openingRowStyle.ts";

/** Not seen, and still read out. */
const hidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/** The statement as a page of an annual report: rules stand over amounts, never across the page. */
export const statementStyle = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.8125rem",
  lineHeight: "1.125rem",
  "& th, & td": { height: 28, p: 0, fontWeight: 400, textAlign: "left", verticalAlign: "middle" },
  [onTouch]: { "& th, & td": { height: 44 } },
  "& .label": {
    pr: { xs: 1, sm: 2 },
    py: "3px",
    minWidth: { xs: 112, sm: 190 },
    position: "sticky",
    left: 0,
    bgcolor: "background.paper",
  },
  "& .amount": {
    width: { xs: 92, md: 110 },
    minWidth: { xs: 84, sm: 92 },
    pl: { xs: 1, sm: 2 },
    textAlign: "right",
    whiteSpace: "nowrap",
  },
  "& .note": { width: 44, minWidth: 44, color: "text.secondary", textAlign: "right" },
  "& .note a": {
    color: "inherit",
    display: "inline-block",
    minWidth: 24,
    lineHeight: "24px",
    textAlign: "center",
  },
  [onPhone]: { "& .note": { display: "none" } },
  "& .figure": { display: "block", pr: "0.6em", py: "4px", position: "relative" },
  "& .status": {
    width: { xs: 52, sm: 104 },
    minWidth: { xs: 52, sm: 92 },
    pl: { xs: 1, sm: 2.5 },
    textAlign: "left",
  },
  ...badgeStyle,
  // On a phone only the icon is visible; the word is still read out.
  "& .status svg + .word": wordHiddenOnPhone,
  // On the smallest, the mark of a question stays in sight beside its amount: the rest gives way.
  [onSmallPhone]: {
    "&& .label": { minWidth: 96, pr: 0.5 },
    "&& .amount": { pl: 0.5 },
    "&& .status": { width: 26, minWidth: 26, pl: 0.5 },
    "&& .badge": { px: "3px" },
    "&& .badge.auto .word": hidden,
    "&& thead .amount": { whiteSpace: "normal" },
    "&& thead .status": { fontSize: 0 },
  },
  // A phone has room for one figure beside a line; on paper all stand.
  [`@media screen and ${onPhone.slice("@media ".length)}`]: {
    '&[data-figure="current"]': { "& .prior, & .variance": { display: "none" } },
    '&[data-figure="prior"]': { "& .current, & .variance": { display: "none" } },
    '&[data-figure="variance"]': { "& .current, & .prior": { display: "none" } },
  },
  "& thead th": {
    color: "text.secondary",
    fontWeight: 550,
    verticalAlign: "bottom",
    pb: "6px",
    borderBottom: "1px solid",
    borderColor: "divider",
    // The names of the columns stay in sight beneath the top bar.
    position: "sticky",
    top: 56,
    zIndex: 1,
    bgcolor: "background.paper",
  },
  "& thead .label": { zIndex: 2, pb: "6px" },
  "& thead .amount": { pr: "0.6em" },
  "& thead .unit": { fontWeight: 400 },
  "& .category th": {
    height: 36,
    pt: 1,
    fontVariantCaps: "all-small-caps",
    fontSize: "1.0625rem",
    fontWeight: 650,
    letterSpacing: "0.045em",
  },
  "& .reconciliation tr:first-of-type > *": { pt: 2.5 },
  "& .reconciliation tr:first-of-type > .label": { pt: "23px" },
  "& .line .label": { pl: 2 },
  "& .current": { fontWeight: 620 },
  "& .variance": { color: "text.secondary" },
  "& .subtotal .label, & .subtotal .current": { fontWeight: 680 },
  // A border and not a shadow: on paper a shadow becomes a box.
  "& .ruled .figure": { borderTop: "1px solid var(--mui-palette-rule)", pt: "3px" },
  "& .closing .figure": {
    borderBottom: "3px double var(--mui-palette-rule)",
  },
  // Forty lines on one sheet of A4.
  "@media print": {
    fontSize: "0.75rem",
    lineHeight: "1rem",
    "& th, & td": { height: 20 },
    // The notes stand in the exports, not on this paper.
    "& .note": { display: "none" },
    "& thead th": { position: "static", pt: 1.5 },
    // A cell that stays in sight would cover the rule of the head.
    "& .label": { py: "2px", position: "static" },
    "& .figure, & .ruled .figure": { py: "2px" },
    "& .category th": { height: 28, pt: 0.75 },
    "& .reconciliation tr:first-of-type > *": { pt: 1 },
    "& .reconciliation tr:first-of-type > .label": { pt: "10px" },
  },
  ...openingRowStyle,
} as const;
