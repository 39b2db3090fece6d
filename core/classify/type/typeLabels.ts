import { balanceSheetLabels } from "./balanceSheetLabels.ts";
import { profitLossLabels } from "./profitLossLabels.ts";
import type { TypeLabel } from "./TypeLabel.ts";

/** Every type label that is known; between equal matches the earlier row wins. */
export const typeLabels: readonly TypeLabel[] = [...balanceSheetLabels, ...profitLossLabels];
