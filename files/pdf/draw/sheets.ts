import type { Framework } from "@tieout/core";

/** A sheet of paper with the body's place on it, in points. */
export type Sheet = {
  width: number;
  height: number;
  left: number;
  top: number;
  bodyWidth: number;
  bodyHeight: number;
  /** Where the footer begins. */
  foot: number;
};

const MARGIN = 54;
const HEAD = 58;
const FOOT = 58;

/** Letter where US GAAP is filed, A4 elsewhere. */
export function sheetFor(framework: Framework): Sheet {
  return framework === "US_GAAP" ? sheet(612, 792) : sheet(595.28, 841.89);
}

function sheet(width: number, height: number): Sheet {
  return {
    width,
    height,
    left: MARGIN,
    top: HEAD,
    bodyWidth: width - 2 * MARGIN,
    bodyHeight: height - HEAD - FOOT,
    foot: height - FOOT + 14,
  };
}
