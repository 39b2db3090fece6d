import type { Method } from "@tieout/core";

/** The name each method carries on screen. */
export const methodLabels = {
  indirect: "Indirect method",
  direct: "Direct method",
} as const satisfies Record<Method, string>;
