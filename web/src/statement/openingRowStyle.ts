import { plainButton } from "../lib/theme/plainButton.ts";

/** How the rows of a table look that open what is behind their amounts. */
export const openingRowStyle = {
  "& tr.opens": { cursor: "pointer" },
  "& tr.opens:hover > *": { bgcolor: "action.hover" },
  "& tr.opens:focus-within > *": { bgcolor: "action.focus" },
  "& button.open": { ...plainButton, cursor: "inherit", borderRadius: "2px" },
} as const;
