import type SvgIcon from "@mui/material/SvgIcon";
import { type LineStatus, statusLabel } from "@tieout/core";
import { AlertCircleIcon, CheckIcon, EditIcon } from "../components/icons.ts";
import { formatAmount } from "../lib/format/formatAmount.ts";
import type { ShownLine } from "./ShownLine.ts";

const icons = {
  auto: null,
  manual: EditIcon,
  verified: CheckIcon,
  review: AlertCircleIcon,
} as const satisfies Record<LineStatus, typeof SvgIcon | null>;

type Props = {
  line: Pick<ShownLine, "status" | "calculated" | "adjustments" | "isDerived">;
};

/** How far a line can be relied on: what a person did to it, or how it came about. The table's own style dresses it. */
export function StatusBadge({ line }: Props) {
  const Icon = icons[line.status];
  return (
    <span className={`badge ${line.status}`}>
      {Icon && <Icon aria-hidden />}
      <span className="word">{labelOf(line)}</span>
    </span>
  );
}

/** "Adjusted (34,000)" names what was added to the calculated figure, "Derived" what no account says. */
function labelOf(line: Props["line"]): string {
  const { adjustments = "" } = line;
  const label = statusLabel(line);
  return line.status === "manual" && /[1-9]/.test(adjustments)
    ? `${label} ${formatAmount(adjustments)}`
    : label;
}
