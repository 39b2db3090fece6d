import { focusRing } from "./focusRing.ts";
import { onForcedColours } from "./media.ts";
import { printStyles } from "./printStyles.ts";

/** What shows by its ground alone that it is chosen, on, or filled. */
const forcedChoices = [
  ".MuiToggleButton-root.Mui-selected",
  ".Mui-checked .MuiSwitch-thumb",
  ".MuiTabs-indicator",
  ".MuiLinearProgress-bar",
  "nav [aria-current=page]",
];

/** What holds on every page: figures, focus, motion and paper. */
export const globalStyles = {
  html: { scrollPaddingTop: 72 },
  body: {
    fontVariantNumeric: "lining-nums",
    // A name without a space in it, of a file or a company, never makes the page wider.
    overflowWrap: "break-word",
    fontFeatureSettings: '"cv11", "ss03"',
    WebkitFontSmoothing: "antialiased",
  },
  "button, input, select, textarea": { fontVariantNumeric: "inherit" },
  select: { textOverflow: "ellipsis" },
  // Where figures stand beneath each other. Not in words: Inter's tabular set widens hyphens too.
  ".amount, .money, time, code, [inputmode=decimal]": {
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  // The width of Inter's closing parenthesis, the same in every weight.
  ".money.hanging": { whiteSpace: "nowrap", marginRight: "-0.390625em" },
  ":focus-visible": focusRing,
  "main:focus, main:focus-visible": { outline: "none" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      // Not a short one: with any duration each element begins a transition of all that it inherits.
      transition: "none !important",
      scrollBehavior: "auto !important",
    },
  },
  // Where the system chooses the colours it takes grounds and shadows away: what is chosen has its colour
  // of choice, what fills a bar too, and what lies over a page has an edge.
  [onForcedColours]: {
    [forcedChoices.join(", ")]: {
      forcedColorAdjust: "none",
      backgroundColor: "Highlight !important",
      color: "HighlightText !important",
    },
    ".MuiLinearProgress-root, .MuiDialog-paper, .MuiDrawer-paper, .MuiPopover-paper": {
      border: "1px solid",
    },
  },
  // The size is the printer's: A4 here, Letter elsewhere.
  "@page": { margin: "18mm" },
  "@media print": {
    ...printStyles,
    html: { backgroundColor: "#fff !important" },
    body: { backgroundColor: "#fff !important", color: "#000 !important" },
    ".no-print": { display: "none !important" },
    // Nothing on paper is pressed or filled in.
    ".button, .MuiToggleButtonGroup-root, .MuiTextField-root": {
      display: "none !important",
    },
    "tr, li": { breakInside: "avoid" },
    "h2, h3": { breakAfter: "avoid" },
  },
} as const;
