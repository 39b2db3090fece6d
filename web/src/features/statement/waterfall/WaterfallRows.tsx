import Box from "@mui/material/Box";
import { AmountText } from "../../../components/AmountText.tsx";
import { badgeStyle } from "../../../statement/badgeStyle.ts";
import { StatusBadge } from "../../../statement/StatusBadge.tsx";
import type { WaterfallStep } from "../../../statement/waterfallSteps.ts";
import { barClass, barColours } from "./barColours.ts";

type Props = { steps: readonly WaterfallStep[] };

/** The waterfall lying down, for a narrow page: a row a step, label and figure above the bar. */
export function WaterfallRows({ steps }: Props) {
  return (
    <Box sx={rowsStyle}>
      {steps.map((step) => {
        const start = Math.min(step.from, step.to) * 100;
        const width = Math.max(0.8, Math.abs(step.to - step.from) * 100);
        return (
          <Box key={step.label} sx={{ py: 0.75 }}>
            <Box sx={{ display: "flex", justifyContent: "space-between", fontSize: "0.8125rem" }}>
              <Box component="span" sx={{ color: "text.secondary" }}>
                {step.label} {step.isInReview && <StatusBadge line={{ status: "review" }} />}
              </Box>
              <Box component="span" sx={{ fontWeight: 620 }}>
                <AmountText amount={step.amount} />
              </Box>
            </Box>
            <Box component="svg" width="100%" height={14} sx={{ display: "block", mt: 0.25 }}>
              <rect
                x={`${start}%`}
                width={`${width}%`}
                y={1}
                height={12}
                className={barClass(step)}
              />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const rowsStyle = { ...barColours, ...badgeStyle } as const;
