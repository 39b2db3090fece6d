import type { AdjustmentRecord } from "@tieout/contract";
import { type StatusLook, StatusMark } from "../../components/StatusMark.tsx";

const looks = {
  active: null,
  reversed: { label: "Reversed", look: "quiet" },
  stale: { label: "Stale: its file was replaced", look: "warning" },
} as const satisfies Record<AdjustmentRecord["status"], { label: string; look: StatusLook } | null>;

/** Says when an adjustment does not simply count. */
export function AdjustmentStatus({ status }: { status: AdjustmentRecord["status"] }) {
  const shown = looks[status];
  return shown && <StatusMark {...shown} />;
}
