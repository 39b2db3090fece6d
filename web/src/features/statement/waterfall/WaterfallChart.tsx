import Box from "@mui/material/Box";
import { statusLabel } from "@tieout/core";
import { formatAmount } from "../../../lib/format/formatAmount.ts";
import type { WaterfallStep } from "../../../statement/waterfallSteps.ts";
import { barClass, barColours } from "./barColours.ts";

const height = 260;
const top = 28;
const bottom = 30;
const reviewRow = 18;

type Props = { steps: readonly WaterfallStep[]; width: number };

/** Bars with their own labels; what flows out is an outline, what is nothing a line, so that colour is not all. */
export function WaterfallChart({ steps, width }: Props) {
  const nil = steps[0]?.from ?? 0; // a balance begins there
  const slot = width / steps.length;
  const bar = Math.min(72, slot * 0.56);
  const isAnyInReview = steps.some(({ isInReview }) => isInReview);
  const full = height + (isAnyInReview ? reviewRow : 0);
  const centre = (index: number) => slot * (index + 0.5);
  return (
    <Box component="svg" sx={chartStyle} width={width} height={full} focusable="false">
      <line x1={0} x2={width} y1={y(nil)} y2={y(nil)} className="grid" />
      {steps.map((step, index) => {
        const [high, low] = [Math.max(step.from, step.to), Math.min(step.from, step.to)];
        const next = steps[index + 1];
        return (
          <g key={step.label}>
            {next && (
              <line
                x1={centre(index) + bar / 2}
                x2={centre(index + 1) - bar / 2}
                y1={y(step.to)}
                y2={y(step.to)}
                className="link"
              />
            )}
            <rect
              x={centre(index) - bar / 2}
              width={bar}
              y={y(high)}
              height={Math.max(2, y(low) - y(high))}
              className={barClass(step)}
            />
            <text x={centre(index)} y={y(high) - 8} className="figure">
              {formatAmount(step.amount)}
            </text>
            <text x={centre(index)} y={height - 8} className="name">
              {step.label}
            </text>
            {step.isInReview && (
              <text x={centre(index)} y={full - 8} className="review">
                {statusLabel({ status: "review" })}
              </text>
            )}
          </g>
        );
      })}
    </Box>
  );
}

/** The place of a share of the chart, from the top. */
function y(share: number): number {
  return top + (1 - share) * (height - top - bottom);
}

const chartStyle = {
  display: "block",
  ...barColours,
  "& .grid": { stroke: "var(--mui-palette-divider)" },
  "& .link": { stroke: "var(--mui-palette-text-disabled)", strokeDasharray: "2 3" },
  "& text": { textAnchor: "middle", fontSize: 12, fill: "var(--mui-palette-text-primary)" },
  "& .figure": { fontWeight: 620 },
  "& .name": { fill: "var(--mui-palette-text-secondary)" },
  "& .review": { fill: "var(--mui-palette-warning-main)", fontWeight: 500 },
} as const;
