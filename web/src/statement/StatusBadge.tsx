import CheckOutlined from "@mui/icons-material/CheckOutlined";
import EditOutlined from "@mui/icons-material/EditOutlined";
import ErrorOutline from "@mui/icons-material/ErrorOutlineOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import type { LineStatus } from "@tieout/core";
import { formatAmount } from "../lib/format/formatAmount.ts";
import type { ShownLine } from "./ShownLine.ts";

const looks = {
  auto: { label: "Auto", Icon: null },
  manual: { label: "Adjusted", Icon: EditOutlined },
  verified: { label: "Verified", Icon: CheckOutlined },
  review: { label: "Review", Icon: ErrorOutline },
} as const satisfies Record<LineStatus, { label: string; Icon: typeof SvgIcon | null }>;

type Props = {
  line: Pick<ShownLine, "status" | "calculated" | "adjustments" | "isDerived">;
  currency: string;
};

/** How far a line can be relied on: what a person did to it, or how it came about. The table's own style dresses it. */
export function StatusBadge({ line, currency }: Props) {
  const { Icon } = looks[line.status];
  return (
    <span className={`badge ${line.status}`}>
      {Icon && <Icon aria-hidden />}
      <span className="word">{labelOf(line, currency)}</span>
    </span>
  );
}

/** "Adjusted (34,000)" names what was added to the calculated figure, "Derived" what no account says. */
function labelOf(line: Props["line"], currency: string): string {
  if (line.status === "auto" && line.isDerived) return "Derived";
  const { adjustments = "" } = line;
  if (line.status === "manual" && /[1-9]/.test(adjustments))
    return `Adjusted ${formatAmount(adjustments, currency)}`;
  return looks[line.status].label;
}
