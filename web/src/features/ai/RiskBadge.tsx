import type { RiskLevel } from "@tieout/core";
import { AlertCircleIcon } from "../../components/icons.ts";
import { type StatusLook, StatusMark } from "../../components/StatusMark.tsx";

const looks = {
  low: { label: "Low", look: "quiet" },
  medium: { label: "Medium", look: "warning" },
  high: { label: "High", look: "warning" },
  critical: { label: "Critical", look: "error" },
} as const satisfies Record<RiskLevel, { label: string; look: StatusLook }>;

/** How much something matters, in a word and a colour. */
export function RiskBadge({ level }: { level: RiskLevel }) {
  const { label, look } = looks[level];
  const isLoud = level === "high" || level === "critical";
  return (
    <StatusMark look={look} label={`${label} risk`} icon={isLoud ? AlertCircleIcon : undefined} />
  );
}
